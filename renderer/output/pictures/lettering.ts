import { resolve } from 'node:path'
import { escapeUTF8 } from 'entities'
import sharp, { type OverlayOptions } from 'sharp'
import { lazy } from '../../memoize.ts'

/** A part of a text in one style. */
type StyledText = { text: string; weight: number; color: string }

/** The space for a text on a picture, and its largest font size, in pixels. */
type TextRoom = { left: number; top: number; width: number; height: number; largest: number }

/** The fonts of the pages, unpacked and with plain names, because Pango reads no WOFF2. */
const fontFile = (name: string): string => resolve('renderer/output/pictures', `${name}.ttf`)

/** Registers the font for characters that the first one lacks: sharp takes one for each text. */
const registerFallback = lazy(() =>
  sharp({ text: { text: '-', font: 'Figtree', fontfile: fontFile('figtree') } }).toBuffer(),
)

/** What neither font has. The fonts of one machine would make other pictures than another's. */
const undrawable = /[^ -~\u00a0-\u00ac\u00ae-\u00ff–—‘’‚“”„•…€™−]/gu

/** Replaces what no font has by the plainer letters that it consists of, or leaves it out. */
const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(undrawable, (sign) => sign.normalize('NFKD').replace(undrawable, ''))
    .replace(/ +/g, ' ')
    .trim()

/** In points, of which `pointSize` make an em. */
const pointSize = 12
const tracking = -0.025
/** A multiple of the font's own line height. */
const lineHeight = 0.87

/** Pango would break a word at its hyphens rather than make it fit. */
const unbroken = (text: string): string =>
  escapeUTF8(text).replace(/[^ ]+/g, '<span allow_breaks="false">$&</span>')

const markup = ({ text, weight, color }: StyledText): string => {
  const spacing = Math.round(tracking * pointSize * 1024)
  return `<span weight="${weight}" color="${color}" letter_spacing="${spacing}" line_height="${lineHeight}">${unbroken(text)}</span>`
}

/**
 * Writes texts one after the other, as large as their space allows, in the middle of its height.
 * @returns the layer for the picture; none without text
 */
export const writeText = async (
  { left, top, width, height, largest }: TextRoom,
  ...texts: readonly StyledText[]
): Promise<OverlayOptions[]> => {
  const parts = texts.map((part) => ({ ...part, text: drawable(part.text) }))
  const shown = parts.filter(({ text }) => text !== '')
  if (shown.length === 0) return []
  await registerFallback()
  const draw = (size: { height: number } | { dpi: number }) =>
    sharp({
      text: {
        text: shown.map(markup).join(' '),
        font: `Bricolage Grotesque, Figtree ${pointSize}`,
        fontfile: fontFile('bricolage-grotesque'),
        rgba: true,
        width,
        ...size,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
  const dpi = Math.round((largest * 72) / pointSize)
  const fitted = await draw({ height })
  const isTooLarge = (fitted.info.textAutofitDpi ?? 0) > dpi
  const { data, info } = isTooLarge ? await draw({ dpi }) : fitted
  return [{ input: data, left, top: top + Math.round((height - info.height) / 2) }]
}
