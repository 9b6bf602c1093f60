/** A text to show, and whether it is what changed rather than what stands beside it. */
export type Shown = { text: string; isChange: boolean }

/**
 * Runs in a page: brings a text into view, marks it if it is what changed, and waits for the
 * pictures around it. Knows nothing from outside, because it is sent to the browser as it is.
 * @param shown a sentence or label of the page; without one the page stays at its top.
 * @returns false if the text is nowhere to be seen.
 */
export const showText = async (shown: Shown | undefined): Promise<boolean> => {
  const plain = (words: string | null) => (words ?? '').replace(/[\s\u200b\u2060\u00ad]/g, '')
  const wanted = plain(shown?.text ?? '')
  const labels = ['alt', 'aria-label', 'placeholder', 'title']
  const textsOf = (element: Element) => [
    plain(element.textContent),
    ...labels.map((label) => plain(element.getAttribute(label))),
  ]
  const isSeen = (element: HTMLElement) =>
    element.checkVisibility() || element.closest('details:not([open])') !== null
  const find = () => {
    const all = [...document.body.querySelectorAll<HTMLElement>(':not(script, style, svg *)')]
    const whole = all.filter((one) => textsOf(one).includes(wanted))
    // A word of a closed menu may be part of a sentence elsewhere, which is not what changed.
    const having =
      whole.length > 0
        ? whole
        : all.filter((one) => textsOf(one).some((text) => text.includes(wanted)))
    return having.find(
      (one) => isSeen(one) && !having.some((other) => other !== one && one.contains(other)),
    )
  }
  const found = shown ? find() : document.body
  for (const element of document.querySelectorAll('.is-waiting'))
    element.classList.remove('is-waiting')
  if (shown && found) {
    const folded = found.closest('details')
    if (folded) folded.open = true
    if (shown.isChange) {
      found.style.outline = '3px solid red'
      found.style.outlineOffset = '4px'
    }
    found.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  const inView = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  const patience = new Promise((resolve) => setTimeout(resolve, 1000))
  await Promise.race([patience, Promise.allSettled(inView.map((image) => image.decode()))])
  return found !== undefined
}
