/**
 * Lets the skip link, the first link of every page, replace the entry in the history instead of
 * adding one, so that the browser's back button leaves the page at once.
 */
export const skipWithoutTrace = () =>
  document.links[0]?.addEventListener('click', (event) => {
    location.replace('#main')
    event.preventDefault()
  })
