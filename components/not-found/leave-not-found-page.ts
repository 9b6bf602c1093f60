import { canonicalPath } from '../layout/canonical-path.ts'

const exists = async (path: string) => (await fetch(path, { method: 'HEAD' })).ok

/** Whether a path is written like one of the patterns, in which `*` stands for one part. */
const matches = (path: string, patterns: string) =>
  patterns.split(' ').some((pattern) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(path))

/**
 * On the not-found page: logs the bad path. A path that is only written otherwise, such as in capitals, is followed to
 * its page; an unknown service or city is sent on to the address of this page, in place of the bad one in the history.
 */
export const leaveNotFoundPage = async (section: HTMLElement): Promise<void> => {
  const { notFound = '', leave = '' } = section.dataset
  const { pathname, search, hash } = location
  if (pathname === notFound) return
  console.error(`No page at ${pathname}`)
  const path = canonicalPath(pathname)
  if (path !== pathname && (await exists(path).catch(() => false))) location.replace(path + search + hash)
  else if (matches(path, leave)) location.replace(notFound)
}
