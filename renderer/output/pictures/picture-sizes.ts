import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutputInfo, Sharp } from 'sharp'
import { cacheFolder, contentHash, writeWhole } from '../../cache.ts'
import {
  inspectPictures,
  type PictureFacts,
  type PictureFiles,
  pictureName,
} from '../../content/picture-file.ts'
import type { Site } from '../../content/site.ts'
import { memoizeLast } from '../../memoize.ts'
import { type DrawnFile, type DrawnFiles, drawnFile } from './drawn-files.ts'

/** The widths in which pictures are offered, in pixels; never wider than the original. */
const widths = [160, 240, 480, 800, 1200, 1600]
const largest = Math.max(...widths)
/** Width of the WebP fallback for browsers without AVIF, in pixels. */
const fallbackWidth = 1200
/**
 * Effort 2 takes 50% longer for files 2.5% smaller; effort 0 takes a third less time for files 10%
 * larger. Full color would take 20% more time and 3% more bytes.
 */
const avif = { quality: 50, effort: 1, chromaSubsampling: '4:2:0' }
/** Effort 4 takes twice as long, for files 3% smaller. */
const webp = { quality: 70, effort: 2 }
const preview = {
  /**
   * Browsers count a preview as the largest paint only if it has as many pixels as the picture
   * shown (here on phones up to 440 pixels wide), at 0.05 bits or more each.
   */
  pixels: 150_000,
  /** It is inlined in the page, which has to fit the first flight. */
  maxBytes: 1035,
  /** Blurring saves bytes and hides blocks. The sharpest comes first. */
  blurs: [8, 9, 10, 11, 12, 14, 16, 20],
  avif: { quality: 5, effort: 3, chromaSubsampling: '4:2:0' },
}
const settings = JSON.stringify({ widths, fallbackWidth, avif, webp, preview })

/** Begins the file names of a picture. They change with it, so browsers may cache them forever. */
const stemOf = (path: string, bytes: Buffer): string =>
  `${pictureName(path)}-${contentHash(settings, bytes).slice(0, 8)}`

type Size = Exclude<PictureFacts, { wrong: string }>

/**
 * Returns the files of a picture, whether or not they exist yet. Transparent pictures have no
 * preview, which would show through them.
 */
const filesOf = (stem: string, { width, height, isTransparent }: Size): PictureFiles => {
  const offered = widths.filter((wanted) => wanted < width)
  const sizes = [...offered, ...(offered.length < widths.length ? [width] : [])]
  return {
    width,
    height,
    avif: sizes.map((wanted) => ({ width: wanted, file: `${stem}-${wanted}.avif` })),
    fallback: { width: Math.min(fallbackWidth, width), file: `${stem}.webp` },
    ...(!isTransparent && { preview: `${stem}-preview.avif` }),
  }
}

/** The list of picture files that pages use. */
export const pictureList = join(cacheFolder, 'pictures.json')

/** Updates the list of picture files that pages use. Returns whether it has changed. */
export const updatePictures = async (site: Site): Promise<boolean> => {
  const pictures = await inspectPictures(site)
  const index = pictures.flatMap(({ path, facts }) => {
    if (!facts || 'wrong' in facts) return []
    const stem = stemOf(path, readFileSync(join(site.root, path)))
    return [[pictureName(path), filesOf(stem, facts)] as const]
  })
  const text = JSON.stringify(Object.fromEntries(index))
  const isNew = text !== JSON.stringify(site.pictureIndex)
  if (isNew) writeWhole(pictureList, text)
  return isNew
}

type Pixels = { data: Buffer; info: OutputInfo }

/** Opens pixels with sharp, which is loaded only if a picture has to be drawn. */
const open = async ({ data, info }: Pixels): Promise<Sharp> =>
  (await import('sharp')).default(data, { raw: info })

/** Decodes an original. All of its sizes are made from the result, one after the other. */
const decode = memoizeLast(async (bytes: Buffer): Promise<Pixels> => {
  const { default: sharp } = await import('sharp')
  const shown = sharp(bytes).autoOrient().resize(largest, undefined, { withoutEnlargement: true })
  return shown.raw().toBuffer({ resolveWithObject: true })
})

type Draw = (picture: Sharp, info: OutputInfo) => Promise<Buffer>

/** Draws the picture in about a kilobyte, to be inlined: its own file would arrive too late. */
const drawPreview: Draw = async (picture, { width, height }) => {
  const small = picture.resize(Math.ceil(Math.sqrt((preview.pixels * width) / height)))
  const pixels = await small.raw().toBuffer({ resolveWithObject: true })
  let drawn = pixels.data
  for (const blur of preview.blurs) {
    drawn = await (await open(pixels)).blur(blur).avif(preview.avif).toBuffer()
    if (drawn.length <= preview.maxBytes) break
  }
  return drawn
}

/** Returns files of all pictures, by path on the site: those that are listed for each picture. */
const drawnFiles = (
  { root, pictures, pictureIndex }: Site,
  list: (files: PictureFiles) => readonly (readonly [file: string, draw: Draw])[],
): DrawnFiles => {
  const drawn = (path: string, stem: string, drawWith: Draw) => async () => {
    const bytes = await readFile(path)
    if (stemOf(path, bytes) !== stem) throw new Error(`${path} has changed since it was listed`)
    const pixels = await decode(stem, bytes).catch((error: Error) => {
      throw new Error(`${path} cannot be read as a picture: ${error.message}`)
    })
    return drawWith(await open(pixels), pixels.info)
  }
  const filesAt = (path: string, files: PictureFiles) =>
    list(files).map(([file, drawWith]): [string, DrawnFile] => {
      const stem = files.fallback.file.replace(/\.webp$/, '')
      return [`pictures/${file}`, { name: `public/${file}`, draw: drawn(path, stem, drawWith) }]
    })
  return new Map(
    pictures.flatMap(({ path }) => {
      const files = pictureIndex[pictureName(path)]
      return files ? filesAt(join(root, path), files) : []
    }),
  )
}

/** Returns the sizes of all pictures. */
export const pictureFiles = (site: Site): DrawnFiles =>
  drawnFiles(site, ({ avif: sizes, fallback }) => [
    ...sizes.map(({ file, width }): [string, Draw] => [
      file,
      (picture) => picture.resize(width).avif(avif).toBuffer(),
    ]),
    [fallback.file, (picture) => picture.resize(fallback.width).webp(webp).toBuffer()],
  ])

/** Returns the previews of all pictures. Built pages have them inlined. */
export const previewFiles = (site: Site): DrawnFiles =>
  drawnFiles(site, ({ preview: file }) => (file ? [[file, drawPreview]] : []))

/** Inlines the previews of a page into its HTML. */
export const inlinePreviews = async (
  html: string,
  previews: readonly string[],
  files: DrawnFiles,
): Promise<string> => {
  let page = html
  for (const address of previews) {
    const file = files.get(address.slice(1))
    if (!file) throw new Error(`There is no preview ${address}`)
    const bytes = await readFile(await drawnFile(file), 'base64')
    page = page
      // React preloads the first pictures of a page.
      .replace(`<link rel="preload" as="image" href="${address}"/>`, '')
      .replace(`"${address}"`, `"data:image/avif;base64,${bytes}"`)
  }
  return page
}
