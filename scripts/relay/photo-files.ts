import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Upload } from './body.ts'
import { extensionOf } from './photo-type.ts'

/** A file of a lead: the name it is kept under, and the name its sender gave it. */
export type Photo = { file: string; name: string }

/** The names files are kept under. Nothing else is ever read from the folder. */
export const photoFilePattern = '^[0-9a-f]{32}\\.[a-z]+$'

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size

/**
 * The files of the leads, in a folder of their own. Each is named after its content, so that a lead
 * that arrives again does not fill the disk with copies.
 */
export const photoFiles = (folder: string) => ({
  /** Keeps a file. Throws if it cannot be written. */
  keep({ name, bytes }: Upload): Photo {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    const file = `${hash}.${extensionOf(bytes)}`
    const path = join(folder, file)
    mkdirSync(folder, { recursive: true })
    // Writing a file again on a full disk would cut off the copy that is there.
    if (sizeOf(path) !== bytes.length) writeFileSync(path, bytes)
    return { file, name }
  },
  /** The content of a kept file; undefined if there is none of that name. */
  read(file: string): Buffer | undefined {
    const path = join(folder, file)
    const isKept = new RegExp(photoFilePattern).test(file) && sizeOf(path) !== undefined
    return isKept ? readFileSync(path) : undefined
  },
  /** Deletes every file. */
  clear(): void {
    rmSync(folder, { recursive: true, force: true })
  },
})
