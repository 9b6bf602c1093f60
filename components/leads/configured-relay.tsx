import { sitePaths } from '../../content/schema/site-paths.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { pageIn } from '../../renderer/content/pages.ts'
import type { SiteIndex } from '../../renderer/content/site-index.ts'
import { JsonScript } from '../../renderer/server/Document.tsx'
import { useDataFiles } from '../../renderer/server/use-data-files.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import type { Relay } from './relay.ts'

/**
 * Returns the relay of this build or, if none is set, our own /relay, which works like FormSubmit.
 * Both return visitors to the contact page in their language. Server only.
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

/**
 * The relay settings and the words for leads that keep failing, on every page, because a visitor
 * with waiting leads may return to any of them.
 */
export const RelayData = () => (
  <JsonScript
    type="application/json"
    data-files={useDataFiles('words/undelivered').join(' ')}
    id="relay"
    data={relayIn(useSite())}
  />
)
