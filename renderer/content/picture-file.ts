import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { type Static, Type } from 'typebox'
import { cachedFile, codeHash, contentHash, readJson } from '../cache.ts'
import { fits } from './validate.ts'

/** The types of originals that the site is made from. */
const supported = ['.jpg', '.jpeg', '.png', '.webp']
/** Image formats of browsers, phones or designers that the build does not support. */
const unsupported = [
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

/** Returns whether the build can use an original. */
export const isUsablePicture = (path: string): boolean => hasEnding(path, supported)
/** Returns whether a file is a picture, whether or not the build can use it. */
export const isPicture = (path: string): boolean => hasEnding(path, [...supported, ...unsupported])

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

/** Unsupported file types, by their first bytes. */
const signatures: readonly (readonly [RegExp, string])[] = [
  [/^.{4}ftyp(?:avif|avis)/s, 'an AVIF picture'],
  [/^.{4}ftyp(?:hei|hev|mif1|msf1)/s, 'a HEIC picture, as phones take them'],
  [/^.{4}ftyp/s, 'a video'],
  [/^GIF8/, 'a GIF'],
  [/^BM/, 'a BMP picture'],
  [/^(?:II\*\0|MM\0\*)/, 'a TIFF picture'],
  [/^8BPS/, 'a Photoshop file'],
  [/^%PDF-/, 'a PDF document'],
  [/^PK[^A-Za-z]/, 'an archive or office document'],
  [
    /^version https:\/\/git-lfs/,
    'a pointer of Git LFS, whose picture was not fetched (git lfs pull)',
  ],
  [/^(?:\uFEFF|\xEF\xBB\xBF)?\s*<(?:!doctype html|html|head|body)/i, 'a web page'],
  [/^(?:\uFEFF|\xEF\xBB\xBF)?\s*<(?:\?xml|svg|!--)/i, 'an SVG drawing'],
]
const usableStart = /^(?:\xFF\xD8\xFF|\x89PNG\r\n|RIFF.{4}WEBP)/s

/** Returns why a file is not a supported picture, by its first bytes. */
const whyUnsupported = (bytes: Buffer): string | undefined => {
  if (bytes.length === 0) return 'the file is empty: copy it again from where it came from'
  const start = bytes.subarray(0, 200).toString('latin1')
  if (usableStart.test(start)) return undefined
  const [, what] = signatures.find(([signature]) => signature.test(start)) ?? []
  return what
    ? `this is ${what}, whatever its name says: save it as JPEG, PNG or WebP`
    : 'this picture cannot be read: save it as JPEG, PNG or WebP'
}

/** WebP limits the sides of a file to this many pixels. */
const longest = 10
/** The most pixels that sharp reads. */
const maxPixels = 0x3fff ** 2

const wrongSize = (width: number, height: number): string | undefined => {
  const size = `the picture is ${width} x ${height} pixels`
  if (width * height > maxPixels)
    return `${size}, too many to be read: make it smaller, such as 2400 pixels wide`
  return height > width * longest || width > height * longest
    ? `${size}, a strip that no page can show: cut it to a picture at most ${longest} times as long as it is short`
    : undefined
}

/** Decodes a whole picture, as making its sizes does, in little memory. */
const decode = async (bytes: Buffer): Promise<PictureFacts> => {
  const { default: sharp } = await import('sharp')
  const {
    autoOrient,
    hasAlpha,
    pages = 1,
  } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata()
  if (pages > 1)
    return {
      wrong:
        'this picture is animated, and the page would show its first frame only: save it as a still',
    }
  const { width, height } = autoOrient
  const wrong = wrongSize(width, height)
  if (wrong) return { wrong }
  await sharp(bytes).resize(64, 64, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer()
  return { width, height, ...(hasAlpha && { isTransparent: true }) }
}

/** Inspects a picture: returns its size as shown, or why the site cannot use it. */
export const inspectPicture = async (bytes: Buffer): Promise<PictureFacts> => {
  const wrong = whyUnsupported(bytes)
  if (wrong) return { wrong }
  return decode(bytes).catch(() => ({
    wrong: 'the picture is damaged or incomplete: copy it again from where it came from',
  }))
}

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
