import sharp from 'sharp'
import { canvas } from './settings.ts'

/** The pixels of a picture, row by row: red, green and blue of each, from 0 to 255. */
export type Raster = Uint8Array

type Color = { red: number; green: number; blue: number }

/** Reads a color: a hash and six hexadecimal digits. */
export const colorOf = (hex: string): Color => {
  const value = Number.parseInt(hex.slice(1), 16)
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 }
}

/** Mixes a color into a pixel: `part` is 1 for all of it. */
export const blend = (raster: Raster, pixel: number, color: Color, part: number): void => {
  const index = 3 * pixel
  const red = raster[index] ?? 0
  const green = raster[index + 1] ?? 0
  const blue = raster[index + 2] ?? 0
  // Bytes are cut off after the point.
  raster[index] = red + (color.red - red) * part + 0.5
  raster[index + 1] = green + (color.green - green) * part + 0.5
  raster[index + 2] = blue + (color.blue - blue) * part + 0.5
}

/**
 * Writes a picture as JPEG. To fit its codes to each picture would take twice as long, and save a
 * twentieth of it.
 */
export const encode = (raster: Raster, quality: number): Promise<Buffer> =>
  sharp(raster, { raw: { width: canvas.width, height: canvas.height, channels: 3 } })
    .jpeg({ quality, optimiseCoding: false })
    .toBuffer()
