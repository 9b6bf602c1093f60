import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { plural } from '../plural.ts'
import { broken, type Finding, warning } from './finding.ts'

/** The certificate of a server, and why browsers refuse it if they do. */
export type Certificate = { validTo: Date; refused?: string }

/** The certificate that a server shows; undefined if it shows none in 10 seconds. */
export const readCertificate = ({ hostname, port }: URL): Promise<Certificate | undefined> =>
  new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      ...(isIP(hostname) === 0 ? { servername: hostname } : {}),
      // One that is not trusted has to be read to say so.
      rejectUnauthorized: false,
    })
    const end = (certificate?: Certificate) => {
      socket.destroy()
      resolve(certificate)
    }
    socket.setTimeout(10_000, () => end())
    socket.on('error', () => end())
    socket.on('secureConnect', () => {
      const validTo = new Date(socket.getPeerCertificate().valid_to)
      end(socket.authorized ? { validTo } : { validTo, refused: String(socket.authorizationError) })
    })
  })

const renewal =
  'Renewing it by itself has failed: look at the domain settings of the host; with nginx, run `certbot renew`.'

/** What is wrong with a certificate, or will be soon. Hosts renew them a month before their end. */
export const certificateFinding = (
  certificate: Certificate | undefined,
  now: Date,
): Finding | undefined => {
  if (!certificate)
    return broken(
      'The server shows no certificate.',
      'Turn HTTPS on in the domain settings of the host.',
    )
  const { validTo, refused } = certificate
  const days = Math.floor((validTo.getTime() - now.getTime()) / 86_400_000)
  if (days < 0) return broken(`The certificate expired ${plural(-days, 'day')} ago.`, renewal)
  if (refused !== undefined)
    return broken(
      `Browsers refuse the certificate (${refused}).`,
      'Turn HTTPS for this domain off and on again in the settings of the host.',
    )
  const problem = `The certificate is valid for ${plural(days, 'more day')} only.`
  if (days < 7) return broken(problem, renewal)
  return days < 21 ? warning(problem, renewal) : undefined
}
