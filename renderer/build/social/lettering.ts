import { readFileSync } from 'node:fs'
import { Blob, Face, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'

/** The style of a line of text. `tracking` is the extra space between letters, in em. */
type TypeStyle = { weight: number; tracking: number }

/**
 * Sets text in one typeface without system fonts, so that the result is the same on every machine.
 */
export type Lettering = {
  /** Width of a line, in em. */
  widthOf: (text: string, style: TypeStyle) => number
  /** A line as SVG, at a font size in pixels, with its baseline starting at (x, y). */
  draw: (
    text: string,
    style: TypeStyle,
    at: { x: number; y: number; size: number; fill: string },
  ) => string
}

type Glyph = { id: number; x: number; y: number }

/**
 * Reads a variable font. HarfBuzz does the layout, because sharp silently ignores WOFF2, fontkit
 * cannot apply variations (foliojs/fontkit#377), and opentype.js 2.0.0 measures different widths.
 * `draw` and `widthOf` throw if the font lacks a character.
 */
export const readLettering = async (fontFile: string): Promise<Lettering> => {
  const face = new Face(new Blob(await decompress(readFileSync(fontFile))))
  const buffer = new TextBuffer()
  const fonts = new Map<number, Font>()
  const paths = new Map<string, string>()

  const fontOf = (weight: number): Font => {
    const font = fonts.get(weight) ?? new Font(face)
    if (!fonts.has(weight)) font.setVariations([new Variation('wght', weight)])
    fonts.set(weight, font)
    return font
  }

  const pathOf = (weight: number, id: number): string => {
    const key = `${weight} ${id}`
    const path = paths.get(key) ?? fontOf(weight).glyphToPath(id)
    paths.set(key, path)
    return path
  }

  const set = (
    text: string,
    { weight, tracking }: TypeStyle,
  ): { glyphs: Glyph[]; width: number } => {
    buffer.reset()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(fontOf(weight), buffer)
    let x = 0
    const glyphs = buffer
      .getGlyphInfosAndPositions()
      .map(({ codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        if (codepoint === 0)
          throw new Error(`The font has no "${text.slice(cluster, cluster + 1)}" for "${text}"`)
        const glyph = { id: codepoint, x: x + xOffset, y: yOffset }
        x += xAdvance + tracking * face.upem
        return glyph
      })
    return { glyphs, width: x - tracking * face.upem }
  }

  return {
    widthOf: (text, style) => set(text, style).width / face.upem,
    draw: (text, style, { x, y, size, fill }) => {
      const scale = size / face.upem
      const drawn = set(text, style).glyphs.map(
        (glyph) =>
          `<path transform="translate(${glyph.x} ${glyph.y})" d="${pathOf(style.weight, glyph.id)}"/>`,
      )
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}">${drawn.join('')}</g>`
    },
  }
}
