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
import { sitePaths } from '../../content/schema/site-paths.ts'
import { contentHash } from '../cache.ts'
import { filesIn } from '../files-in.ts'
import { memoizeByKey } from '../memoize.ts'

/** The folder of the site, for hosts. It is also the cache of pages. */
export const siteRoot = 'dist/client'

const serverRoot = 'dist/server'
/** The file there with the styles of all components. */
export const stylesName = 'styles.css'

/** The folder there with the service workers, each in one file. */
export const workersFolder = `${serverRoot}/workers`

export const bundledWorker = (name: string): string =>
  readFileSync(`${workersFolder}/${name}.js`, 'utf8')

export const bundledStyles = (): string => readFileSync(`${serverRoot}/${stylesName}`, 'utf8')

/** Returns the address of the stylesheet with these styles. */
export const stylesheetAt = (styles: string): string =>
  `${sitePaths.assets}/static/site.${contentHash(styles).slice(0, 8)}.css`

/**
 * Copies a file, unless the copy has the same size and modification time. They share no data, so
 * changes in dist never reach the cache.
 */
const copyFile = (from: string, to: string): void => {
  const { size, atime, mtime } = statSync(from)
  const there = statSync(to, { throwIfNoEntry: false })
  if (there?.size === size && there.mtime.getTime() === mtime.getTime()) return
  if (there) unlinkSync(to)
  copyFileSync(from, to, constants.COPYFILE_FICLONE)
  utimesSync(to, atime, mtime)
}

/** Deletes a folder and its subfolders if they hold no file. Returns whether it remains. */
const removeEmpty = (folder: string): boolean => {
  const kept = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => !entry.isDirectory() || removeEmpty(join(folder, entry.name)),
  )
  if (kept.length === 0) rmdirSync(folder)
  return kept.length > 0
}

const isSame = (file: string, data: Buffer): boolean =>
  existsSync(file) && readFileSync(file).equals(data)

/** Opens the folder of the site. */
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
    /** Copies a cached file into the site. */
    place: (path: string, cached: string): void => copyFile(cached, target(path)),
    write: (path: string, data: string | Buffer): void => {
      const file = target(path)
      const bytes = Buffer.from(data)
      if (!isSame(file, bytes)) writeFileSync(file, bytes)
    },
    /** Keeps a file that already exists. */
    keep: (path: string): void => {
      written.add(path)
    },
    /** Returns the paths of the files written or kept so far. */
    files: (): string[] => [...written],
    /** Deletes the files that this build has neither written nor kept. */
    removeOthers: (): void => {
      for (const file of filesIn(folder)) if (!written.has(file)) rmSync(join(folder, file))
      removeEmpty(folder)
    },
  }
}

export type SiteFolder = ReturnType<typeof siteFolder>
