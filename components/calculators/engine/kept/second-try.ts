import { isReachable } from '../../../../renderer/browser/reachable.ts'

const keyOf = (calculator: string) => `calculator-${calculator}-again`

/** True once a try was the second: it is not followed by a third of its own accord. */
let isSecond = false

/**
 * Whether the page was loaded again for what the end of the wizard needs: the visitor has pressed
 * the button already. True only once.
 */
export const takeSecondTry = (calculator: string): boolean => {
  try {
    isSecond = sessionStorage.getItem(keyOf(calculator)) !== null
    sessionStorage.removeItem(keyOf(calculator))
  } catch {
    isSecond = false
  }
  return isSecond
}

/**
 * Loads code. If that fails although the site can be reached, loads the page again, once, and never
 * resolves: browsers may remember that a script could not be loaded, and not ask for it again. The
 * answers outlive that, because they are kept in the tab.
 * @throws if the page was not loaded again.
 */
export const orReload = async <Code>(
  calculator: string,
  load: () => Promise<Code>,
): Promise<Code> => {
  try {
    return await load()
  } catch (error) {
    const wasSecond = isSecond
    isSecond = false
    if (wasSecond || !(await isReachable())) throw error
    // Throws where the browser keeps nothing: the answers would not outlive it either.
    sessionStorage.setItem(keyOf(calculator), '')
    location.reload()
    return new Promise(() => {})
  }
}
