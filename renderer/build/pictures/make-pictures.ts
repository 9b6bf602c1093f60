import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { isUsablePicture, pictureName } from '../../content/picture-file.ts'
import type { PictureFiles, PictureIndex } from '../../content/pictures.ts'
import { makePreview } from './preview.ts'

/** Widths each picture is offered in, in pixels; never wider than its original. */
const widths = [480, 800, 1200, 1600]
/** Width of the WebP fallback for browsers without AVIF, in pixels. */
const fallbackWidth = 1200
/** Effort 2 takes half as long again, for files only a hundredth smaller. */
const avif = { quality: 50, effort: 1 }
const webp = { quality: 70 }
const settings = JSON.stringify({ widths, fallbackWidth, avif, webp })

const originals = (folder: string) => readdirSync(folder).filter(isUsablePicture)

const unreadable = (original: string) => (error: Error) => {
  throw new Error(`${original} cannot be read as a picture: ${error.message}`)
}

/**
 * The files of one picture, whether they exist yet or not. Their names change with the original and
 * the settings, so they can be cached forever.
 */
const plan = async (original: string, bytes: Buffer): Promise<PictureFiles> => {
  const { autoOrient, orientation = 1 } = await sharp(bytes).metadata().catch(unreadable(original))
  const { width, height } = autoOrient
  const version = createHash('sha256')
    .update(bytes)
    .update(settings)
    .update(orientation > 1 ? 'turned' : '')
    .digest('hex')
    .slice(0, 8)
  const stem = `${pictureName(original)}-${version}`
  const offered = widths.filter((wanted) => wanted < width)
  return {
    width,
    height,
    avif: [...offered, ...(offered.length < widths.length ? [width] : [])].map((wanted) => ({
      width: wanted,
      file: `${stem}-${wanted}.avif`,
    })),
    fallback: { width: Math.min(fallbackWidth, width), file: `${stem}.webp` },
  }
}

const filesOf = ({ avif: sizes, fallback }: PictureFiles): string[] => [
  ...sizes.map(({ file }) => file),
  fallback.file,
]

type Planned = { original: string; files: PictureFiles }

const makeMissing = async (
  { original, files: { avif: sizes, fallback } }: Planned,
  folder: string,
) => {
  const make = async (width: number, file: string, encode: (image: Sharp) => Sharp) => {
    const path = join(folder, file)
    if (!existsSync(path))
      writeFileSync(path, await encode(sharp(original).autoOrient().resize(width)).toBuffer())
  }
  await Promise.all([
    ...sizes.map(({ width, file }) => make(width, file, (image) => image.avif(avif))),
    make(fallback.width, fallback.file, (image) => image.webp(webp)),
  ])
}

/** Is told which picture is being made, and how many there are to make. */
export type Progress = (file: string, number: number, count: number) => void

/**
 * Makes the missing sizes and formats of every original, deletes files no original needs anymore,
 * and returns an index of the files. Existing files are kept, so only new pictures take time.
 */
export const makePictures = async (
  originalsFolder: string,
  folder: string,
  previewsFolder: string,
  progress: Progress = () => {},
): Promise<PictureIndex> => {
  mkdirSync(folder, { recursive: true })
  const planned: Planned[] = []
  for (const file of originals(originalsFolder)) {
    const original = join(originalsFolder, file)
    const bytes = readFileSync(original)
    const files = await plan(original, bytes)
    const preview = await makePreview(bytes, previewsFolder).catch(unreadable(original))
    planned.push({ original, files: preview === undefined ? files : { ...files, preview } })
  }
  const unmade = planned.filter(({ files }) =>
    filesOf(files).some((file) => !existsSync(join(folder, file))),
  )
  for (const [index, one] of unmade.entries()) {
    progress(one.original, index + 1, unmade.length)
    await makeMissing(one, folder).catch(unreadable(one.original))
  }
  const wanted = new Set(planned.flatMap(({ files }) => filesOf(files)))
  for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(join(folder, file))
  return Object.fromEntries(planned.map(({ original, files }) => [pictureName(original), files]))
}
