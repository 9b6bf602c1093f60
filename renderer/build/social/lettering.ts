import { readFileSync } from 'node:fs'
import { Blob, Face, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'
import { drawGlyph, type Glyph, putGlyph } from './glyph.ts'
import type { Raster } from './raster.ts'

/** The style of a line of text. `tracking` is the extra space between letters, in em. */
type TypeStyle = { weight: number; tracking: number }

/**
 * Sets text in one typeface without system fonts, so that the result is the same on every machine.
 */
export type Lettering = {
  /** Width of a line, in em. */
  widthOf: (text: string, style: TypeStyle) => number
  /** Draws a line at a font size in pixels, with its baseline starting at (x, y). */
  draw: (
    raster: Raster,
    text: string,
    style: TypeStyle,
    at: { x: number; y: number; size: number; color: string },
  ) => Promise<void>
}

/** The letters of a word, where their origins are, and the width up to the next word, in em. */
type Word = { letters: { id: number; x: number; y: number }[]; width: number }

/**
 * Reads a variable font. HarfBuzz does the layout, because sharp silently ignores WOFF2, fontkit
 * cannot apply variations (foliojs/fontkit#377), and opentype.js 2.0.0 measures different widths.
 * `draw` and `widthOf` throw if the font lacks a character.
 */
export const readLettering = async (fontFile: string): Promise<Lettering> => {
  const face = new Face(new Blob(await decompress(readFileSync(fontFile))))
  const buffer = new TextBuffer()
  const fonts = new Map<number, Font>()
  const glyphs = new Map<string, Promise<Glyph>>()
  const words = new Map<string, Word>()

  const fontOf = (weight: number): Font => {
    const font = fonts.get(weight) ?? new Font(face)
    if (!fonts.has(weight)) font.setVariations([new Variation('wght', weight)])
    fonts.set(weight, font)
    return font
  }

  const glyphOf = (weight: number, id: number): Promise<Glyph> => {
    const key = `${weight} ${id}`
    const glyph = glyphs.get(key) ?? drawGlyph(fontOf(weight), id, face.upem)
    glyphs.set(key, glyph)
    return glyph
  }

  const set = (text: string, { weight, tracking }: TypeStyle): Word => {
    buffer.reset()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(fontOf(weight), buffer)
    let width = 0
    const letters = buffer
      .getGlyphInfosAndPositions()
      .map(({ codepoint: id, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        if (id === 0)
          throw new Error(`The font has no "${text.slice(cluster, cluster + 1)}" for "${text}"`)
        const letter = { id, x: width + xOffset / face.upem, y: -yOffset / face.upem }
        width += xAdvance / face.upem + tracking
        return letter
      })
    return { letters, width }
  }

  // Pages share most of their words, and the font moves no letter closer to a space.
  const wordOf = (text: string, style: TypeStyle): Word => {
    const key = `${style.weight} ${style.tracking} ${text}`
    const word = words.get(key) ?? set(text, style)
    words.set(key, word)
    return word
  }

  const wordsOf = (text: string, style: TypeStyle): Word[] =>
    text.split(/(?= )|(?<= )/).map((word) => wordOf(word, style))

  return {
    widthOf: (text, style) =>
      wordsOf(text, style).reduce((sum, { width }) => sum + width, 0) - style.tracking,
    draw: async (raster, text, style, { x, y, size, color }) => {
      let start = x
      for (const { letters, width } of wordsOf(text, style)) {
        for (const { id, ...from } of letters) {
          const glyph = await glyphOf(style.weight, id)
          putGlyph(raster, glyph, { x: start + from.x * size, y: y + from.y * size, size, color })
        }
        start += width * size
      }
    },
  }
}
