import { copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

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
