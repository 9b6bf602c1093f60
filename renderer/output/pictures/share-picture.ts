import sharp from 'sharp'
import { color } from '../../design/tokens.ts'
import { writeText } from './lettering.ts'

/** The signature on the picture: the mark as SVG, and the name of the company. */
export type Signature = { mark: string; company: string }

/** The size of share pictures, and the positions of their parts, in pixels. */
export const canvas = { width: 1200, height: 630, signatureTop: 500, margin: 64 }
const photo = { left: 540, fade: 280 }
/** Ends where the photograph is barely visible. */
const headlineRoom = { left: canvas.margin, top: 72, width: 530, height: 376, largest: 104 }
const tile = { width: 40, height: 14, scale: 1.5, base: 7 }
const markSize = 60
const nameRoom = { left: 138, top: 500, width: 456, height: markSize, largest: 37 }

/** Detailed pictures, such as those of leaves and tiles, need a lower quality to fit. */
const jpegQualities = [78, 70, 62, 54, 46]
const maxBytes = 100 * 1000

/** Fades the photograph into the background along a curve, which has no visible start or end. */
const fade = () => {
  const stops = Array.from({ length: 11 }, (_, index) => {
    const part = index / 10
    const opacity = 1 - part * part * (3 - 2 * part)
    return `<stop offset="${part}" stop-color="${color('--sand-100')}" stop-opacity="${opacity}"/>`
  })
  return `<linearGradient id="dissolve">${stops.join('')}</linearGradient><rect x="${photo.left}" width="${photo.fade}" height="${canvas.height}" fill="url(#dissolve)"/>`
}

/** Draws the tile pattern of components/ui/tokens.css, repeated along the bottom edge. */
const eave = () => {
  const count = Math.ceil(canvas.width / (tile.width * tile.scale))
  const top = canvas.height - tile.height * tile.scale - tile.base
  const path = `M0 10${'c5 0 5.5-10 15-10s10 10 15 10h10'.repeat(count)}v20H0z`
  return `<path transform="translate(0 ${top}) scale(${tile.scale})" fill="${color('--clay-500')}" d="${path}"/>`
}

const frame = (mark: string): Buffer => {
  const { width, height, margin, signatureTop } = canvas
  const place = `<svg x="${margin - 4}" y="${signatureTop}" width="${markSize}" height="${markSize}" `
  const parts = [fade(), eave(), mark.replace('<svg ', place)].join('')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts}</svg>`,
  )
}

/** Writes the name of the company, as in components/layout/Navigation.tsx. */
const companyName = (company: string) => {
  const [first = '', ...rest] = company.split(' ')
  return writeText(
    nameRoom,
    { text: first, weight: 700, color: color('--ink-900') },
    { text: rest.join(' '), weight: 450, color: color('--ink-600') },
  )
}

/**
 * Draws the background with the cropped photograph on the right and the signature: the slow part,
 * shared by all headlines.
 * @returns its pixels: red, green and blue of each.
 */
export const makeBackdrop = async (photograph: Buffer, signature: Signature): Promise<Buffer> => {
  const placedPhotograph = await sharp(photograph)
    .autoOrient()
    .resize(canvas.width - photo.left, canvas.height, { fit: 'cover', position: 'attention' })
    .flatten({ background: color('--sand-100') })
    .toColourspace('srgb')
    .extend({ left: photo.left, background: color('--sand-100') })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(placedPhotograph)
    .composite([{ input: frame(signature.mark) }, ...(await companyName(signature.company))])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** A line that ends in "in Fort" or "en Fort" would mislead. */
const withPlaceTogether = (text: string): string =>
  text.replace(/(?<= (?:in|en) )\p{Lu}\S*(?: \p{Lu}\S*)*$/u, (place) =>
    place.replaceAll(' ', '\u00a0'),
  )

/**
 * Draws a headline on the backdrop of a share picture.
 * @returns a JPEG of at most 100 KB
 */
export const drawPicture = async (backdrop: Buffer, text: string): Promise<Buffer> => {
  const { width, height } = canvas
  const headline = { text: withPlaceTogether(text), weight: 680, color: color('--ink-900') }
  const pixels = await sharp(backdrop, { raw: { width, height, channels: 3 } })
    .composite(await writeText(headlineRoom, headline))
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
