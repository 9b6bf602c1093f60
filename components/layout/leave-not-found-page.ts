import { canonicalPath, pastedPath } from '../../content/schema/paths.ts'

const exists = (path: string) =>
  fetch(path, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** True if a path matches one of the patterns, in which `*` matches one segment. */
const matches = (path: string, patterns: string) =>
  patterns
    .split(' ')
    .some((pattern) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(path))

/** Returns the page meant by a path that has none, if they only differ in spelling or at the end. */
const meantBy = async (pathname: string) => {
  for (const path of [canonicalPath(pathname), pastedPath(pathname)])
    if (path !== pathname && (await exists(path))) return path
  return undefined
}

/**
 * Logs the bad path of a not-found page. Redirects a path that differs from that of a page only in
 * spelling, such as capital letters, or in the punctuation and parameters that were pasted behind
 * it. Replaces an unknown service or city in the history with this page's own address.
 */
export default async function leaveNotFoundPage([section]: Iterable<HTMLElement>): Promise<void> {
  const { notFound = '', leave = '' } = section?.dataset ?? {}
  const { pathname, search, hash } = location
  if (pathname === notFound) return
  console.error(`No page at ${pathname}`)
  const path = await meantBy(pathname)
  if (path) location.replace(path + search + hash)
  else if (matches(canonicalPath(pathname), leave)) location.replace(notFound)
}
