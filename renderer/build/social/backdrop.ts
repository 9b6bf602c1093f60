import sharp from 'sharp'
import type { Lettering } from './lettering.ts'
import { canvas, colors, jpegQualities, margin } from './settings.ts'

/**
 * The part of a picture that does not depend on its text: raw pixels, three bytes each, and the
 * JPEG quality to use.
 */
export type Backdrop = { pixels: Buffer; quality: number }

/** The signature on the picture: the mark as SVG, and the name of the company. */
export type Signature = { mark: string; company: string }

const photo = { left: 540, width: canvas.width - 540, dissolvedOver: 280 }
const tile = { width: 40, height: 14, scale: 1.5, base: 7 }
const markSize = 60
/**
 * Size limit for a picture without its headline, in bytes. The headline adds up to 30 KB, for a
 * total of at most 100 KB.
 */
const mostBytes = 64 * 1024

/**
 * Fades the photograph into the background along a curve, which unlike a linear gradient has no
 * visible start or end.
 */
const dissolve = () => {
  const steps = 12
  const stops = Array.from({ length: steps + 1 }, (_, index) => {
    const part = index / steps
    return `<stop offset="${part}" stop-opacity="${part * part * (3 - 2 * part)}"/>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${photo.width}" height="${canvas.height}">`,
    `<linearGradient id="rise" gradientUnits="userSpaceOnUse" x2="${photo.dissolvedOver}">${stops.join('')}</linearGradient>`,
    '<rect width="100%" height="100%" fill="url(#rise)"/></svg>',
  ].join('')
}

/** The tile pattern of components/ui/tokens.css, repeated along the bottom edge. */
const eave = () => {
  const count = Math.ceil(canvas.width / (tile.width * tile.scale))
  const top = canvas.height - tile.height * tile.scale - tile.base
  const path = `M0 10${'c5 0 5.5-10 15-10s10 10 15 10h10'.repeat(count)}v20H0z`
  return `<path transform="translate(0 ${top}) scale(${tile.scale})" fill="${colors.clay}" d="${path}"/>`
}

/** The signature, matching components/layout/Logo.tsx. */
const signed = ({ mark, company }: Signature, lettering: Lettering) => {
  const [first = '', ...rest] = company.split(' ')
  const size = 37
  const bold = { weight: 700, tracking: -0.035 }
  const light = { weight: 450, tracking: -0.03 }
  const x = margin + markSize + 14
  const y = canvas.signatureTop + markSize / 2 + size / 3
  return [
    mark.replace(
      '<svg ',
      `<svg x="${margin - 4}" y="${canvas.signatureTop}" width="${markSize}" height="${markSize}" `,
    ),
    lettering.draw(first, bold, { x, y, size, fill: colors.ink }),
    lettering.draw(rest.join(' '), light, {
      x: x + (lettering.widthOf(first, bold) + 0.2) * size,
      y,
      size,
      fill: colors.muted,
    }),
  ].join('')
}

/** Everything drawn on top of the photograph, as SVG. */
const frame = (signature: Signature, lettering: Lettering) => {
  const { width, height } = canvas
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${eave()}${signed(signature, lettering)}</svg>`
}

/**
 * The first quality that keeps the picture small enough. Detailed pictures, such as of leaves and
 * tiles, need a lower one.
 */
const qualityOf = async (pixels: Buffer): Promise<number> => {
  for (const quality of jpegQualities) {
    const { length } = await sharp(pixels, {
      raw: { width: canvas.width, height: canvas.height, channels: 3 },
    })
      .jpeg({ quality })
      .toBuffer()
    if (length <= mostBytes) return quality
  }
  return jpegQualities.at(-1) ?? 0
}

/**
 * Crops a photograph and draws the frame on it. This is the slow part, done once for all pages with
 * that photograph.
 */
export const makeBackdrop = async (
  photograph: Buffer,
  signature: Signature,
  lettering: Lettering,
): Promise<Backdrop> => {
  const dissolving = await sharp(photograph)
    .autoOrient()
    .resize(photo.width, canvas.height, { fit: 'cover', position: 'attention' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(dissolve()), blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer()
  const pixels = await sharp({
    create: { width: canvas.width, height: canvas.height, channels: 3, background: colors.sand },
  })
    .composite([
      { input: dissolving, left: photo.left, top: 0 },
      { input: Buffer.from(frame(signature, lettering)) },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
  return { pixels, quality: await qualityOf(pixels) }
}
