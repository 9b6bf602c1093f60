import {
  type Adapter,
  adapterOf,
  type Relay,
  type RelaySettings,
} from '../../components/leads/relay.ts'
import { InputError } from '../terminal.ts'

/** Where and how to send a test lead. */
export type Target = { address: URL; controls: Record<string, string>; verdict: Adapter['verdict'] }

export const testSubject = 'Test lead: please ignore'

export const isWebAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username } = new URL(address)
  return /^https?:$/.test(protocol) && /^[a-z0-9.-]+$/.test(hostname) && username === ''
}

/** True for a path on the site itself, such as /relay. `//host` would be another host. */
const isOwnPath = (endpoint: string): boolean => /^\/(?!\/)/.test(endpoint)

const services: Record<string, Relay['service']> = {
  'formsubmit.co': 'FormSubmit',
  'formspree.io': 'Formspree',
  'api.web3forms.com': 'Web3Forms',
}

/**
 * The relay at an address from the command line. A known host determines the service; any other is
 * assumed to be the configured one.
 */
export const relayAt = (endpoint: string, configured: RelaySettings): RelaySettings => ({
  ...configured,
  endpoint,
  ...(isWebAddress(endpoint)
    ? { service: services[new URL(endpoint).hostname] ?? configured.service }
    : {}),
})

/**
 * How to send a test lead to a relay. A relay on the site itself works like FormSubmit. Ignores
 * `relay.copyTo`, since the copy would only be a second e-mail to delete.
 * @throws InputError if the endpoint is not an address.
 */
export const targetOf = (settings: RelaySettings, origin: string): Target => {
  const own = isOwnPath(settings.endpoint)
  if (!own && !isWebAddress(settings.endpoint)) {
    throw new InputError(
      `"${settings.endpoint}" is not the address of a relay: expected one such as https://formsubmit.co/you@example.com.`,
    )
  }
  const relay: Relay = {
    ...settings,
    ...(own ? { service: 'FormSubmit' } : {}),
    next: `${origin}/contact#thank-you`,
  }
  const { endpoint, controls, honeypot, verdict } = adapterOf(relay)
  return {
    address: new URL(endpoint(relay), origin),
    controls: { ...controls(relay, testSubject), [honeypot]: '' },
    verdict,
  }
}
