import sharp from 'sharp'
import type { Lettering } from './lettering.ts'
import { blend, colorOf, encode, type Raster } from './raster.ts'
import { canvas, colors, jpegQualities, margin } from './settings.ts'

/** The part of a picture that does not depend on its text, and the JPEG quality to use. */
export type Backdrop = { pixels: Raster; quality: number }

/** The signature on the picture: the mark as SVG, and the name of the company. */
export type Signature = { mark: string; company: string }

const photo = { left: 540, width: canvas.width - 540, dissolvedOver: 280 }
const tile = { width: 40, height: 14, scale: 1.5, base: 7 }
const markSize = 60
/**
 * Size limit for a picture without its headline, in bytes. The headline adds up to 30 KB, for a
 * total of at most 100 KB.
 */
const mostBytes = 67 * 1024

/** The photograph, cropped, on the right of the background. */
const placePhotograph = (photograph: Buffer): Promise<Raster> =>
  sharp(photograph)
    .autoOrient()
    .resize(photo.width, canvas.height, { fit: 'cover', position: 'attention' })
    .flatten({ background: colors.sand })
    .extend({ left: photo.left, background: colors.sand })
    .raw()
    .toBuffer()

/**
 * Fades the photograph into the background along a curve, which unlike a linear gradient has no
 * visible start or end.
 */
const dissolve = (pixels: Raster) => {
  const sand = colorOf(colors.sand)
  for (let column = 0; column < photo.dissolvedOver; column++) {
    const part = (column + 0.5) / photo.dissolvedOver
    const shown = part * part * (3 - 2 * part)
    for (let row = 0; row < canvas.height; row++)
      blend(pixels, row * canvas.width + photo.left + column, sand, 1 - shown)
  }
}

/** The tile pattern of components/ui/tokens.css, repeated along the bottom edge. */
const eave = () => {
  const count = Math.ceil(canvas.width / (tile.width * tile.scale))
  const top = canvas.height - tile.height * tile.scale - tile.base
  const path = `M0 10${'c5 0 5.5-10 15-10s10 10 15 10h10'.repeat(count)}v20H0z`
  return `<path transform="translate(0 ${top}) scale(${tile.scale})" fill="${colors.clay}" d="${path}"/>`
}

/** Draws the eave, and the mark of the signature, on the bottom of the picture. */
const drawFrame = async (pixels: Raster, mark: string): Promise<void> => {
  const { width, signatureTop: top } = canvas
  const height = canvas.height - top
  const placedMark = mark.replace(
    '<svg ',
    `<svg x="${margin - 4}" y="${top}" width="${markSize}" height="${markSize}" `,
  )
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}">`,
    `${eave()}${placedMark}</svg>`,
  ].join('')
  const frame = await sharp(Buffer.from(svg)).raw().toBuffer()
  for (let index = 0; index < frame.length; index += 4) {
    const alpha = frame[index + 3] ?? 0
    if (alpha === 0) continue
    const [red = 0, green = 0, blue = 0] = frame.subarray(index, index + 3)
    blend(pixels, top * width + index / 4, { red, green, blue }, alpha / 255)
  }
}

/** The name of the company beside its mark, matching components/layout/Logo.tsx. */
const drawName = async (pixels: Raster, company: string, lettering: Lettering): Promise<void> => {
  const [first = '', ...rest] = company.split(' ')
  const size = 37
  const bold = { weight: 700, tracking: -0.035 }
  const light = { weight: 450, tracking: -0.03 }
  const x = margin + markSize + 14
  const y = canvas.signatureTop + markSize / 2 + size / 3
  await lettering.draw(pixels, first, bold, { x, y, size, color: colors.ink })
  await lettering.draw(pixels, rest.join(' '), light, {
    x: x + (lettering.widthOf(first, bold) + 0.2) * size,
    y,
    size,
    color: colors.muted,
  })
}

/**
 * The first quality that keeps the picture small enough. Detailed pictures, such as of leaves and
 * tiles, need a lower one.
 */
const qualityOf = async (pixels: Raster): Promise<number> => {
  for (const quality of jpegQualities) {
    const { length } = await encode(pixels, quality)
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
  { mark, company }: Signature,
  lettering: Lettering,
): Promise<Backdrop> => {
  const pixels = await placePhotograph(photograph)
  dissolve(pixels)
  await drawFrame(pixels, mark)
  await drawName(pixels, company, lettering)
  return { pixels, quality: await qualityOf(pixels) }
}
