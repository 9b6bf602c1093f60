/** How a file is served, by the extension it is kept under. */
const types = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heic: 'image/heic',
  bin: 'application/octet-stream',
} as const

type Extension = keyof typeof types

/** The bytes each type of picture begins with, a character for each byte. */
const beginnings: readonly (readonly [Extension, RegExp])[] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['gif', /^GIF8[79]a/],
  ['heic', /^.{4}ftyp(?:hei[cx]|hevc|mif1)/s],
]

/**
 * The extension to keep a file under. It depends on the content alone, because the sender chooses
 * the name and the type; `bin` stands for anything that is not a picture.
 */
export const extensionOf = (bytes: Buffer): Extension => {
  const beginning = bytes.toString('latin1', 0, 12)
  return beginnings.find(([, pattern]) => pattern.test(beginning))?.[0] ?? 'bin'
}

const isExtension = (extension: string): extension is Extension => Object.hasOwn(types, extension)

/** The media type of a kept file, by its name. */
export const typeOf = (file: string): string => {
  const extension = file.replace(/.*\./, '')
  return types[isExtension(extension) ? extension : 'bin']
}

/** True for a kept file that is a picture. */
export const isPicture = (file: string): boolean => typeOf(file) !== types.bin
