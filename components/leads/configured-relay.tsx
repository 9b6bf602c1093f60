import type { Language } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { pageIn } from '../../renderer/content/pages.ts'
import { business } from '../../renderer/content/site.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { JsonScript } from '../../renderer/server/Document.tsx'
import type { Relay } from './relay.ts'

/**
 * The relay of this build: the environment variable FORM_RELAY, else business.yaml, else our own
 * /relay, which works like FormSubmit. It returns visitors to the contact page in their language.
 * Server only.
 */
export const relayIn = (language: Language): Relay => {
  const { fallback, copyTo, service, accessKey, ...configured } = business.relay
  const endpoint = process.env.FORM_RELAY || configured.endpoint
  const shared = {
    next: `${business.url}${pageIn(language, linkedPages.contact)}#thank-you`,
    ...(copyTo !== undefined && { copyTo }),
  }
  return {
    ...(endpoint === ''
      ? { service: 'FormSubmit', endpoint: sitePaths.relay }
      : { service, endpoint, ...(accessKey !== undefined && { accessKey }) }),
    ...shared,
    ...(fallback !== undefined && { fallback: { ...fallback, ...shared } }),
  }
}

/** The relay settings, on every page: a visitor with waiting leads may return to any of them. */
export const RelayData = () => (
  <JsonScript type="application/json" id="relay" data={relayIn(useCurrentPage().language)} />
)
