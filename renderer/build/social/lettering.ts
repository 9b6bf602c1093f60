import { readFileSync } from 'node:fs'
import { Blob, Face, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'

/** The style of a line of text. `tracking` is the extra space between letters, in em. */
export type TypeStyle = { weight: number; tracking: number }

/** A line of text: its width in em, and what draws it as SVG paths, of which an em is one unit. */
type Line = { width: number; draw: () => string }

export type Lettering = (text: string, style: TypeStyle) => Line

/**
 * Reads a variable font. HarfBuzz does the layout, because sharp silently ignores WOFF2, fontkit
 * cannot apply variations (foliojs/fontkit#377), and opentype.js 2.0.0 measures different widths.
 * The lettering throws if the font lacks a character.
 */
export const readLettering = async (fontFile: string): Promise<Lettering> => {
  const face = new Face(new Blob(await decompress(readFileSync(fontFile))))
  const em = face.upem
  const fonts = new Map<number, Font>()
  return (text, { weight, tracking }) => {
    const font = fonts.get(weight) ?? new Font(face)
    if (!fonts.has(weight)) font.setVariations([new Variation('wght', weight)])
    fonts.set(weight, font)
    const buffer = new TextBuffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    let x = 0
    const letters = buffer
      .getGlyphInfosAndPositions()
      .map(({ codepoint: id, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        if (id === 0)
          throw new Error(`The font has no "${text.slice(cluster, cluster + 1)}" for "${text}"`)
        const letter = { id, x: x + xOffset, y: yOffset }
        x += xAdvance + tracking * em
        return letter
      })
    const paths = () =>
      letters.map(
        (letter) =>
          `<path transform="translate(${letter.x} ${letter.y})" d="${font.glyphToPath(letter.id)}"/>`,
      )
    return {
      width: x / em - tracking,
      draw: () => `<g transform="scale(${1 / em} ${-1 / em})">${paths().join('')}</g>`,
    }
  }
}

/** A text broken into lines, and its font size in pixels. */
type Headline = { lines: string[]; size: number }

/** The space for a headline, in pixels; `lineHeight` is a fraction of the font size. */
type HeadlineRoom = {
  width: number
  height: number
  maxLines: number
  largest: number
  smallest: number
  lineHeight: number
}

/**
 * Another line is only worth it if it makes the letters this many times larger: fewer lines read
 * better.
 */
const worthALine = 1.2

/**
 * The words of a text. A place name at the end counts as one word: a line ending in "in Fort" or
 * "en Fort" would be misleading.
 */
const wordsOf = (text: string): string[] => {
  const [, before = text, place] = /^(.+ (?:in|en) )([A-Z].*)$/.exec(text) ?? []
  return [...before.split(/\s+/), ...(place ? [place] : [])].filter(Boolean)
}

type Lines = { lines: string[]; width: number }

/** The narrowest way to set words in a number of lines, so that lines are about equally long. */
const balanced = (
  words: readonly string[],
  lineCount: number,
  widthOf: (line: string) => number,
): Lines => {
  const whole = words.join(' ')
  if (lineCount === 1) return { lines: [whole], width: widthOf(whole) }
  let best: Lines = { lines: [], width: Number.POSITIVE_INFINITY }
  for (let count = 1; count <= words.length - lineCount + 1; count++) {
    const first = words.slice(0, count).join(' ')
    const firstWidth = widthOf(first)
    if (firstWidth >= best.width) break
    const rest = balanced(words.slice(count), lineCount - 1, widthOf)
    const width = Math.max(firstWidth, rest.width)
    if (width < best.width) best = { lines: [first, ...rest.lines], width }
  }
  return best
}

/**
 * Sets a text as large as the space allows, in few lines. `widthOf` measures a line in em.
 * @throws if the text would be too small to read.
 */
export const setHeadline = (
  text: string,
  widthOf: (line: string) => number,
  room: HeadlineRoom,
): Headline => {
  const words = wordsOf(text)
  let best: Headline = { lines: [], size: 0 }
  for (let count = 1; count <= Math.min(room.maxLines, words.length); count++) {
    const { lines, width } = balanced(words, count, widthOf)
    const size = Math.floor(
      Math.min(room.largest, room.width / width, room.height / (count * room.lineHeight)),
    )
    if (size >= best.size * worthALine ** (count - best.lines.length)) best = { lines, size }
  }
  if (best.size < room.smallest)
    throw new Error(`"${text}" does not fit on a picture: it would be ${best.size} pixels high`)
  return best
}
