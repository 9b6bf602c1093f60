/**
 * Runs in a page: brings a text into view and marks it, and waits for the pictures around it. Knows
 * nothing from outside, because it is sent to the browser as it is.
 * @param text a sentence of the page; without one, or if it is not there, the page stays at its top.
 */
export const showText = async (text: string | undefined): Promise<void> => {
  const plain = (words: string) => words.replace(/[\u200b\u2060\u00ad]/g, '').replace(/\s+/g, ' ')
  const all = [...document.body.querySelectorAll<HTMLElement>(':not(script, style, svg *)')]
  // The innermost element with the text stands last.
  const found = text
    ? all.filter((element) => plain(element.textContent ?? '').includes(text)).at(-1)
    : undefined
  for (const element of document.querySelectorAll('.is-waiting'))
    element.classList.remove('is-waiting')
  if (found) {
    const folded = found.closest('details')
    if (folded) folded.open = true
    found.style.outline = '3px solid red'
    found.style.outlineOffset = '4px'
    found.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  const inView = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  const patience = new Promise((resolve) => setTimeout(resolve, 1000))
  await Promise.race([patience, Promise.allSettled(inView.map((image) => image.decode()))])
}
