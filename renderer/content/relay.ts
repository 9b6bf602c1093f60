import type { RelaySettings } from '../../content/schema/relay.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { linkedPages } from './addresses.ts'
import { pageIn } from './pages.ts'
import type { SiteIndex } from './site-index.ts'

/**
 * The relay that leads are sent to. Set at build time, passed to the browser as data. The endpoint
 * is the action of a form that the browser sends itself.
 */
export type Relay = RelaySettings & {
  /** Where the relay redirects a visitor after a form the browser sent itself. */
  next: string
  /** A second mailbox that gets a copy of every lead. */
  copyTo?: string
  /** Another relay, for leads this one does not accept. */
  fallback?: Omit<Relay, 'fallback'>
}

/**
 * Returns the relay of this build or, if none is set, our own /relay, which works like FormSubmit.
 * Both return visitors to the contact page in the language of the index.
 */
export const relayIn = (site: SiteIndex): Relay => {
  const { fallback, copyTo, ...relay } = site.business.relay
  const shared = {
    next: `${site.business.url}${pageIn(site, linkedPages.contact)}#thank-you`,
    ...(copyTo !== undefined && { copyTo }),
  }
  return {
    ...(relay.endpoint === '' ? { service: 'FormSubmit', endpoint: sitePaths.relay } : relay),
    ...shared,
    ...(fallback !== undefined && { fallback: { ...fallback, ...shared } }),
  }
}
