import { readFileSync } from 'node:fs'
import { Blob, Face, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'

/** The style of a line of text. `tracking` is the extra space between letters, in em. */
export type TypeStyle = { weight: number; tracking: number }

/** A line of text as SVG paths, of which an em is one unit, and its width in em. */
type Line = { paths: string; width: number }

export type Lettering = (text: string, style: TypeStyle) => Line

/**
 * Reads a variable font. HarfBuzz does the layout, because sharp silently ignores WOFF2, fontkit
 * cannot apply variations (foliojs/fontkit#377), and opentype.js 2.0.0 measures different widths.
 * The lettering throws if the font lacks a character.
 */
export const readLettering = async (fontFile: string): Promise<Lettering> => {
  const face = new Face(new Blob(await decompress(readFileSync(fontFile))))
  const fonts = new Map<number, Font>()
  const fontOf = (weight: number): Font => {
    const font = fonts.get(weight) ?? new Font(face)
    if (!fonts.has(weight)) font.setVariations([new Variation('wght', weight)])
    fonts.set(weight, font)
    return font
  }
  return (text, { weight, tracking }) => {
    const font = fontOf(weight)
    const buffer = new TextBuffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const em = face.upem
    let x = 0
    const letters = buffer
      .getGlyphInfosAndPositions()
      .map(({ codepoint: id, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        if (id === 0)
          throw new Error(`The font has no "${text.slice(cluster, cluster + 1)}" for "${text}"`)
        const path = `<path transform="translate(${x + xOffset} ${yOffset})" d="${font.glyphToPath(id)}"/>`
        x += xAdvance + tracking * em
        return path
      })
    return {
      paths: `<g transform="scale(${1 / em} ${-1 / em})">${letters.join('')}</g>`,
      width: x / em - tracking,
    }
  }
}
