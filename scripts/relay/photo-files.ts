import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Upload } from './body.ts'

/** A file of a lead: the name it is stored under, and the name its sender gave it. */
export type Photo = { file: string; name: string }

/** The names files are stored under. Nothing else is ever read from the folder. */
export const photoFilePattern = '^[0-9a-f]{32}\\.[a-z]+$'

/** Media types of pictures by extension, and the bytes they begin with, a character for each byte. */
const pictures = new Map([
  ['jpg', { type: 'image/jpeg', beginning: /^\xff\xd8\xff/ }],
  ['png', { type: 'image/png', beginning: /^\x89PNG\r\n/ }],
  ['webp', { type: 'image/webp', beginning: /^RIFF.{4}WEBP/s }],
  ['gif', { type: 'image/gif', beginning: /^GIF8[79]a/ }],
  ['heic', { type: 'image/heic', beginning: /^.{4}ftyp(?:hei[cx]|hevc|mif1)/s }],
])

/** Looks at the content alone, because the sender chooses the name and the type. */
const extensionOf = (bytes: Buffer): string => {
  const beginning = bytes.toString('latin1', 0, 12)
  return [...pictures].find(([, picture]) => picture.beginning.test(beginning))?.[0] ?? 'bin'
}

/** The media type of a stored picture; undefined for any other file. */
export const pictureType = (file: string): string | undefined =>
  pictures.get(file.replace(/.*\./, ''))?.type

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size

/**
 * The files of the leads, in a folder of their own. Each is named after its content, so that a lead
 * that arrives again does not fill the disk with copies.
 */
export const photoFiles = (folder: string) => ({
  /** Throws if the file cannot be written. */
  add({ name, bytes }: Upload): Photo {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    const file = `${hash}.${extensionOf(bytes)}`
    const path = join(folder, file)
    mkdirSync(folder, { recursive: true })
    // Writing a file again on a full disk would cut off the copy that is there.
    if (sizeOf(path) !== bytes.length) writeFileSync(path, bytes)
    return { file, name }
  },
  /** The content of a file; undefined if there is none of that name. */
  read(file: string): Buffer | undefined {
    const path = join(folder, file)
    const exists = new RegExp(photoFilePattern).test(file) && sizeOf(path) !== undefined
    return exists ? readFileSync(path) : undefined
  },
  clear(): void {
    rmSync(folder, { recursive: true, force: true })
  },
})
