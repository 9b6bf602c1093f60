/** Whether this browser was offered its language for the first time now, and will remember it. */
const isFirst = (): boolean => {
  try {
    const first = localStorage.languageOffered === undefined
    localStorage.languageOffered = 'yes'
    return first
  } catch {
    // Where nothing can be remembered, every page would offer it again.
    return false
  }
}

/** Whether the visitor comes from this page in that language, and so has chosen between the two. */
const hasLeft = (link: HTMLAnchorElement) => document.referrer.startsWith(link.href)

/** Beside the link, as tall as a finger. */
const buttonStyle =
  'margin:-.875rem auto -.875rem 0;padding:.875rem;border:0;background:none;cursor:pointer'

/** Shows the offer in place of what else is beside the link, until it is dismissed. */
const offer = (link: HTMLAnchorElement) => {
  const strip = link.parentElement
  const { read = '', dismiss = '' } = link.dataset
  if (!strip || link.getClientRects().length === 0) return
  if (!isFirst() || hasLeft(link)) return
  const others = [...strip.childNodes]
  const offered = link.cloneNode() as HTMLAnchorElement
  offered.textContent = read
  offered.style.textDecoration = 'underline'
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', lang: link.lang, textContent: '✕' })
  button.ariaLabel = dismiss
  button.style.cssText = buttonStyle
  button.onclick = () => {
    strip.replaceChildren(...others)
    link.focus()
  }
  strip.replaceChildren(offered, button)
}

/**
 * Offers this page in the language that the browser prefers: one line in the header, once, which
 * moves nothing.
 * @param links to the page in that language, which is one in the header.
 */
export const start = ([link]: Iterable<HTMLElement>) => {
  if (!(link instanceof HTMLAnchorElement)) return
  const show = () => offer(link)
  // A page that is only made ready is seen by nobody.
  if (document.prerendering) document.addEventListener('prerenderingchange', show, { once: true })
  else show()
}
