import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { type Static, Type } from 'typebox'
import { cachedFile, codeHash, contentHash, readJson } from '../cache.ts'
import { fits } from './validate.ts'

/** The types of originals that the site is made from. */
const supported = ['jpeg', 'png', 'webp']

/** Returns whether the build can use an original, by its name. */
export const isUsablePicture = (path: string): boolean => /\.(?:jpe?g|png|webp)$/i.test(path)

/** Returns the name by which content refers to a picture: its file name without the extension. */
export const pictureName = (path: string): string => basename(path, extname(path)).normalize('NFC')

const size = { width: Type.Number(), height: Type.Number() }
const factsSchema = Type.Union([
  Type.Object({ ...size, isTransparent: Type.Optional(Type.Boolean()) }),
  Type.Object({ wrong: Type.String() }),
])
/** The properties of a picture, or why it cannot be used. */
export type PictureFacts = Static<typeof factsSchema>

/** A picture in content/images. `facts` are set once it has been inspected. */
export type PictureFile = { path: string; facts?: PictureFacts }

const sizedFile = Type.Object({ width: Type.Number(), file: Type.String() })
const filesSchema = Type.Object({
  ...size,
  avif: Type.Array(sizedFile),
  fallback: sizedFile,
  /** Shown until the picture is loaded; pictures with transparency have none. */
  preview: Type.Optional(Type.String()),
})
/** The files made from one original, and the original's size in pixels. */
export type PictureFiles = Static<typeof filesSchema>

/** The list made by renderer/output/pictures/picture-sizes.ts, by picture name. */
export const pictureIndexSchema = Type.Record(Type.String(), filesSchema)
export type PictureIndex = Static<typeof pictureIndexSchema>

/** WebP limits the sides of a file to this many pixels. */
const longest = 10
/** The most pixels that sharp reads. */
const maxPixels = 0x3fff ** 2

const isShowable = (width: number, height: number): boolean =>
  width * height <= maxPixels && height <= width * longest && width <= height * longest

const other = 'save it as JPEG, PNG or WebP'

/** Decodes a whole picture, as making its sizes does, in little memory. */
const decode = async (bytes: Buffer): Promise<PictureFacts> => {
  const { default: sharp } = await import('sharp')
  const { format, ...found } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (!supported.includes(format)) return { wrong: `this is ${format.toUpperCase()}: ${other}` }
  if ((found.pages ?? 1) > 1)
    return { wrong: `this picture is animated, and pages show stills: ${other}, without motion` }
  const { width, height } = found.autoOrient
  if (!isShowable(width, height))
    return {
      wrong: `the picture is ${width} x ${height} pixels: make it smaller, or cut it to at most ${longest} times as long as it is short`,
    }
  await sharp(bytes).resize(64, 64, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer()
  return { width, height, ...(found.hasAlpha && { isTransparent: true }) }
}

/** Inspects a picture: returns its size as shown, or why the site cannot use it. */
export const inspectPicture = (bytes: Buffer): Promise<PictureFacts> =>
  decode(bytes).catch(() => ({
    wrong: bytes.toString('latin1', 0, 40).startsWith('version https://git-lfs')
      ? 'this is a pointer of Git LFS, whose picture was not fetched: git lfs pull'
      : `this is no picture, or is damaged: copy it again from where it came from, or ${other}`,
  }))

/** Returns the pictures of a site with their facts, which are cached by content hash. */
export const inspectPictures = ({
  root,
  pictures,
}: {
  root: string
  pictures: readonly PictureFile[]
}): Promise<PictureFile[]> => {
  const code = codeHash('renderer/content')
  const look = async (picture: PictureFile): Promise<PictureFile> => {
    if (picture.facts || !isUsablePicture(picture.path)) return picture
    const bytes = readFileSync(join(root, picture.path))
    const file = await cachedFile(`public/facts-${contentHash(code, bytes)}.json`, async () =>
      JSON.stringify(await inspectPicture(bytes)),
    )
    const facts = readJson(file)
    return { ...picture, facts: fits(factsSchema, facts) ? facts : await inspectPicture(bytes) }
  }
  return Promise.all(pictures.map(look))
}
