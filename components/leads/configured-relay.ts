import type { Language } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { pageIn } from '../../renderer/content/pages.ts'
import { business } from '../../renderer/content/site.ts'
import type { Relay, RelaySettings } from './relays/relay.ts'

/** The address of a relay that replaces the one in business.yaml. */
const relayOfBuild = () => process.env.FORM_RELAY || business.relay.endpoint

/** If no relay is configured, use our own /relay, which works like FormSubmit. */
const main = (): RelaySettings => {
  const { service, accessKey } = business.relay
  const endpoint = relayOfBuild()
  return endpoint === ''
    ? { service: 'FormSubmit', endpoint: sitePaths.relay }
    : { service, endpoint, ...(accessKey === undefined ? {} : { accessKey }) }
}

/**
 * The relay of this build: the environment variable FORM_RELAY, else business.yaml, else the site's
 * own /relay. It returns visitors to the contact page in their language. Server only.
 */
export const relayIn = (language: Language): Relay => {
  const { fallback, copyTo } = business.relay
  const next = `${business.url}${pageIn(language, linkedPages.contact)}#thank-you`
  const relayAt = (settings: RelaySettings): Omit<Relay, 'fallback'> => ({
    ...settings,
    next,
    ...(copyTo === undefined ? {} : { copyTo }),
  })
  return {
    ...relayAt(main()),
    ...(fallback === undefined ? {} : { fallback: relayAt(fallback) }),
  }
}
