/**
 * Whether this site answers within five seconds. `navigator.onLine` knows only that there is a network, not where
 * it leads.
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
 * Loads the page again to submit a form: a browser may cache that a script could not be loaded. The
 * history of the tab says so, and what was typed where no script has saved it yet.
 */
export const reload = (form?: HTMLFormElement) => {
  const retry = form ? [...new FormData(form)] : []
  history.replaceState({ ...history.state, retry }, '')
  location.reload()
}
