/**
 * Returns a function whose result resolves while the page is open; once it was left, only when the
 * browser brings it back. Leaving ends requests as a lost connection does, but the relay may well
 * have taken them.
 */
export const watchPage = (): (() => Promise<void>) => {
  let opened = Promise.resolve()
  addEventListener('pagehide', () => {
    opened = new Promise((resolve) => {
      addEventListener('pageshow', () => resolve(), { once: true })
    })
  })
  return () => opened
}
