import { canonicalPath } from '../../content/schema/site-paths.ts'

const exists = async (path: string) => (await fetch(path, { method: 'HEAD' })).ok

/** True if a path matches one of the patterns, in which `*` matches one segment. */
const matches = (path: string, patterns: string) =>
  patterns
    .split(' ')
    .some((pattern) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(path))

/**
 * Logs the bad path of a not-found page. Redirects a path that differs only in spelling, such as
 * capital letters, to its page. Replaces an unknown service or city in the history with this page's
 * own address.
 */
export const start = async ([section]: Iterable<HTMLElement>): Promise<void> => {
  const { notFound = '', leave = '' } = section?.dataset ?? {}
  const { pathname, search, hash } = location
  if (pathname === notFound) return
  console.error(`No page at ${pathname}`)
  const path = canonicalPath(pathname)
  if (path !== pathname && (await exists(path).catch(() => false)))
    location.replace(path + search + hash)
  else if (matches(path, leave)) location.replace(notFound)
}
