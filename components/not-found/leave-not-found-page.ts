import { canonicalPath } from '../../content/model/canonical-path.ts'

const exists = async (path: string) => (await fetch(path, { method: 'HEAD' })).ok

/** True if a path matches one of the patterns, in which `*` stands for one segment. */
const matches = (path: string, patterns: string) =>
  patterns
    .split(' ')
    .some((pattern) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(path))

/** True if a path is in the folder of a page. */
const isBeside = (path: string, page: string) =>
  page !== '' && path.startsWith(page.slice(0, page.lastIndexOf('/') + 1))

/**
 * Runs on the not-found page and logs the bad path. A path that only differs in spelling, such as
 * capital letters, is redirected to its page. An unknown service or city is replaced in the history
 * by this page's own address. Many hosts have one such page for every address: one in another
 * language is replaced by the page in that language.
 */
export const start = async ([section]: Iterable<HTMLElement>): Promise<void> => {
  const { notFound = '', leave = '', translated = '' } = section?.dataset ?? {}
  const { pathname, search, hash } = location
  if (pathname === notFound) return
  console.error(`No page at ${pathname}`)
  const path = canonicalPath(pathname)
  if (path !== pathname && (await exists(path).catch(() => false)))
    location.replace(path + search + hash)
  else {
    const inLanguage = translated.split(' ').find((page) => isBeside(path, page))
    if (inLanguage) location.replace(inLanguage)
    else if (matches(path, leave)) location.replace(notFound)
  }
}
