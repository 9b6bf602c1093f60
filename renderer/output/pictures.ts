import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { cacheFolder, contentHash, isCached, readJson, writeWhole } from '../cache.ts'
import {
  isUsablePicture,
  type PictureFiles,
  type PictureIndex,
  pictureName,
} from '../content/picture-file.ts'
import type { Site } from '../content/site.ts'
import { isRecord } from '../is-record.ts'

/** Widths each picture is offered in, in pixels; never wider than its original. */
const widths = [160, 240, 480, 800, 1200, 1600]
/** Width of the WebP fallback for browsers without AVIF, in pixels. */
const fallbackWidth = 1200
/** Effort 2 takes half as long again, for files only a hundredth smaller. */
const avif = { quality: 50, effort: 1 }
const webp = { quality: 70 }
const settings = JSON.stringify({ widths, fallbackWidth, avif, webp })

/** Loaded only if there is something to draw: builds mostly have all pictures. */
const loadSharp = async () => (await import('sharp')).default

const preview = {
  /**
   * Browsers measure the largest paint by a preview only if it has as many pixels as the picture
   * shown (here on phones of up to 440 pixels), and 0.05 bits for each of them.
   */
  pixels: 150_000,
  /** It is part of the page, which has to fit the first flight. */
  mostBytes: 1100,
  /** Blurred first, a picture needs fewer bytes and shows no blocks. The sharpest comes first. */
  attempts: [
    { blur: 5, quality: 3 },
    { blur: 8, quality: 5 },
    { blur: 12, quality: 5 },
  ],
}

/**
 * The whole picture in about a kilobyte, as a data URL: a page shows it until the picture is there,
 * and a file would come as late as that.
 */
const drawPreview = async (original: Buffer, aspectRatio: number): Promise<string> => {
  const sharp = await loadSharp()
  const width = Math.ceil(Math.sqrt(preview.pixels * aspectRatio))
  const small = await sharp(original).autoOrient().resize(width).png().toBuffer()
  let drawn = small
  for (const { blur, quality } of preview.attempts) {
    drawn = await sharp(small).blur(blur).avif({ quality, effort: 4 }).toBuffer()
    if (drawn.length <= preview.mostBytes) break
  }
  return `data:image/avif;base64,${drawn.toString('base64')}`
}

/**
 * The files of one picture, whether they exist yet or not. Their names change with the original and
 * the settings, so browsers may cache them forever. A picture with transparent parts has no preview,
 * which would always be seen through them.
 */
const plan = async (name: string, bytes: Buffer): Promise<PictureFiles> => {
  const sharp = await loadSharp()
  const { autoOrient, orientation = 1, hasAlpha } = await sharp(bytes).metadata()
  const { width, height } = autoOrient
  const hash = createHash('sha256')
    .update(bytes)
    .update(settings)
    .update(orientation > 1 ? 'turned' : '')
  const stem = `${name}-${hash.digest('hex').slice(0, 8)}`
  const offered = widths.filter((wanted) => wanted < width)
  const sizes = [...offered, ...(offered.length < widths.length ? [width] : [])]
  return {
    width,
    height,
    avif: sizes.map((wanted) => ({ width: wanted, file: `${stem}-${wanted}.avif` })),
    fallback: { width: Math.min(fallbackWidth, width), file: `${stem}.webp` },
    ...(!hasAlpha && { preview: await drawPreview(bytes, width / height) }),
  }
}

/** The plan of a picture, which is cached with its preview, and made again if that is damaged. */
const cachedPlan = async (original: string): Promise<PictureFiles> => {
  const bytes = readFileSync(original)
  const name = pictureName(original)
  const key = contentHash(settings, JSON.stringify(preview), name, bytes)
  const file = join(cacheFolder, `previews/${key}.json`)
  const cached = readJson(file)
  if (isRecord(cached) && 'fallback' in cached) return cached as PictureFiles
  const files = await plan(name, bytes)
  writeWhole(file, JSON.stringify(files))
  return files
}

const filesOf = ({ avif: sizes, fallback }: PictureFiles): string[] =>
  [...sizes, fallback].map(({ file }) => file)

type Planned = { original: string; files: PictureFiles }

const makeMissing = async ({ original, files }: Planned, folder: string) => {
  const sharp = await loadSharp()
  const make = async (width: number, file: string, encode: (image: Sharp) => Sharp) => {
    const path = join(folder, file)
    if (!isCached(path))
      writeWhole(path, await encode(sharp(original).autoOrient().resize(width)).toBuffer())
  }
  await Promise.all([
    ...files.avif.map(({ width, file }) => make(width, file, (image) => image.avif(avif))),
    make(files.fallback.width, files.fallback.file, (image) => image.webp(webp)),
  ])
}

/**
 * Makes the missing sizes and formats of every original, deletes files no original needs anymore,
 * and returns an index of the files.
 * @param progress is told which picture is being made, and which part of all, such as `2 of 9`.
 * @throws with the name of an original that cannot be read as a picture.
 */
export const makePictures = async (
  originals: readonly string[],
  folder: string,
  progress: (file: string, part: string) => void,
): Promise<PictureIndex> => {
  mkdirSync(folder, { recursive: true })
  const unreadable = (original: string) => (error: Error) => {
    throw new Error(`${original} cannot be read as a picture: ${error.message}`)
  }
  const planned: Planned[] = []
  for (const original of originals.filter(isUsablePicture)) {
    planned.push({ original, files: await cachedPlan(original).catch(unreadable(original)) })
  }
  const missing = planned.filter(({ files }) =>
    filesOf(files).some((file) => !isCached(join(folder, file))),
  )
  for (const [index, one] of missing.entries()) {
    progress(one.original, `${index + 1} of ${missing.length}`)
    await makeMissing(one, folder).catch(unreadable(one.original))
  }
  const wanted = new Set(planned.flatMap(({ files }) => filesOf(files)))
  for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(join(folder, file))
  return Object.fromEntries(planned.map(({ original, files }) => [pictureName(original), files]))
}

/** Copied into the site. */
export const publicFolder = join(cacheFolder, 'public')

/**
 * Makes the pictures that are missing, and lists all of them for the pages.
 * @returns whether the list has changed.
 */
export const updatePictures = async ({ pictures, pictureIndex }: Site): Promise<boolean> => {
  // All pictures of a fresh clone take a minute, which would look like a server that hangs.
  const originals = pictures.map(({ path }) => path)
  const index = await makePictures(originals, join(publicFolder, 'pictures'), (file, part) =>
    console.log(`Making pictures: ${part}, ${file}`),
  )
  const text = JSON.stringify(index)
  const isNew = text !== JSON.stringify(pictureIndex)
  if (isNew) writeWhole(join(cacheFolder, 'pictures.json'), text)
  return isNew
}
