import { adapterOf } from '../../components/leads/relays/adapters.ts'
import type { Adapter, Relay } from '../../components/leads/relays/relay.ts'
import { Unreadable } from './unreadable.ts'

/** A relay as business.yaml names it; an empty endpoint means that none is set. */
export type Place = Pick<Relay, 'service' | 'endpoint' | 'accessKey'>

/** All that the canary needs to know of a relay. */
export type CanaryRelay = { address: URL; controls: Record<string, string>; verdict: Adapter['verdict'] }

export const canarySubject = 'Test lead: please ignore'

export const isWeb = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)

const ownRelay = /^\/(?!\/)/

const hosts: Record<string, Relay['service']> = {
  'formsubmit.co': 'FormSubmit',
  'formspree.io': 'Formspree',
  'api.web3forms.com': 'Web3Forms',
}

/** The relay at an address that somebody typed: a host that is known tells the service, any other speaks as the configured one. */
export const relayAt = (endpoint: string, configured: Place): Place => ({
  ...configured,
  endpoint,
  ...(isWeb(endpoint) ? { service: hosts[new URL(endpoint).hostname] ?? configured.service } : {}),
})

/**
 * How to send a test lead there. A relay of the site itself, such as /relay, is on the site's origin and speaks as
 * FormSubmit does. The copy that `relay.copyTo` asks for is left out: it would be a second mail to ignore.
 * @throws Unreadable when the endpoint is no address.
 */
export const canaryRelay = (place: Place, origin: string): CanaryRelay => {
  const own = ownRelay.test(place.endpoint)
  if (!own && !isWeb(place.endpoint)) {
    throw new Unreadable(`"${place.endpoint}" is no address of a relay: expected one such as https://formsubmit.co/you@example.com.`)
  }
  const relay: Relay = { ...place, ...(own ? { service: 'FormSubmit' } : {}), next: `${origin}/contact#thank-you` }
  const { endpoint, controls, honeypot, verdict } = adapterOf(relay)
  return {
    address: new URL(endpoint(relay), origin),
    controls: { ...controls(relay, canarySubject), [honeypot]: '' },
    verdict,
  }
}
