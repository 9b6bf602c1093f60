import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cachedFile, contentHash } from '../cache.ts'
import type { SiteFolder } from './site-folder.ts'

const compressible = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/
/** In bytes: shorter files fit in one packet uncompressed. */
const shortest = 1024

/** The best compression for each extension. Brotli's best is its default. */
const compressions = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
}

/** Compresses a file as well as possible, beside it. Compressed texts are cached by content. */
export const compressFile = async (file: string, site: SiteFolder): Promise<void> => {
  const text = await readFile(join(site.folder, file))
  if (text.length < shortest) return
  const hash = contentHash(text)
  for (const [ending, compress] of Object.entries(compressions)) {
    const cached = await cachedFile(`compressed/${hash}.${ending}`, () => compress(text))
    site.place(`${file}.${ending}`, cached)
  }
}

/** Compresses every text of a site, for servers that do not do so themselves. */
export const compressSite = async (site: SiteFolder): Promise<void> => {
  const files = site
    .files()
    .filter((file) => compressible.test(file))
    .values()
  const compressNext = async () => {
    for (const file of files) await compressFile(file, site)
  }
  // Node compresses on four threads.
  await Promise.all(Array.from({ length: 4 }, compressNext))
}
