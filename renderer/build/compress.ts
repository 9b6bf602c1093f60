import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cachedFile } from '../cache.ts'
import { filesIn } from './files-in.ts'
import { linkFile } from './site-folder.ts'

const compressible = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/
/** In bytes: shorter files fit one packet as they are. */
const shortest = 1024
/** Node compresses in as many threads. */
const atOnce = 4

/** The endings of compressed files, and the best compression of each. */
const compressions = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
}

/** Puts a kept file, by its path, where another path says. */
type Place = (kept: string, target: string) => void

/** Compresses a file, beside it. What was compressed before, under any name, is kept. */
export const compressFile = async (file: string, place: Place = linkFile): Promise<void> => {
  const text = await readFile(file)
  if (text.length < shortest) return
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 32)
  for (const [ending, compress] of Object.entries(compressions))
    place(
      await cachedFile(`compressed/${hash}.${ending}`, () => compress(text)),
      `${file}.${ending}`,
    )
}

/** Compresses the texts among these files as well as can be, for hosts that do not do it themselves. */
export const compressFiles = async (files: readonly string[], place?: Place): Promise<void> => {
  const waiting = files.filter((file) => compressible.test(file)).values()
  const compressNext = async () => {
    for (const file of waiting) await compressFile(file, place)
  }
  await Promise.all(Array.from({ length: atOnce }, compressNext))
}

/** Compresses every text of a site. */
export const compressSite = (folder: string): Promise<void> =>
  compressFiles(filesIn(folder).map((file) => join(folder, file)))
