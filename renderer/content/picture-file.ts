import { basename, extname } from 'node:path'
import { imageSize } from 'image-size'

/** The types of originals that the site is made from. */
const usable = ['.jpg', '.jpeg', '.png', '.webp']
/** Pictures that browsers, phones or designers know, and the build does not. */
const unusable = [
  '.heic',
  '.heif',
  '.gif',
  '.tif',
  '.tiff',
  '.bmp',
  '.avif',
  '.svg',
  '.psd',
  '.jfif',
]

const hasEnding = (path: string, endings: readonly string[]) =>
  endings.includes(extname(path).toLowerCase())

/** True for an original that the build can use. */
export const isUsablePicture = (path: string): boolean => hasEnding(path, usable)
/** True for any picture, whether or not the build can use it. */
export const isPicture = (path: string): boolean => hasEnding(path, [...usable, ...unusable])

/** The name by which content refers to a picture: that of its file without the extension. */
export const pictureName = (path: string): string => basename(path, extname(path))

/** A picture in content/images; without a size if it cannot be read. */
export type PictureFile = { path: string; size?: { width: number; height: number } }

const endOfJpeg = Buffer.from([0xff, 0xd9])

/**
 * Whether the data of a JPEG are there to their end. Its preview has an end of its own, so look for
 * one behind the headers only.
 */
const isWholeJpeg = (bytes: Buffer): boolean => {
  let at = 2
  while (at + 4 < bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda)
    at += 2 + bytes.readUInt16BE(at + 2)
  return bytes.indexOf(endOfJpeg, at) >= 0
}

/** Whether the last bytes of a picture are there, which an interrupted copy lacks. */
const isWhole = (bytes: Buffer, type: string | undefined): boolean => {
  if (type === 'jpg') return isWholeJpeg(bytes)
  if (type === 'png') return bytes.includes('IEND')
  return type === 'webp' && bytes.readUInt32LE(4) + 8 <= bytes.length
}

/** The size at which a picture is shown: phones note how they were held instead of turning it. */
export const readPicture = (path: string, bytes: Buffer): PictureFile => {
  try {
    const { width, height, type, orientation = 1 } = imageSize(bytes)
    if (!isWhole(bytes, type)) return { path }
    return { path, size: orientation > 4 ? { width: height, height: width } : { width, height } }
  } catch {
    return { path }
  }
}
