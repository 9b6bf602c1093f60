import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

/**
 * Removes what a folder keeps and nothing uses any more, once most of it is such: what another branch
 * uses may be wanted again soon.
 * @param count how many files are used, and their names. Where none are, nobody asked for them.
 */
export const tidyKept = (folder: string, count: number, used: () => ReadonlySet<string>): void => {
  const kept = join(cacheFolder, folder)
  const names = count > 0 && existsSync(kept) ? readdirSync(kept) : []
  if (names.length <= 2 * count) return
  const wanted = used()
  for (const name of names) if (!wanted.has(name)) rmSync(join(kept, name))
}
