import { resolve } from 'node:path'
import { escapeUTF8 } from 'entities'
import sharp, { type OverlayOptions } from 'sharp'
import { color } from '../../design/tokens.ts'
import { lazy } from '../../memoize.ts'

/** The size of share pictures, and the positions of their parts, in pixels. */
export const canvas = { width: 1200, height: 630, signatureTop: 500, margin: 64 }
const raw = { width: canvas.width, height: canvas.height, channels: 3 as const }
const photo = { left: 540, fade: 280 }
/** The space for the headline, and its largest font size. Ends where the photograph is barely visible. */
const headlineRoom = { left: canvas.margin, top: 72, width: 530, height: 376, largest: 104 }
const tile = { width: 40, height: 14, scale: 1.5, base: 7 }
const markSize = 60
const nameRoom = { left: 138, top: 500, width: 456, height: markSize, largest: 37 }

/** A part of a text in one style. */
type StyledText = { text: string; weight: number; color: string }

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

/** In points, of which `pointSize` make an em; the line height is a multiple of the font's own. */
const pointSize = 12
const spacing = Math.round(-0.025 * pointSize * 1024)
const lineHeight = 0.87

const markup = ({ text, weight, color }: StyledText): string => {
  // Pango would break a word at its hyphens rather than make it fit.
  const words = escapeUTF8(text).replace(/[^ ]+/g, '<span allow_breaks="false">$&</span>')
  return `<span weight="${weight}" color="${color}" letter_spacing="${spacing}" line_height="${lineHeight}">${words}</span>`
}

/**
 * Writes texts one after the other, as large as their space allows, in the middle of its height.
 * @returns the layer for the picture; none without text
 */
const writeText = async (
  { left, top, width, height, largest }: typeof headlineRoom,
  ...texts: readonly StyledText[]
): Promise<OverlayOptions[]> => {
  const drawn = texts.map((part) => ({ ...part, text: drawable(part.text) }))
  const shown = drawn.filter(({ text }) => text).map(markup)
  if (shown.length === 0) return []
  await registerFallback()
  const font = `Bricolage Grotesque, Figtree ${pointSize}`
  const text = { text: shown.join(' '), font, fontfile: fontFile('bricolage-grotesque'), width }
  const draw = (size: { height: number } | { dpi: number }) =>
    sharp({ text: { ...text, rgba: true, ...size } })
      .png()
      .toBuffer({ resolveWithObject: true })
  const dpi = Math.round((largest * 72) / pointSize)
  const fitted = await draw({ height })
  const { data, info } = (fitted.info.textAutofitDpi ?? 0) > dpi ? await draw({ dpi }) : fitted
  return [{ input: data, left, top: top + Math.round((height - info.height) / 2) }]
}

/** Draws the tiles, the mark, and a fade along a curve, which has no visible start or end. */
const frame = (mark: string): Buffer => {
  const { width, height, margin, signatureTop } = canvas
  const stops = [1, 0.9, 0.65, 0.35, 0.1, 0].map(
    (opacity, index) =>
      `<stop offset="${index / 5}" stop-color="${color('--sand-100')}" stop-opacity="${opacity}"/>`,
  )
  // The pattern of components/ui/tokens.css.
  const tiles = 'c5 0 5.5-10 15-10s10 10 15 10h10'.repeat(
    Math.ceil(width / (tile.width * tile.scale)),
  )
  const top = height - tile.height * tile.scale - tile.base
  const place = `x="${margin - 4}" y="${signatureTop}" width="${markSize}" height="${markSize}"`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="fade">${stops.join('')}</linearGradient>
<rect x="${photo.left}" width="${photo.fade}" height="${height}" fill="url(#fade)"/>
<path transform="translate(0 ${top}) scale(${tile.scale})" fill="${color('--clay-500')}" d="M0 10${tiles}v20H0z"/>
${mark.replace('<svg ', `<svg ${place} `)}</svg>`)
}

/**
 * Draws the background with the cropped photograph on the right and the signature, where the name
 * of the company looks as in components/layout/Navigation.tsx: the slow part, which all headlines
 * share.
 * @returns its pixels: red, green and blue of each.
 */
export const makeBackdrop = async (
  photograph: Buffer,
  { mark, company }: { mark: string; company: string },
): Promise<Buffer> => {
  const background = color('--sand-100')
  const [first = '', ...rest] = company.split(' ')
  const cropped = await sharp(photograph)
    .autoOrient()
    .resize(canvas.width - photo.left, canvas.height, { fit: 'cover', position: 'attention' })
    .flatten({ background })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer()
  const name = await writeText(
    nameRoom,
    { text: first, weight: 700, color: color('--ink-900') },
    { text: rest.join(' '), weight: 450, color: color('--ink-600') },
  )
  return sharp({ create: { ...raw, background } })
    .composite([{ input: cropped, left: photo.left, top: 0 }, { input: frame(mark) }, ...name])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Draws a headline on the backdrop of a share picture, as a JPEG. */
export const drawPicture = async (backdrop: Buffer, text: string): Promise<Buffer> => {
  const layers = await writeText(headlineRoom, { text, weight: 680, color: color('--ink-900') })
  // Optimized Huffman codes would take twice as long, for files 5% smaller.
  const jpeg = { quality: 70, optimiseCoding: false }
  return sharp(backdrop, { raw }).composite(layers).removeAlpha().jpeg(jpeg).toBuffer()
}
