import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { type Static, Type } from 'typebox'
import { cachedFile, codeHash, contentHash, readJson } from '../cache.ts'
import { fits } from './validate.ts'

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
export const pictureName = (path: string): string => basename(path, extname(path)).normalize('NFC')

const size = { width: Type.Number(), height: Type.Number() }
const factsSchema = Type.Union([
  Type.Object({ ...size, isTransparent: Type.Optional(Type.Boolean()) }),
  Type.Object({ wrong: Type.String() }),
])
/** What a picture is like, or why it cannot be used. */
export type PictureFacts = Static<typeof factsSchema>

/** A picture in content/images. `facts` are there once it has been looked at. */
export type PictureFile = { path: string; facts?: PictureFacts }

const sizedFile = Type.Object({ width: Type.Number(), file: Type.String() })
const filesSchema = Type.Object({
  ...size,
  avif: Type.Array(sizedFile),
  fallback: sizedFile,
  /** What is shown until the picture is there; pictures with transparency have none. */
  preview: Type.Optional(Type.String()),
})
/** The files made from one original, and the original's size in pixels. */
export type PictureFiles = Static<typeof filesSchema>

/** The list that renderer/output/pictures.ts makes, by picture name. */
export const pictureIndexSchema = Type.Record(Type.String(), filesSchema)
export type PictureIndex = Static<typeof pictureIndexSchema>

/** Types of files that are not usable, by their first bytes. */
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

/** Why a file is no usable picture, by its first bytes. */
const wrongKind = (bytes: Buffer): string | undefined => {
  if (bytes.length === 0) return 'the file is empty: copy it again from where it came from'
  const start = bytes.subarray(0, 200).toString('latin1')
  if (usableStart.test(start)) return undefined
  const [, what] = signatures.find(([signature]) => signature.test(start)) ?? []
  return what
    ? `this is ${what}, whatever its name says: save it as JPEG, PNG or WebP`
    : 'this is no picture that can be read: save it as JPEG, PNG or WebP'
}

/** No file made from a picture may have a side of more pixels than WebP can have. */
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

/** Decodes all of a picture, as making its sizes does, in little memory. */
const decode = async (bytes: Buffer): Promise<PictureFacts> => {
  const { default: sharp } = await import('sharp')
  const { autoOrient, hasAlpha } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const { width, height } = autoOrient
  const wrong = wrongSize(width, height)
  if (wrong) return { wrong }
  await sharp(bytes).resize(64, 64, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer()
  return { width, height, ...(hasAlpha && { isTransparent: true }) }
}

/** Looks at a picture: its size as it is shown, or what keeps the site from being made with it. */
export const inspectPicture = async (bytes: Buffer): Promise<PictureFacts> => {
  const wrong = wrongKind(bytes)
  if (wrong) return { wrong }
  return decode(bytes).catch(() => ({
    wrong: 'the picture is damaged or incomplete: copy it again from where it came from',
  }))
}

/** The pictures of a site with their facts, which are cached by their content hash. */
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
