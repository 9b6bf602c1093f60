import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { plural } from '../plural.ts'
import { broken, type Finding, warning } from './findings.ts'

/** The last day of the certificate that a server shows; undefined if it shows none in 10 seconds. */
export const lastDayOf = async ({ hostname, port }: URL): Promise<Date | undefined> => {
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    ...(isIP(hostname) === 0 ? { servername: hostname } : {}),
    // Requests for pages say why one is not trusted.
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

/** What is wrong with a certificate, or will be soon. Hosts renew them a month before their end. */
export const certificateFindings = (lastDay: Date | undefined, now: Date): Finding[] => {
  if (!lastDay)
    return [
      broken(`The server shows no certificate. Turn HTTPS on in the domain settings of the host.`),
    ]
  const days = Math.floor((lastDay.getTime() - now.getTime()) / 86_400_000)
  const says = `${
    days < 0
      ? `The certificate expired ${plural(-days, 'day')} ago.`
      : `The certificate is valid for ${plural(days, 'more day')} only.`
  } Renewing it by itself has failed: look at the domain settings of the host; with nginx, run \`certbot renew\`.`
  if (days < 7) return [broken(says)]
  return days < 21 ? [warning(says)] : []
}
