/**
 * Lets the skip link replace the entry in the history instead of adding one, so that the browser's
 * back button leaves the page at once.
 */
export const skipWithoutTrace = () =>
  document.querySelector<HTMLAnchorElement>('body > a')?.addEventListener('click', (event) => {
    event.preventDefault()
    location.replace('#main')
  })
