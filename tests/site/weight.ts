import { brotliCompressSync, constants } from 'node:zlib'

export const kilobyte = 1024

const qualities = { quick: 7, best: constants.BROTLI_MAX_QUALITY }

/** What a file weighs on its way to a visitor. */
export const brotliSize = (
  content: string | Buffer,
  quality: keyof typeof qualities = 'best',
): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: qualities[quality] } })
    .length

/** The most that a page may weigh, in bytes. */
export const budgets = {
  /** The page with its styles, as brotli sends it: about the first flight. */
  page: 14 * kilobyte,
  /** All of its styles, those below its fold among them, before compression. */
  styles: 41 * kilobyte,
  /** The script that it loads by itself, as brotli sends it. */
  script: 2.5 * kilobyte,
} as const

/** Reads a file of the site by its address. */
type ReadFile = (address: string) => string

/** All styles of a page: those in itself, and those in files that it names. */
export const stylesOf = (html: string, read: ReadFile): string => {
  const [, inline = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  const files = html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)
  return [inline, ...[...files].map(([, file = '']) => read(file))].join('')
}
