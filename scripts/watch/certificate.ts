import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { Findings } from './findings.ts'

/** Returns the last day of a server's certificate; undefined if it shows none in 10 seconds. */
const lastDayOf = async ({ hostname, port }: URL): Promise<Date | undefined> => {
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    ...(isIP(hostname) === 0 ? { servername: hostname } : {}),
    // Page requests report why a certificate is not trusted.
    rejectUnauthorized: false,
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(10_000) })
    return new Date(socket.getPeerCertificate().valid_to)
  } catch {
    return undefined
  } finally {
    socket.destroy()
  }
}

/** Hosts renew certificates a month before they expire. */
const leastDays = 14

/** Reports a certificate that is missing, has expired, or expires soon. */
export const checkCertificate = async (origin: string, findings: Findings): Promise<void> => {
  if (origin.startsWith('http:')) return findings.saw('No certificate: http://.')
  const lastDay = await lastDayOf(new URL(origin))
  const remedy = 'Look at HTTPS in the domain settings of the host.'
  if (!lastDay) return findings.broken(`The server shows no certificate. ${remedy}`)
  const day = lastDay.toISOString().slice(0, 10)
  findings.saw(`The certificate, valid until ${day}.`)
  if (lastDay.getTime() - Date.now() < leastDays * 86_400_000)
    findings.broken(`The certificate is valid until ${day}, and is not renewed. ${remedy}`)
}
