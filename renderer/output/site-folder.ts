import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn } from '../files-in.ts'

/** A size and a time of change, which two files share if one is a copy of the other. */
const stampOf = (file: string): string => {
  const { size, mtime } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return `${size} ${mtime?.getTime()}`
}

/**
 * Copies a file, unless the copy is there. It shares no data with the original, or whatever happens
 * in dist would happen in the cache.
 */
const copyFile = (from: string, to: string): void => {
  if (stampOf(from) === stampOf(to)) return
  rmSync(to, { force: true })
  copyFileSync(from, to, constants.COPYFILE_FICLONE)
  const { atime, mtime } = statSync(from)
  utimesSync(to, atime, mtime)
}

const isSame = (file: string, data: Buffer): boolean =>
  existsSync(file) && readFileSync(file).equals(data)

/** The folder of the site. */
export const siteFolder = (folder = 'dist/client') => {
  const written = new Set<string>()
  const target = (path: string): string => {
    const file = join(folder, path)
    written.add(path)
    mkdirSync(dirname(file), { recursive: true })
    return file
  }
  return {
    folder,
    /** Puts a copy of a cached file there. */
    place: (path: string, cached: string): void => copyFile(cached, target(path)),
    write: (path: string, data: string | Buffer): void => {
      const file = target(path)
      const bytes = Buffer.from(data)
      if (!isSame(file, bytes)) writeFileSync(file, bytes)
    },
    /** Leaves a file that is there already. */
    leave: (path: string): void => {
      written.add(path)
    },
    /** The paths of what has been put there so far. */
    files: (): string[] => [...written],
    /** Deletes what no build has put there since. */
    removeOthers: (): void => {
      for (const file of filesIn(folder)) if (!written.has(file)) rmSync(join(folder, file))
    },
  }
}

export type SiteFolder = ReturnType<typeof siteFolder>
