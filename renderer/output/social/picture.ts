import sharp from 'sharp'
import { clay500, ink600, ink900, sand100 } from '../../design/tokens.ts'
import { type Lettering, readLettering, setHeadline, type TypeStyle } from './lettering.ts'

const fonts = 'components/ui/fonts'
let lettering: Promise<Lettering> | undefined
const readFonts = () => {
  lettering ??= readLettering(
    `${fonts}/bricolage-grotesque-display.woff2`,
    `${fonts}/figtree-latin-wght.woff2`,
  )
  return lettering
}

/** The signature on the picture: the mark as SVG, and the name of the company. */
export type Signature = { mark: string; company: string }

/** The size of share pictures, and the positions of their parts, in pixels. */
export const canvas = { width: 1200, height: 630, signatureTop: 500, margin: 64 }
const photo = { left: 540, fade: 280 }
/** Ends where the photograph is barely visible. */
const room = { width: 530, height: 376, maxLines: 4, largest: 104, lineHeight: 1.04 }
const headline = { top: 72, around: 30, baseline: 0.76, style: { weight: 680, tracking: -0.025 } }
const tile = { width: 40, height: 14, scale: 1.5, base: 7 }
const markSize = 60

/** Detailed pictures, such as those of leaves and tiles, need a lower quality to fit. */
const jpegQualities = [78, 70, 62, 54, 46]
const maxBytes = 100 * 1000

/**
 * Fades the photograph into the background along a curve, which, unlike a linear gradient, has no
 * visible start or end.
 */
const fade = () => {
  const stops = Array.from({ length: 11 }, (_, index) => {
    const part = index / 10
    const opacity = 1 - part * part * (3 - 2 * part)
    return `<stop offset="${part}" stop-color="${sand100}" stop-opacity="${opacity}"/>`
  })
  return `<linearGradient id="dissolve">${stops.join('')}</linearGradient><rect x="${photo.left}" width="${photo.fade}" height="${canvas.height}" fill="url(#dissolve)"/>`
}

/** Draws the tile pattern of components/ui/tokens.css, repeated along the bottom edge. */
const eave = () => {
  const count = Math.ceil(canvas.width / (tile.width * tile.scale))
  const top = canvas.height - tile.height * tile.scale - tile.base
  const path = `M0 10${'c5 0 5.5-10 15-10s10 10 15 10h10'.repeat(count)}v20H0z`
  return `<path transform="translate(0 ${top}) scale(${tile.scale})" fill="${clay500}" d="${path}"/>`
}

type Place = { x: number; y: number; size: number; color: string }

const placed = (paths: string, { x, y, size, color }: Place) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="${color}">${paths}</g>`

/** Draws the mark with the company name beside it, as in components/layout/Navigation.tsx. */
const signatureText = ({ mark, company }: Signature, lettering: Lettering) => {
  const [first = '', ...rest] = company.split(' ')
  const bold = lettering(first, { weight: 700, tracking: -0.035 })
  const light = lettering(rest.join(' '), { weight: 450, tracking: -0.03 })
  const gap = markSize + 14
  const size = Math.min(37, (room.width - gap) / (bold.width + 0.2 + light.width))
  const { margin, signatureTop } = canvas
  const x = margin + gap
  const y = signatureTop + markSize / 2 + size / 3
  return [
    mark.replace(
      '<svg ',
      `<svg x="${margin - 4}" y="${signatureTop}" width="${markSize}" height="${markSize}" `,
    ),
    placed(bold.draw(), { x, y, size, color: ink900 }),
    placed(light.draw(), { x: x + (bold.width + 0.2) * size, y, size, color: ink600 }),
  ].join('')
}

const svg = (width: number, height: number, ...parts: readonly string[]): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`,
  )

/**
 * Draws the background with the cropped photograph on the right and the signature: the slow part,
 * shared by all headlines.
 * @returns its pixels: red, green and blue of each.
 */
export const makeBackdrop = async (photograph: Buffer, signature: Signature): Promise<Buffer> => {
  const placedPhotograph = await sharp(photograph)
    .autoOrient()
    .resize(canvas.width - photo.left, canvas.height, { fit: 'cover', position: 'attention' })
    .flatten({ background: sand100 })
    .toColourspace('srgb')
    .extend({ left: photo.left, background: sand100 })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const frame = [fade(), eave(), signatureText(signature, await readFonts())]
  return sharp(placedPhotograph)
    .composite([{ input: svg(canvas.width, canvas.height, ...frame) }])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Returns the headline as SVG, sized to its room plus the margin into which letters overhang. */
const headlineText = (text: string, lettering: Lettering): Buffer => {
  const style: TypeStyle = headline.style
  const { lines, size } = setHeadline(text, (line) => lettering(line, style).width, room)
  const lineHeight = size * room.lineHeight
  const start = Math.round((room.height - Math.ceil(lines.length * lineHeight)) / 2)
  const drawn = lines.map((line, index) => {
    const y = headline.around + start + headline.baseline * size + index * lineHeight
    return placed(lettering(line, style).draw(), { x: headline.around, y, size, color: ink900 })
  })
  return svg(room.width + 2 * headline.around, room.height + 2 * headline.around, ...drawn)
}

/**
 * Draws a headline on the backdrop of a share picture.
 * @returns a JPEG of at most 100 KB
 */
export const drawPicture = async (backdrop: Buffer, text: string): Promise<Buffer> => {
  const { width, height } = canvas
  const input = headlineText(text, await readFonts())
  const [left, top] = [canvas.margin - headline.around, headline.top - headline.around]
  const pixels = await sharp(backdrop, { raw: { width, height, channels: 3 } })
    .composite([{ input, left, top }])
    .removeAlpha()
    .raw()
    .toBuffer()
  let jpeg = pixels
  for (const quality of jpegQualities) {
    jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
      // Optimized Huffman codes would take twice as long, for files 5% smaller.
      .jpeg({ quality, optimiseCoding: false })
      .toBuffer()
    if (jpeg.length <= maxBytes) break
  }
  return jpeg
}
