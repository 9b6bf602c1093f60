import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn } from '../files-in.ts'
import { memoizeByKey } from '../memoize.ts'

/**
 * Copies a file, unless the copy is there, with the same size and time of change. It shares no data
 * with the original, or whatever happens in dist would happen in the cache.
 */
const copyFile = (from: string, to: string): void => {
  const { size, atime, mtime } = statSync(from)
  const there = statSync(to, { throwIfNoEntry: false })
  if (there?.size === size && there.mtime.getTime() === mtime.getTime()) return
  if (there) unlinkSync(to)
  copyFileSync(from, to, constants.COPYFILE_FICLONE)
  utimesSync(to, atime, mtime)
}

/** Deletes a folder, and those in it, if they hold no file. Returns whether it is left. */
const removeEmpty = (folder: string): boolean => {
  const kept = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => !entry.isDirectory() || removeEmpty(join(folder, entry.name)),
  )
  if (kept.length === 0) rmdirSync(folder)
  return kept.length > 0
}

const isSame = (file: string, data: Buffer): boolean =>
  existsSync(file) && readFileSync(file).equals(data)

/** The folder of the site. */
export const siteFolder = (folder = 'dist/client') => {
  const written = new Set<string>()
  const makeFolder = memoizeByKey((path: string) => mkdirSync(path, { recursive: true }) ?? path)
  const target = (path: string): string => {
    const file = join(folder, path)
    written.add(path)
    makeFolder(dirname(file))
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
    /** Deletes what this build has not put there. */
    removeOthers: (): void => {
      for (const file of filesIn(folder)) if (!written.has(file)) rmSync(join(folder, file))
      removeEmpty(folder)
    },
  }
}

export type SiteFolder = ReturnType<typeof siteFolder>
