/** The files made of one original, and the original's size in pixels. */
export type PictureFiles = {
  width: number
  height: number
  avif: { width: number; file: string }[]
  fallback: { width: number; file: string }
}

/** What renderer/build/pictures made, by the name of the picture. */
export type PictureIndex = Record<string, PictureFiles>
