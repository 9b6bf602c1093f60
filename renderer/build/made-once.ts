import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Folder for files that are kept between builds. */
export const cacheFolder = '.cache'

/**
 * The path of a kept file: the one of this name, or else a new one, which is then kept. The name must
 * change with everything the file depends on.
 */
export const madeOnce = async (name: string, make: () => Promise<Buffer>): Promise<string> => {
  const kept = join(cacheFolder, name)
  if (!existsSync(kept)) {
    mkdirSync(dirname(kept), { recursive: true })
    // Written to a temporary name first, so that an interrupted build leaves no partial file under
    // the final name.
    const aside = `${kept}.${process.pid}`
    writeFileSync(aside, await make())
    renameSync(aside, kept)
  }
  return kept
}
