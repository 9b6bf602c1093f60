import { sitePaths } from '../../content/schema/site-paths.ts'
import { isSwitchedOff } from './scope.ts'

/** Not in the types of all browsers. */
type Browser = Navigator & { connection?: { saveData: boolean } }
type ScriptRules = { createScriptURL: (address: string) => string }
type Policies = {
  trustedTypes?: { createPolicy: (name: string, rules: ScriptRules) => ScriptRules }
}

/** The only script address that the site's Trusted Types policy allows code to use. */
const workerAddress = (): string => {
  const { trustedTypes } = globalThis as Policies
  const rules: ScriptRules = { createScriptURL: () => sitePaths.serviceWorker }
  const policy = trustedTypes?.createPolicy('service-worker', rules) ?? rules
  return policy.createScriptURL(sitePaths.serviceWorker)
}

/**
 * Registers the service worker, which caches pages for use without a connection. Skips visitors who
 * save data, because it loads pages they may never need. Browsers delay it while they prerender.
 */
const register = async () => {
  const { serviceWorker, connection } = navigator as Browser
  // Browsers without service workers lack the property, despite its type.
  if (!serviceWorker || serviceWorker.controller || connection?.saveData) return
  if (!(await isSwitchedOff())) await serviceWorker.register(workerAddress())
}

register().catch(console.warn)
