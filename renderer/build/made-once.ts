import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Folder for files that are kept between builds. */
export const cacheFolder = '.cache'

/**
 * Prefers hard links, which cost no time or space. Not every disk supports them, and they cannot
 * cross disks.
 */
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
 * Puts a file into the site: the cached one of this name, or else a new one, which is then cached.
 * The name must change with everything the file depends on.
 */
export const placeMadeOnce = async (
  name: string,
  target: string,
  make: () => Promise<Buffer>,
): Promise<void> => {
  const kept = join(cacheFolder, name)
  if (!existsSync(kept)) {
    mkdirSync(dirname(kept), { recursive: true })
    // Written to a temporary name first, so that an interrupted build leaves no partial file under
    // the final name.
    const aside = `${kept}.${process.pid}`
    writeFileSync(aside, await make())
    renameSync(aside, kept)
  }
  place(kept, target)
}
