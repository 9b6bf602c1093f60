import { type Static, Type } from 'typebox'
import * as field from './fields.ts'
import { sitePaths } from './site-paths.ts'

/** The services that components/leads supports. */
export const relayServices = ['FormSubmit', 'Formspree', 'Web3Forms'] as const
export type RelayService = (typeof relayServices)[number]

const accessKey = field.fact(
  'The key that identifies the mailbox at Web3Forms, such as "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d".',
)

const fallbackRelay = field.group('A second relay, for leads the first does not accept.', {
  service: field.oneOf(relayServices, 'Provider of the relay.'),
  endpoint: Type.String({
    description: 'Where forms are sent, such as "https://formspree.io/f/abcdefgh".',
  }),
  'accessKey?': accessKey,
})

export const relaySettings = field.group('The service that turns a form into an e-mail.', {
  service: field.oneOf(relayServices, 'Provider of the relay. The privacy policy names it.'),
  endpoint: Type.String({
    description:
      'Where forms are sent, such as "https://formsubmit.co/you@example.com". If empty, forms go to /relay of this site.',
  }),
  'accessKey?': accessKey,
  'fallback?': fallbackRelay,
  'copyTo?': field.fact(
    'A second e-mail address that gets a copy of every lead, such as "office@example.com".',
    { pattern: field.emailPattern },
  ),
})

type Relay = Static<typeof relaySettings>
/** Where forms are sent. An empty endpoint means that no relay is set. */
export type RelaySettings = { service: RelayService; endpoint: string; accessKey?: string }

type Service = {
  host: string
  /** The path of an address that takes forms. */
  path: RegExp
  /** A description of such an address, for error messages. */
  looksLike: string
}

const services: Readonly<Record<RelayService, Service>> = {
  FormSubmit: {
    host: 'https://formsubmit.co',
    // The 32 characters replace a mailbox that must not appear in the page.
    path: new RegExp(`^/(?:[0-9a-f]{32}|${field.emailPattern.slice(1, -1)})$`),
    looksLike:
      'https://formsubmit.co/ and your mailbox, or the 32 characters that FormSubmit has mailed for it',
  },
  Formspree: {
    host: 'https://formspree.io',
    path: /^\/(?:f\/[A-Za-z0-9]{6,}|p\/\d+\/f\/[\w-]+)$/,
    looksLike: 'https://formspree.io/f/ and the code of the form, which is under Integration there',
  },
  Web3Forms: {
    host: 'https://api.web3forms.com',
    path: /^\/submit$/,
    looksLike: 'https://api.web3forms.com/submit, and your key as accessKey',
  },
}

/** A UUID, as Web3Forms mails it. */
const keyPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const serviceAt = (endpoint: string): RelayService | undefined =>
  relayServices.find((name) => `${endpoint}/`.startsWith(`${services[name].host}/`))

/**
 * The relay of a build: FORM_RELAY in its environment replaces the service, the address and the key
 * of business.yaml together, as in `https://api.web3forms.com/submit?access_key=…`.
 */
export const relayWith = (written: Relay, formRelay = ''): Relay => {
  if (formRelay === '') return written
  const { accessKey: ownKey, ...others } = written
  const [endpoint = '', accessKey = ownKey] = formRelay.split('?access_key=')
  const service = serviceAt(endpoint) ?? 'FormSubmit'
  return { ...others, service, endpoint, ...(accessKey !== undefined && { accessKey }) }
}

/** True if no relay is set, or one on this computer: that works in tests, but not for visitors. */
export const isLocalRelay = ({ endpoint }: Pick<RelaySettings, 'endpoint'>): boolean =>
  /^(?:|\/relay|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?(?:\/[\w@.+-]*)*)$/.test(endpoint)

/** Explains why no lead can arrive through a relay; undefined if leads can. */
export const relayProblem = (relay: RelaySettings): string | undefined => {
  const { service, endpoint, accessKey = '' } = relay
  if (endpoint === '' || endpoint === sitePaths.relay)
    return `no relay is set, so forms go to ${sitePaths.relay}, which only npm start and npm run dev answer`
  if (isLocalRelay(relay)) return `the relay ${endpoint} is one that only this computer reaches`
  const { host, path, looksLike } = services[service]
  if (serviceAt(endpoint) !== service || !path.test(endpoint.slice(host.length)))
    return `"${endpoint}" is not an address of ${service}; write ${looksLike}`
  if (/@example\.(?:com|net|org)$/.test(endpoint))
    return `"${endpoint}" is the mailbox of an example; write your own`
  return service === 'Web3Forms' && !keyPattern.test(accessKey)
    ? `"${accessKey}" is not an access key of Web3Forms; write all 36 characters of it as accessKey, or in FORM_RELAY as ?access_key=…`
    : undefined
}
