import { basename, extname } from 'node:path'

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

/** What a picture is like, or why it cannot be used. */
export type PictureFacts =
  | { width: number; height: number; isTransparent?: boolean }
  | { wrong: string }

/** A picture in content/images. `facts` are there once it has been looked at. */
export type PictureFile = { path: string; facts?: PictureFacts }

/** The files made from one original, and the original's size in pixels. */
export type PictureFiles = {
  width: number
  height: number
  avif: { width: number; file: string }[]
  fallback: { width: number; file: string }
  /** What is shown until the picture is there; pictures with transparency have none. */
  preview?: string
}

/** The list that renderer/output/pictures.ts makes, by picture name. */
export type PictureIndex = Record<string, PictureFiles>
