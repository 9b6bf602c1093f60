import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutputInfo, Sharp } from 'sharp'
import { cacheFolder, contentHash, writeWhole } from '../cache.ts'
import {
  lookAtPictures,
  type PictureFacts,
  type PictureFiles,
  pictureName,
} from '../content/picture-file.ts'
import type { Site } from '../content/site.ts'
import { memoizeLast } from '../memoize.ts'
import { type DrawnFile, type DrawnFiles, drawnFile } from './drawn-files.ts'

/** Widths each picture is offered in, in pixels; never wider than its original. */
const widths = [160, 240, 480, 800, 1200, 1600]
const largest = Math.max(...widths)
/** Width of the WebP fallback for browsers without AVIF, in pixels. */
const fallbackWidth = 1200
/**
 * Effort 2 takes half as long again, for files a fortieth smaller; 0 a third, for a tenth more. All
 * colors would take a fifth more time and a thirtieth more bytes.
 */
const avif = { quality: 50, effort: 1, chromaSubsampling: '4:2:0' }
/** Effort 4 takes twice as long, for a thirtieth fewer bytes. */
const webp = { quality: 70, effort: 2 }
const preview = {
  /**
   * Browsers measure the largest paint by a preview only if it has as many pixels as the picture
   * shown (here on phones of up to 440 pixels), and 0.05 bits for each of them.
   */
  pixels: 150_000,
  /** It is part of the page, which has to fit the first flight. */
  mostBytes: 1035,
  /** Blurred first, a picture needs fewer bytes and shows no blocks. The sharpest comes first. */
  blurs: [8, 9, 10, 11, 12, 14, 16, 20],
  avif: { quality: 5, effort: 3, chromaSubsampling: '4:2:0' },
}
const settings = JSON.stringify({ widths, fallbackWidth, avif, webp, preview })

/** Begins the names of the files of a picture. Browsers may cache them forever, as it changes with the original. */
const stemOf = (path: string, bytes: Buffer): string =>
  `${pictureName(path)}-${contentHash(settings, bytes).slice(0, 8)}`

type Size = Exclude<PictureFacts, { wrong: string }>

/**
 * The files of a picture, whether they exist yet or not. One with transparent parts has no preview,
 * which would always be seen through them.
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

/** Lists the files of all pictures for the pages. Returns whether the list has changed. */
export const updatePictures = async (site: Site): Promise<boolean> => {
  const pictures = await lookAtPictures(site)
  const index = pictures.flatMap(({ path, facts }) => {
    if (!facts || 'wrong' in facts) return []
    const stem = stemOf(path, readFileSync(join(site.root, path)))
    return [[pictureName(path), filesOf(stem, facts)] as const]
  })
  const text = JSON.stringify(Object.fromEntries(index))
  const isNew = text !== JSON.stringify(site.pictureIndex)
  if (isNew) writeWhole(join(cacheFolder, 'pictures.json'), text)
  return isNew
}

type Pixels = { data: Buffer; info: OutputInfo }

/** What draws on the pixels of a picture. Loaded only if there is something to draw. */
const open = async ({ data, info }: Pixels): Promise<Sharp> =>
  (await import('sharp')).default(data, { raw: info })

/** An original as it is shown, from which all of its sizes are made, one after the other. */
const decode = memoizeLast(async (bytes: Buffer): Promise<Pixels> => {
  const { default: sharp } = await import('sharp')
  const shown = sharp(bytes).autoOrient().resize(largest, undefined, { withoutEnlargement: true })
  return shown.raw().toBuffer({ resolveWithObject: true })
})

/** The whole picture in about a kilobyte: a file that pages load would come as late as the picture. */
const drawPreview = async (picture: Sharp, { width, height }: OutputInfo): Promise<Buffer> => {
  const small = picture.resize(Math.ceil(Math.sqrt((preview.pixels * width) / height)))
  const pixels = await small.raw().toBuffer({ resolveWithObject: true })
  let drawn = pixels.data
  for (const blur of preview.blurs) {
    drawn = await (await open(pixels)).blur(blur).avif(preview.avif).toBuffer()
    if (drawn.length <= preview.mostBytes) break
  }
  return drawn
}

/** The files of one picture. */
const drawnFilesOf = (path: string, files: PictureFiles) => {
  const stem = files.fallback.file.replace(/\.webp$/, '')
  type Draw = (picture: Sharp, info: OutputInfo) => Promise<Buffer>
  const drawn = (file: string, drawWith: Draw): [string, DrawnFile] => {
    const draw = async () => {
      const bytes = await readFile(path)
      if (stemOf(path, bytes) !== stem) throw new Error(`${path} has changed since it was listed`)
      const pixels = await decode(stem, bytes).catch((error: Error) => {
        throw new Error(`${path} cannot be read as a picture: ${error.message}`)
      })
      return drawWith(await open(pixels), pixels.info)
    }
    return [`pictures/${file}`, { name: `public/${file}`, draw }]
  }
  const { avif: sizes, fallback, preview: small } = files
  const inlined = small === undefined ? [] : [drawn(small, drawPreview)]
  return [
    ...sizes.map(({ file, width }) =>
      drawn(file, (picture) => picture.resize(width).avif(avif).toBuffer()),
    ),
    drawn(fallback.file, (picture) => picture.resize(fallback.width).webp(webp).toBuffer()),
    ...inlined.map(([name, file]) => [name, { ...file, isInlined: true }] as const),
  ]
}

/** The files of all pictures of a site, by their paths on it. */
export const pictureFiles = ({ root, pictures, pictureIndex }: Site): DrawnFiles =>
  new Map(
    pictures.flatMap(({ path }) => {
      const files = pictureIndex[pictureName(path)]
      return files ? drawnFilesOf(join(root, path), files) : []
    }),
  )

/** The HTML of a page with its previews inside it. */
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
      // React has the browser fetch what a page shows first.
      .replace(`<link rel="preload" as="image" href="${address}"/>`, '')
      .replace(`"${address}"`, `"data:image/avif;base64,${bytes}"`)
  }
  return page
}
