import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { placeMadeOnce } from './made-once.ts'

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

/** Compresses a file, beside it. What was compressed before, under any name, is kept. */
export const compressFile = async (file: string): Promise<void> => {
  const text = await readFile(file)
  if (text.length < shortest) return
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 32)
  for (const [ending, compress] of Object.entries(compressions))
    await placeMadeOnce(`compressed/${hash}.${ending}`, `${file}.${ending}`, () => compress(text))
}

/** Compresses every text of a site as well as can be, for hosts that do not do it themselves. */
export const compressSite = async (folder: string): Promise<void> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => compressible.test(file))
    .values()
  const compressNext = async () => {
    for (const file of files) await compressFile(join(folder, file))
  }
  await Promise.all(Array.from({ length: atOnce }, compressNext))
}
