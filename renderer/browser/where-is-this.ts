import type { ViteHotContext } from 'vite/types/hot.js'
import type { Clicked } from '../content/find-text.ts'

const isInline = (element: Element) => /^(inline|contents)$/.test(getComputedStyle(element).display)

/** Returns the text of the block around a node, the node's position in it, and the nearby text. */
const textAround = (node: Node): Pick<Clicked, 'text' | 'at' | 'around'> => {
  let block = node instanceof HTMLElement ? node : node.parentElement
  while (block?.parentElement && isInline(block)) block = block.parentElement
  if (!block) return { text: '', at: 0, around: '' }
  const ofBlock = (inner: Node) =>
    inner instanceof Element && !isInline(inner)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_ALL, ofBlock)
  let [text, at] = ['', 0]
  while (walker.nextNode()) {
    if (walker.currentNode === node) at = text.length
    if (walker.currentNode instanceof Text) text += walker.currentNode.data
  }
  let beside: HTMLElement = block
  while (beside.parentElement && beside.innerText.length < text.length + 80)
    beside = beside.parentElement
  return { text, at, around: beside.innerText }
}

/** Returns what was clicked: a character in a text, a picture, or the label of an element. */
const clickedIn = (element: Element, point?: { x: number; y: number }) => {
  const address = location.pathname
  const labelled = element.closest('[aria-label], [placeholder]')
  const name = labelled?.getAttribute('aria-label') ?? labelled?.getAttribute('placeholder') ?? ''
  const link = element.closest('nav a[href]')
  const common = { address, ...(link instanceof HTMLAnchorElement && { link: link.pathname }) }
  if (element instanceof HTMLImageElement) {
    const picture = element.currentSrc.replace(/^.*\//, '')
    return { ...textAround(element), ...common, picture, text: element.alt, at: 0 }
  }
  const caret = point && document.caretPositionFromPoint?.(point.x, point.y)
  const range = point && !caret && document.caretRangeFromPoint?.(point.x, point.y)
  const node = caret ? caret.offsetNode : range ? range.startContainer : element
  if (!(node instanceof Text) || !element.contains(node))
    return { ...textAround(element), ...common, ...(name && { text: name, at: 0 }) }
  const offset = caret ? caret.offset : range ? range.startOffset : 0
  const found = textAround(node)
  return { ...found, ...common, at: found.at + offset }
}

/** Shows where the text is, in system colors because it is not part of the site. */
const showNote = (message: string) => {
  const note = document.querySelector('source-place') ?? document.createElement('source-place')
  Object.assign(note, { textContent: message, role: 'status' })
  if (note instanceof HTMLElement)
    note.style.cssText =
      'position: fixed; z-index: 9999; inset: auto auto 5.5rem 1rem; padding: .5rem .75rem; border: 2px solid; border-radius: 8px; background: Canvas; color: CanvasText; font: 600 15px/1.4 system-ui, sans-serif'
  document.body.append(note)
}

/**
 * In the dev server, Alt+click on a text or Alt+Enter on the focused element opens its source in
 * the content. If no editor opens, copies the location.
 */
export const startWhereIsThis = (hot: ViteHotContext): void => {
  const ask = (event: MouseEvent | KeyboardEvent, point?: { x: number; y: number }) => {
    const { target } = event
    if (!event.altKey || !(target instanceof Element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.type !== 'click' && event.type !== 'keydown') return
    hot.send('content:find', clickedIn(target, point))
  }
  for (const type of ['pointerdown', 'mousedown', 'mouseup'] as const)
    document.addEventListener(type, (event) => ask(event), true)
  document.addEventListener('click', (event) => ask(event, event), true)
  document.addEventListener('keydown', (event) => event.key === 'Enter' && ask(event), true)
  hot.on('content:found', async ({ place, isOpen }: { place?: string; isOpen: boolean }) => {
    if (place === undefined) return showNote('This is not from the content.')
    if (isOpen) return showNote(place)
    const copied = navigator.clipboard.writeText(place).then(
      () => 'The place is copied.',
      () => 'Copy the place.',
    )
    showNote(`${place} No editor with a window was found. ${await copied}`)
  })
}
