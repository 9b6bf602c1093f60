/**
 * Closes the menu when a link is followed, and when the focus moves on into the page, where the
 * menu would cover it. It is a popover, so Escape and a tap outside already close it.
 */
export const closeMenuBehind = () => {
  const menu = document.getElementById('menu')
  // Not every browser knows popovers.
  const close = () => menu?.hidePopover?.()
  menu?.addEventListener('click', ({ target }) => (target as Element).closest('a') && close())
  // The menu covers nothing of the header that it is in.
  addEventListener('focusin', ({ target }) => menu?.parentNode?.contains(target as Node) || close())
  addEventListener('pagehide', close)
}

/**
 * Marks the page as scrolled past 50 px, which makes the header compact and hides its contact
 * strip.
 */
export const compactHeader = () => {
  const mark = () => document.documentElement.classList.toggle('is-scrolled', scrollY > 50)
  addEventListener('scroll', mark)
  mark()
}

/** Pages may be read years after they were built. A day of its own stays as it is. */
export const showCurrentYear = () => {
  for (const year of document.querySelectorAll('time:not([datetime])'))
    year.textContent = String(new Date().getFullYear())
}

/**
 * Lets the skip link, the first link of every page, replace the entry in the history instead of
 * adding one, so that the browser's back button leaves the page at once.
 */
export const skipWithoutTrace = () =>
  document.links[0]?.addEventListener('click', (event) => {
    location.replace('#main')
    event.preventDefault()
  })
