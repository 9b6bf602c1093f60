import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { plural } from '../shared/wording.ts'
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

/** Reports a certificate that expires soon or has. Hosts renew them a month before. */
export const checkLastDay = (lastDay: Date, now: Date, { broken, warn }: Findings): void => {
  const days = Math.floor((lastDay.getTime() - now.getTime()) / 86_400_000)
  const left = days < 0 ? 'has expired' : `is valid for ${plural(days, 'more day')} only`
  if (days < 7) broken('certificate', { left })
  else if (days < 21) warn('certificate', { left })
}

/** Reports problems with the certificate of a site. */
export const checkCertificate = async (origin: string, findings: Findings): Promise<void> => {
  if (origin.startsWith('http:')) return findings.saw('No certificate: http://.')
  const lastDay = await lastDayOf(new URL(origin))
  if (!lastDay) return findings.broken('noCertificate')
  checkLastDay(lastDay, new Date(), findings)
  findings.saw(`The certificate, valid until ${lastDay.toISOString().slice(0, 10)}.`)
}
