import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** The paths of all files in a folder, at any depth, with slashes on every system. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))

/** Prefers hard links, which cost no time or space. Not every disk supports them. */
export const linkFile = (cached: string, target: string): void => {
  rmSync(target, { force: true })
  try {
    linkSync(cached, target)
  } catch {
    copyFileSync(cached, target)
  }
}

/** The folder of the site, which Vite has emptied at the start of the build. */
export const siteFolder = (folder = 'dist/client') => {
  const target = (path: string): string => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    return file
  }
  return {
    folder,
    /** Puts a cached file there. */
    place: (path: string, cached: string): void => linkFile(cached, target(path)),
    write: (path: string, data: string | Buffer): void => {
      const file = target(path)
      // It may be a link to a cached file.
      rmSync(file, { force: true })
      writeFileSync(file, data)
    },
  }
}

export type SiteFolder = ReturnType<typeof siteFolder>
