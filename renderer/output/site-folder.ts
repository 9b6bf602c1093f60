import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { contentHash } from '../cache.ts'
import { filesIn } from '../files-in.ts'

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
  const { size, mtime } = statSync(from)
  const there = statSync(to, { throwIfNoEntry: false })
  if (there?.size === size && there.mtime.getTime() === mtime.getTime()) return
  cpSync(from, to, { mode: constants.COPYFILE_FICLONE, preserveTimestamps: true })
}

/** Opens the folder of the site. */
export const siteFolder = (folder = siteRoot) => {
  const written = new Set<string>()
  const target = (path: string): string => {
    const file = join(folder, path)
    written.add(path)
    mkdirSync(dirname(file), { recursive: true })
    return file
  }
  return {
    /** Copies a cached file into the site. */
    place: (path: string, cached: string): void => copyFile(cached, target(path)),
    write: (path: string, data: string): void => {
      const file = target(path)
      if (!existsSync(file) || readFileSync(file, 'utf8') !== data) writeFileSync(file, data)
    },
    /** Keeps files that already exist. */
    keep: (...paths: readonly string[]): void => {
      for (const path of paths) written.add(path)
    },
    /** Deletes the files that this build has neither written nor kept. */
    removeOthers: (): void => {
      for (const file of filesIn(folder)) if (!written.has(file)) rmSync(join(folder, file))
    },
  }
}

export type SiteFolder = ReturnType<typeof siteFolder>
