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
