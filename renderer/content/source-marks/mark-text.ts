import { markOf, type Place } from '../../../content/schema/source-marks.ts'

/** A part of a text that stands on one line of its file: up to `end`, from the end of the last. */
export type Piece = Place & { end: number }

const slot = /(\{[^{}]*\})/

const markEnd = (text: string, mark: string) => {
  const words = text.trimEnd()
  return words === '' ? text : words + mark + text.slice(words.length)
}

/**
 * A text with the mark of its place at the end of each line of its file, and before each slot such
 * as `{phone}`: so whatever fills the slot, each word of the text is followed by the mark of its own
 * place.
 */
export const markText = (text: string, pieces: readonly Piece[]): string =>
  pieces
    .map(({ end, ...place }, index) => {
      const mark = markOf(place)
      const parts = text.slice(pieces[index - 1]?.end ?? 0, end).split(slot)
      const isSlot = (part: number) => part % 2 === 1
      const marked = parts.map((part, at) => (isSlot(at) ? part : markEnd(part, mark))).join('')
      // What fills a slot at the end needs a mark behind it too.
      return parts.at(-1)?.trim() === '' && parts.length > 1 ? marked + mark : marked
    })
    .join('')
