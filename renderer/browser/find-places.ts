import { type Place, placesIn, unmarked } from '../../content/schema/source-marks.ts'

/** A text of the page and where it is written. */
export type Found = Place & { words: string }

type Point = { x: number; y: number }

const longest = 60
const wordsOf = (text: string) => unmarked(text).trim().slice(0, longest)

/** Data for islands, which is no text of its own. */
const isShown = ({ name }: Attr) => name !== 'data-props'

const inAttributes = (element: Element): Found[] =>
  [...element.attributes]
    .filter(isShown)
    .flatMap(({ value }) => placesIn(value).map((place) => ({ ...place, words: wordsOf(value) })))

const textsIn = (element: Element): Text[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

const inText = ({ data }: Text): Found[] =>
  placesIn(data).map(({ end, ...place }, index, all) => {
    // The words of a mark are those before it, up to the mark before.
    const { end: from = 0 } = all.slice(0, index).at(-1) ?? {}
    return { ...place, words: wordsOf(data.slice(index === 0 ? 0 : from, end)) }
  })

/** The letter at a point of the screen. */
const letterAt = ({ x, y }: Point): { node: Node; offset: number } | undefined => {
  const caret = document.caretPositionFromPoint?.(x, y)
  if (caret) return { node: caret.offsetNode, offset: caret.offset }
  // The older way, which some browsers know instead.
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}

/** The place of a letter: that of the first mark behind it, since every text ends in its mark. */
const placeOfLetter = (element: Element, point: Point): Found | undefined => {
  const letter = letterAt(point)
  const [text, ...following] = textsIn(element).filter(
    (each) =>
      letter && !(each.compareDocumentPosition(letter.node) & Node.DOCUMENT_POSITION_FOLLOWING),
  )
  if (!letter || !text || text !== letter.node) return undefined
  const { offset } = letter
  const behind = placesIn(text.data).findIndex(({ end }) => end > offset)
  return inText(text)[behind] ?? following.flatMap(inText)[0]
}

/**
 * Where the texts of an element are written: the one at a point alone, if there is a letter. An
 * element without any, such as a figure that is worked out, has those of the nearest around it.
 */
export const placesOf = (element: Element, point?: Point): Found[] => {
  const own = inAttributes(element)
  if (own.length > 0) return own
  const atPoint = point && placeOfLetter(element, point)
  if (atPoint) return [atPoint]
  const within = [
    ...textsIn(element).flatMap(inText),
    ...[...element.querySelectorAll('*')].flatMap(inAttributes),
  ]
  const around = element.parentElement
  return within.length > 0 || !around || around === document.body ? within : placesOf(around, point)
}

/** Every element with a text or a label of its own, to be reached with the keyboard. */
export const elementsWithPlaces = (): HTMLElement[] =>
  [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      inAttributes(element).length > 0 ||
      [...element.childNodes].some((node) => node instanceof Text && inText(node).length > 0),
  )
