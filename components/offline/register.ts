import { sitePaths } from '../../content/schema/site-paths.ts'
import { isSwitchedOff } from './scope.ts'

/** The only address that the site's Trusted Types policy allows code to use. */
const rules = { createScriptURL: (_address: string) => sitePaths.serviceWorker }
type Policies = { createPolicy: (name: string, given: typeof rules) => typeof rules }

/** Not in the types of all browsers. */
type Browser = Navigator & { connection?: { saveData: boolean } }

/**
 * Registers the service worker, which caches pages for use without a connection. Skips visitors who
 * save data, because it loads pages they may never need. Browsers delay it while they prerender.
 */
const register = async () => {
  const { serviceWorker, connection } = navigator as Browser
  // Browsers without service workers lack the property, despite its type.
  if (!serviceWorker || serviceWorker.controller || connection?.saveData) return
  if (await isSwitchedOff()) return
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  const policy = trustedTypes?.createPolicy('service-worker', rules) ?? rules
  await serviceWorker.register(policy.createScriptURL(''))
}

register().catch(console.warn)
