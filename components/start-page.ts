import { startForm } from './form/start-form.ts'
import { noteVisit, watchOutbox } from './leads/on-every-page.ts'

const replace = (image: HTMLImageElement) =>
  import('./ui/replace-picture.ts').then((module) => module.replacePicture(image))

/** Replaces a picture that cannot be loaded with our own drawing, and logs which one it was. */
const replaceFailedPictures = () => {
  // Error events do not bubble, but they can be captured.
  document.addEventListener(
    'error',
    // Of the elements that can fail to load, only pictures have a current source.
    ({ target }) => (target as HTMLImageElement).currentSrc && replace(target as HTMLImageElement),
    true,
  )
  for (const image of document.images)
    if (image.complete && image.currentSrc && !image.naturalWidth) void replace(image)
}

/** Marks the page as scrolled past 50 px, which makes the header compact and hides its strip. */
const compactHeader = () => {
  const mark = () => document.documentElement.classList.toggle('is-scrolled', scrollY > 50)
  addEventListener('scroll', mark)
  mark()
}

/**
 * Makes the skip link, the first link of every page, replace the history entry instead of adding
 * one, so that the browser's back button leaves the page at once.
 */
const skipWithoutHistoryEntry = () =>
  document.links[0]?.addEventListener('click', (event) => {
    location.replace('#main')
    event.preventDefault()
  })

/** Updates the year, because pages may be read years after they were built. Skips full dates. */
const showCurrentYear = () => {
  for (const year of document.querySelectorAll('time:not([datetime])'))
    year.textContent = String(new Date().getFullYear())
}

/**
 * Closes the menu when a link is followed, and when the focus moves into the page, which the menu
 * would cover. As a popover, it already closes on Escape and a tap outside.
 */
const closeMenuOnLeave = () => {
  const menu = document.getElementById('menu')
  // Not every browser supports popovers.
  const close = () => menu?.hidePopover?.()
  menu?.addEventListener('click', ({ target }) => (target as Element).closest('a') && close())
  // The menu does not cover the header that contains it.
  addEventListener('focusin', ({ target }) => menu?.parentNode?.contains(target as Node) || close())
  addEventListener('pagehide', close)
}

/** Keeps what the address asks for, such as emergency service, in another language. */
const keepFragment = () =>
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]')
    if (link) link.hash = location.hash
  })

/** Moves the focus to the notices on F8, even if there are none. */
const focusNoticesOnF8 = () =>
  addEventListener('keydown', ({ key }) => {
    if (key === 'F8') import('./toast/focus-notices.ts').then((module) => module.focusNotices())
  })

/**
 * Lets parts of the page rise into place as they are scrolled into view, each once a tenth of it is
 * visible. While the page rests nothing waits, so that saved copies and pictures of it are whole.
 */
const riseOnScroll = () => {
  const parts = new Set(document.querySelectorAll('.rise'))
  let rest: ReturnType<typeof setTimeout> | undefined
  const update = (scroll?: Event) => {
    for (const part of parts) {
      const { top, height } = part.getBoundingClientRect()
      const rises = innerHeight - top > (scroll ? height / 10 : 0)
      part.classList.toggle('is-waiting', Boolean(scroll) && !rises)
      if (rises) parts.delete(part)
    }
    clearTimeout(rest)
    if (scroll) rest = setTimeout(update, 150)
  }
  addEventListener('scroll', update)
  update()
}

/** The language that the browser prefers, such as `es`. */
const preferred = navigator.language.slice(0, 2)

/**
 * The selector of parts that only some pages have, whose behaviors are loaded only there. The field
 * for a ZIP code leads to an address with a query.
 */
const special = `[data-part],[data-until],[data-offer="${preferred}"]${location.search && ',[data-zip]'}`

/** Starts the behaviors of a page: a few lines each, on HTML that works without them. */
export const startPage = () => {
  noteVisit()
  replaceFailedPictures()
  compactHeader()
  skipWithoutHistoryEntry()
  showCurrentYear()
  closeMenuOnLeave()
  keepFragment()
  focusNoticesOnF8()
  riseOnScroll()
  watchOutbox()
  startForm()
  // Firefox fails what a page loads when it is left: no fault, and the page works without.
  if (document.querySelector(special)) import('./special-parts.ts').catch(() => {})
}
