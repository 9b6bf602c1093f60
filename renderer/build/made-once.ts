import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Folder for files that are kept between builds. */
export const cacheFolder = '.cache'

/** Writes a file as a whole: an interrupted build leaves no part of it under its name. */
export const writeWhole = (file: string, data: string | Buffer): void => {
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, data)
  renameSync(aside, file)
}

/**
 * The path of a kept file: the one of this name, or else a new one, which is then kept. The name must
 * change with everything the file depends on.
 */
export const madeOnce = async (
  name: string,
  make: () => Promise<string | Buffer>,
): Promise<string> => {
  const kept = join(cacheFolder, name)
  if (!existsSync(kept)) {
    mkdirSync(dirname(kept), { recursive: true })
    writeWhole(kept, await make())
  }
  return kept
}
