import { isReachable } from '../../../renderer/browser/reachable.ts'

const keyOf = (calculator: string) => `calculator-${calculator}-again`

/** True while a retry runs: it is not followed by another one. */
let isRetry = false

/**
 * Whether the page was reloaded for what the end of the wizard needs: the visitor has pressed the
 * button already. True only for the first call.
 */
export const takeRetry = (calculator: string): boolean => {
  try {
    isRetry = sessionStorage.getItem(keyOf(calculator)) !== null
    sessionStorage.removeItem(keyOf(calculator))
  } catch {
    isRetry = false
  }
  return isRetry
}

/**
 * Loads code. If that fails although the site can be reached, reloads the page, once, and never
 * resolves: browsers may cache that a script could not be loaded. The answers are saved in the tab.
 * @throws if the page was not reloaded.
 */
export const orReload = async <Code>(
  calculator: string,
  load: () => Promise<Code>,
): Promise<Code> => {
  try {
    return await load()
  } catch (error) {
    const wasRetry = isRetry
    isRetry = false
    if (wasRetry || !(await isReachable())) throw error
    // Throws where storage is blocked: the answers would be lost, too.
    sessionStorage.setItem(keyOf(calculator), '')
    location.reload()
    return new Promise(() => {})
  }
}
