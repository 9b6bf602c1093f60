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
        const letter = { id, x: x + xOffset, y: yOffset }
        x += xAdvance + tracking * em
        return letter
      })
    const pathOf = ({ id, x, y }: (typeof letters)[number]) =>
      `<path transform="translate(${x} ${y})" d="${font.glyphToPath(id)}"/>`
    return {
      width: x / em - tracking,
      draw: () => `<g transform="scale(${1 / em} ${-1 / em})">${letters.map(pathOf).join('')}</g>`,
    }
  }
}
