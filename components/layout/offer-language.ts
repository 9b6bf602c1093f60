import { attempt } from '../../renderer/browser/attempt.ts'

/** Returns true the first time. Without storage, every page would offer the language again. */
const isFirstOffer = () =>
  attempt(() => {
    const first = localStorage.languageOffered === undefined
    localStorage.languageOffered = 'yes'
    return first
  })

/** Styles of the button beside the link, which is as tall as a finger. */
const buttonStyle =
  'margin:-.875rem auto -.875rem 0;padding:.875rem;border:0;background:none;cursor:pointer'

/** Shows the offer in place of everything else in the strip, until it is dismissed. */
const offer = (link: HTMLAnchorElement) => {
  const strip = link.parentElement
  const { read = '', dismiss = '' } = link.dataset
  if (!strip || link.getClientRects().length === 0 || !isFirstOffer()) return
  // Who comes from the page in that language has chosen this one.
  if (document.referrer.startsWith(link.href)) return
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
