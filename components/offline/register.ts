import { sitePaths } from '../../content/schema/site-paths.ts'
import { isSwitchedOff } from './scope.ts'

/** Not in the types of all browsers. */
type Browser = Navigator & { connection?: { saveData: boolean } }
type ScriptRules = { createScriptURL: (address: string) => string }
type Policies = {
  trustedTypes?: { createPolicy: (name: string, rules: ScriptRules) => ScriptRules }
}

/** The one address of a script that the site's policy lets code name (Trusted Types). */
const workerAddress = (): string => {
  const { trustedTypes } = globalThis as Policies
  const rules: ScriptRules = { createScriptURL: () => sitePaths.serviceWorker }
  const policy = trustedTypes?.createPolicy('service-worker', rules) ?? rules
  return policy.createScriptURL(sitePaths.serviceWorker)
}

/**
 * Registers the service worker, which caches pages for when there is no connection. Not where the
 * visitor saves data: it loads what they may never need. Browsers delay it while they prerender.
 */
const register = async () => {
  const { serviceWorker, connection } = navigator as Browser
  // Browsers without one have none of their types either.
  if (!serviceWorker || serviceWorker.controller || connection?.saveData) return
  if (!(await isSwitchedOff())) await serviceWorker.register(workerAddress())
}

register().catch(console.warn)
