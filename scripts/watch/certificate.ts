import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { plural } from '../plural.ts'
import type { Finding } from './finding.ts'

/** The certificate of a server, and why browsers refuse it if they do. */
export type Certificate = { validTo: Date; refused?: string }

/** The certificate that a server shows; undefined if it shows none in time. */
export const readCertificate = (
  { hostname, port }: URL,
  patience = 10_000,
): Promise<Certificate | undefined> =>
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
    socket.setTimeout(patience, () => end())
    socket.on('error', () => end())
    socket.on('secureConnect', () => {
      const { valid_to } = socket.getPeerCertificate()
      const validTo = new Date(valid_to)
      const refused = socket.authorized ? undefined : String(socket.authorizationError)
      end({ validTo, ...(refused === undefined ? {} : { refused }) })
    })
  })

const dayLength = 86_400_000

/** Whole days that a certificate is still valid; negative when it is not. */
export const daysLeft = ({ validTo }: Certificate, now: Date): number =>
  Math.floor((validTo.getTime() - now.getTime()) / dayLength)

/** Hosts renew certificates by themselves a month before their end. */
const renewed = 21
const urgent = 7

const renewal =
  'Renewing it by itself has failed: look at the domain settings of the host; with nginx, run `certbot renew`.'

/** What is wrong with a certificate, or what will be soon. */
export const certificateFindings = (certificate: Certificate | undefined, now: Date): Finding[] => {
  if (!certificate)
    return [
      {
        severity: 'broken',
        problem: 'The server shows no certificate.',
        advice: 'Turn HTTPS on in the domain settings of the host.',
      },
    ]
  const days = daysLeft(certificate, now)
  if (days < 0)
    return [
      {
        severity: 'broken',
        problem: `The certificate expired ${plural(-days, 'day')} ago.`,
        advice: renewal,
      },
    ]
  if (certificate.refused !== undefined)
    return [
      {
        severity: 'broken',
        problem: `Browsers refuse the certificate (${certificate.refused}).`,
        advice: 'Turn HTTPS for this domain off and on again in the settings of the host.',
      },
    ]
  if (days >= renewed) return []
  return [
    {
      severity: days < urgent ? 'broken' : 'warning',
      problem: `The certificate is valid for ${plural(days, 'more day')} only.`,
      advice: renewal,
    },
  ]
}
