/**
 * Marks that say which file a text comes from. In the dev server and in preview builds, the texts of
 * the content end in one: characters that take no room and attach to the letter before them, so that
 * neither the look nor the line breaks of a page change. The mark travels with the text through
 * templates, properties and islands to wherever it is shown. Other builds have none.
 */

/** Where a text is written: the path of its file in the project, and where it begins there. */
export type Place = { file: string; line: number; column: number }

/** What is added to a byte to make it one of 240 variation selectors, which no font draws. */
const shift = 0xe0100 - 16
const end = '|'
const mark = /[\u{E0100}-\u{E01EF}]+/gu

/** A place as invisible characters. */
export const markOf = ({ file, line, column }: Place): string =>
  Array.from(new TextEncoder().encode(`${file}:${line}:${column}${end}`), (byte) =>
    String.fromCodePoint(shift + byte),
  ).join('')

const read = (found: string): Place[] => {
  const bytes = Array.from(found, (character) => (character.codePointAt(0) ?? 0) - shift)
  return new TextDecoder()
    .decode(new Uint8Array(bytes))
    .split(end)
    .flatMap((place) => {
      const [, file = '', line, column] = /^(.+):(\d+):(\d+)$/.exec(place) ?? []
      return file === '' ? [] : [{ file, line: Number(line), column: Number(column) }]
    })
}

/** The places marked in a text, each with the index at which its mark ends. */
export const placesIn = (text: string): (Place & { end: number })[] =>
  [...text.matchAll(mark)].flatMap(({ 0: found, index }) =>
    read(found).map((place) => ({ ...place, end: index + found.length })),
  )

/** A text without its marks, for what is compared, sent or read by machines. */
export const unmarked = (text: string): string => text.replace(mark, '')
