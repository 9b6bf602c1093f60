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
import { filesIn } from './files-in.ts'

/**
 * Results that builds reuse, each in a file whose name is a hash of everything it was made from, so
 * that no entry is ever stale. Deleting the folder costs time and nothing else.
 */
export const cacheFolder = '.cache'

/** The content that islands load, which is written when their page is rendered. */
export const dataFolder = `${cacheFolder}/data`

/** A content hash of texts and bytes, in hexadecimal. */
export const contentHash = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha1')
  // With their lengths, because `ab` and `c` are not `a` and `bc`.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}

const isCode = (file: string) => /\.(?:[mc]?[jt]sx?|css|svg|woff2)$/.test(file)

/** A content hash of all code in some folders, and of the packages that it uses. */
export const codeHash = (...folders: readonly string[]): string => {
  const files = folders.flatMap((folder) =>
    filesIn(folder)
      .filter(isCode)
      .sort()
      .map((file) => `${folder}/${file}`),
  )
  return contentHash(
    process.version,
    ...['package-lock.json', ...files].flatMap((file) => [file, readFileSync(file)]),
  )
}

/** Writes a file in one step: neither an interrupted run nor a full disk leaves part of it. */
export const writeWhole = (file: string, data: string | Uint8Array): void => {
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}`
  try {
    writeFileSync(temporary, data)
    renameSync(temporary, file)
  } catch (error) {
    // A full disk leaves what could be written.
    rmSync(temporary, { force: true })
    throw error
  }
}

/** Whether a cached file is there. One without a byte is what a full disk has left. */
export const isCached = (file: string): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0

/** Files that are being made. */
const making = new Map<string, Promise<void>>()

/**
 * The path of a cached file, made first if it is missing. All who ask meanwhile wait for one run.
 * @param name below the cache folder; has to contain a hash of everything the file is made from.
 */
export const cachedFile = async (
  name: string,
  make: () => Promise<string | Uint8Array>,
): Promise<string> => {
  const file = join(cacheFolder, name)
  if (isCached(file)) return file
  const run = async () => writeWhole(file, await make())
  const made = making.get(file) ?? run().finally(() => making.delete(file))
  making.set(file, made)
  await made
  return file
}

/** What a JSON file holds; undefined if it is missing or was cut short. */
export const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Many small values in one file. Entries that a run does not ask for are dropped when it saves, and
 * nothing is written by a run that asks for none.
 * @param name of the file, without folder and ending. Without a name, they end with the process.
 */
export const jsonCache = <T>(name?: string) => {
  const file = name && join(cacheFolder, `${name}.json`)
  let before: Map<string, T> | undefined
  const entries = new Map<string, T>()
  // Each key is a hash of the code that made the value, so it has the type that the code gives it.
  const read = () => new Map(Object.entries(((file && readJson(file)) || {}) as Record<string, T>))
  return {
    /** The cached value, made first if it is missing. It has to survive JSON. */
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

/** Deletes the files of a folder that were made more than a month ago: those in use are made again. */
export const pruneCache = (name: string): void => {
  const folder = join(cacheFolder, name)
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const path = join(folder, file)
    if (Date.now() - statSync(path).mtimeMs > longest) rmSync(path, { force: true })
  }
}
