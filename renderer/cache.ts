import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

export { codeHash } from './output/code-hash.mjs'

/**
 * The folder of results that builds reuse. Each file is named by a hash of everything it was made
 * from, so no entry is ever stale. Deleting the folder only costs time.
 */
export const cacheFolder = '.cache'

/** Returns a content hash of texts and bytes, in hexadecimal. */
export const contentHash = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha1')
  // Hashes lengths too, because `ab` and `c` are not `a` and `bc`.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}

/** Writes a file atomically: neither an interrupted run nor a full disk leaves part of it. */
export const writeWhole = (file: string, data: string | Uint8Array): void => {
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}`
  try {
    writeFileSync(temporary, data)
    renameSync(temporary, file)
  } catch (error) {
    // A full disk leaves a partial file.
    rmSync(temporary, { force: true })
    throw error
  }
}

/** The file beside a cached one with its size in bytes, by which one that was cut short is found. */
const sizeFile = (file: string): string => `${file}.size`

/** Returns whether a cached file exists, and is as long as it was written. */
export const isCached = (file: string): boolean => {
  const size = statSync(file, { throwIfNoEntry: false })?.size
  return size !== undefined && readJson(sizeFile(file)) === size
}

/** Writes a file for `isCached`. */
const writeCached = (file: string, data: string | Uint8Array): void => {
  writeWhole(file, data)
  writeWhole(sizeFile(file), String(Buffer.byteLength(data)))
}

/** Files being made. */
const pending = new Map<string, Promise<string>>()

/**
 * Returns the path of a cached file, which is made if missing. Concurrent callers share one run.
 * @param name below the cache folder; must contain a hash of everything the file is made from.
 */
export const cachedFile = (
  name: string,
  make: () => Promise<string | Uint8Array>,
): Promise<string> => {
  const file = join(cacheFolder, name)
  const run = async () => {
    if (!isCached(file)) writeCached(file, await make())
    return file
  }
  const made = pending.get(file) ?? run().finally(() => pending.delete(file))
  pending.set(file, made)
  return made
}

/** Reads a JSON file; undefined if it is missing or truncated. */
export const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Caches many small values in one file. Saving drops entries that this run did not ask for; a run
 * that asked for none writes nothing.
 * @param name of the file, without folder and extension. Without it, entries end with the process.
 */
export const jsonCache = <T>(name?: string) => {
  const file = name && join(cacheFolder, `${name}.json`)
  let before: Map<string, T> | undefined
  const entries = new Map<string, T>()
  // Each key includes a hash of the code that made the value, so its type is the current one.
  const read = () => new Map(Object.entries(((file && readJson(file)) || {}) as Record<string, T>))
  return {
    /** Returns the cached value, which is made if missing. It must survive JSON. */
    get: (key: string, make: () => T): T => {
      before ??= read()
      const value = entries.get(key) ?? before.get(key) ?? make()
      entries.set(key, value)
      return value
    },
    save: (): void => {
      if (!file || !before || entries.size === 0) return
      const isSame =
        before.size === entries.size && [...entries.keys()].every((key) => before?.has(key))
      if (!isSame) writeWhole(file, JSON.stringify(Object.fromEntries(entries)))
    },
  }
}

/** A month, in milliseconds. */
const longest = 30 * 24 * 60 * 60 * 1000

/** Deletes files in a cache folder that are older than a month; those in use are made again. */
export const pruneCache = (name: string): void => {
  const folder = join(cacheFolder, name)
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const path = join(folder, file)
    if (Date.now() - statSync(path).mtimeMs > longest) rmSync(path, { force: true })
  }
}
