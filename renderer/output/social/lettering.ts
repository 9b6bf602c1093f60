import { readFileSync } from 'node:fs'
import { Blob, Face, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'

/** The style of a line of text. `tracking` is the extra letter spacing, in em. */
export type TypeStyle = { weight: number; tracking: number }

/** A line of text: its width in em, and a function that draws it as SVG paths in em. */
type Line = { width: number; draw: () => string }

export type Lettering = (text: string, style: TypeStyle) => Line

/** A variable font, and the code points that it has. */
type Typeface = { at: (weight: number) => Font; em: number; codePoints: ReadonlySet<number> }

/**
 * Reads a variable font. HarfBuzz does the layout, because sharp silently ignores WOFF2, fontkit
 * cannot apply variations (foliojs/fontkit#377), and opentype.js 2.0.0 measures different widths.
 */
const readTypeface = async (fontFile: string): Promise<Typeface> => {
  const face = new Face(new Blob(await decompress(readFileSync(fontFile))))
  const fonts = new Map<number, Font>()
  const at = (weight: number) => {
    const font = fonts.get(weight) ?? new Font(face)
    if (!fonts.has(weight)) font.setVariations([new Variation('wght', weight)])
    fonts.set(weight, font)
    return font
  }
  return { at, em: face.upem, codePoints: new Set(face.collectUnicodes()) }
}

type Run = { typeface: Typeface; text: string }

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Splits a text into runs of one font each. A character that no font has is drawn as a plainer one
 * that it is composed of, or left out: no text may break a build.
 */
const runsOf = (text: string, typefaces: readonly Typeface[]): Run[] => {
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(text)) {
    const plainer = segment.normalize('NFKD').replace(/\p{M}/gu, '')
    for (const sign of [segment, plainer].filter(Boolean)) {
      const typeface = typefaces.find(({ codePoints }) =>
        Array.from(sign).every((letter) => codePoints.has(letter.codePointAt(0) ?? 0)),
      )
      if (!typeface) continue
      const last = runs.at(-1)
      if (last?.typeface === typeface) last.text += sign
      else runs.push({ typeface, text: sign })
      break
    }
  }
  return runs
}

/** Returns the glyphs of a run, and its width in em. */
const shapeRun = ({ typeface, text }: Run, { weight, tracking }: TypeStyle) => {
  const { at, em } = typeface
  const font = at(weight)
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  let x = 0
  const letters = buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const letter = { id, x: x + xOffset, y: yOffset }
      x += xAdvance + tracking * em
      return letter
    })
  const draw = (start: number) => {
    const paths = letters.map(
      ({ id, ...at }) =>
        `<path transform="translate(${at.x} ${at.y})" d="${font.glyphToPath(id)}"/>`,
    )
    return `<g transform="translate(${start} 0) scale(${1 / em} ${-1 / em})">${paths.join('')}</g>`
  }
  return { width: x / em, draw }
}

/** Reads fonts: the first, and fallbacks for the characters that it lacks. */
export const readLettering = async (...fontFiles: readonly string[]): Promise<Lettering> => {
  const typefaces = await Promise.all(fontFiles.map(readTypeface))
  return (text, style) => {
    const runs = runsOf(text, typefaces).map((run) => shapeRun(run, style))
    const draw = () => {
      let start = 0
      return runs
        .map((run) => {
          const drawn = run.draw(start)
          start += run.width
          return drawn
        })
        .join('')
    }
    const width = runs.reduce((total, run) => total + run.width, 0) - style.tracking
    return { width: Math.max(0, width), draw }
  }
}

/** A text broken into lines, and its font size in pixels. */
type Headline = { lines: string[]; size: number }

/** The space for a headline, in pixels; `lineHeight` is a multiple of the font size. */
type HeadlineRoom = {
  width: number
  height: number
  maxLines: number
  largest: number
  lineHeight: number
}

/** An extra line must make the letters this many times larger: fewer lines read better. */
const worthALine = 1.2

/**
 * Returns the words of a text. A place name at the end counts as one word: a line ending in "in
 * Fort" or "en Fort" would mislead.
 */
const wordsOf = (text: string): string[] => {
  const [, before = text, place] = /^(.+ (?:in|en) )([A-Z].*)$/.exec(text) ?? []
  return [...before.split(/\s+/), ...(place ? [place] : [])].filter(Boolean)
}

type Lines = { lines: string[]; width: number }

/** Breaks words into a number of lines of about equal length. */
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

/** Sets a text as large as the space allows, in few lines. `widthOf` measures a line in em. */
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
  return best
}
