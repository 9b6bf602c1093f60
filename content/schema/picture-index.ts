/** The files made from one original, and the original's size in pixels. */
export type PictureFiles = {
  width: number
  height: number
  avif: { width: number; file: string }[]
  fallback: { width: number; file: string }
  /** What is shown until the picture is there, as a data URL; pictures with transparency have none. */
  preview?: string
}

/** The output of renderer/build/pictures, by picture name. */
export type PictureIndex = Record<string, PictureFiles>
