import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Folder of what is made once and kept between builds. */
export const cacheFolder = '.cache'

/** Links cost neither time nor space, but not every disk has them, and none reaches from one disk to another. */
const place = (kept: string, target: string) => {
  mkdirSync(dirname(target), { recursive: true })
  rmSync(target, { force: true })
  try {
    linkSync(kept, target)
  } catch {
    copyFileSync(kept, target)
  }
}

/**
 * Puts a file into the site: the one that is kept under this name in the cache, or else a new one, which is kept. The
 * name must change with everything that the file depends on.
 */
export const placeMadeOnce = async (name: string, target: string, make: () => Promise<Buffer>): Promise<void> => {
  const kept = join(cacheFolder, name)
  if (!existsSync(kept)) {
    mkdirSync(dirname(kept), { recursive: true })
    // Written aside first, so that a build that is stopped leaves no half of a file under the name of a whole one.
    const aside = `${kept}.${process.pid}`
    writeFileSync(aside, await make())
    renameSync(aside, kept)
  }
  place(kept, target)
}
