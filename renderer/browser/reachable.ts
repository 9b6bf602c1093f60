/** How long a site that can be reached takes to answer, in milliseconds. */
const patience = 5000

/**
 * Whether this site answers now. `navigator.onLine` knows only that there is a network, not where
 * it leads.
 */
export const isReachable = (): Promise<boolean> =>
  fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  }).then(
    () => true,
    () => false,
  )
