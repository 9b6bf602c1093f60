/**
 * Returns whether this site answers within five seconds. `navigator.onLine` knows only that there
 * is a network, not whether it reaches the site.
 */
export const isReachable = (): Promise<boolean> =>
  fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(5000),
  }).then(
    () => true,
    () => false,
  )

/**
 * Reloads the page to submit a form: a browser may cache a failed script. The history entry keeps
 * the retry, and what was typed, in case no script has saved it yet.
 */
export const reload = (form?: HTMLFormElement) => {
  const retry = form ? [...new FormData(form)] : []
  history.replaceState({ ...history.state, retry }, '')
  location.reload()
}
