/** Returns true the first time, if the browser can store that it was offered its language. */
const isFirstOffer = (): boolean => {
  try {
    const first = localStorage.languageOffered === undefined
    localStorage.languageOffered = 'yes'
    return first
  } catch {
    // Without storage, every page would offer it again.
    return false
  }
}

/** True if the visitor comes from the page in that language, and so has chosen this one. */
const hasChosenThisPage = (link: HTMLAnchorElement) => document.referrer.startsWith(link.href)

/** Styles of the button beside the link, which is as tall as a finger. */
const buttonStyle =
  'margin:-.875rem auto -.875rem 0;padding:.875rem;border:0;background:none;cursor:pointer'

/** Shows the offer in place of everything else in the strip, until it is dismissed. */
const offer = (link: HTMLAnchorElement) => {
  const strip = link.parentElement
  const { read = '', dismiss = '' } = link.dataset
  if (!strip || link.getClientRects().length === 0) return
  if (!isFirstOffer() || hasChosenThisPage(link)) return
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
 * Offers this page once in the browser's preferred language, in one line of the header that shifts
 * no layout.
 * @param links the link in the header to the page in that language.
 */
export default function offerLanguage([link]: Iterable<HTMLElement>) {
  if (!(link instanceof HTMLAnchorElement)) return
  const show = () => offer(link)
  // Waits until a prerendered page is shown.
  if (document.prerendering) document.addEventListener('prerenderingchange', show, { once: true })
  else show()
}
