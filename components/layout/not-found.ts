import { canonicalPath } from './canonical-path.ts'

/** Pages of one service in one city: for an unknown one the address becomes /404. */
const localPage = /^\/services\/[^/]+\/[^/]+$/

const exists = async (path: string) => (await fetch(path, { method: 'HEAD' })).ok

/**
 * On the not-found page: logs the bad path. A path that is only written otherwise, such as in capitals, is followed to
 * its page; an unknown service or city is sent on to /404, in place of the bad address in the history.
 */
export const leaveNotFoundPage = async (): Promise<void> => {
  if (location.pathname === '/404') return
  const { pathname, search, hash } = location
  console.error(`No page at ${pathname}`)
  const path = canonicalPath(pathname)
  if (path !== pathname && (await exists(path).catch(() => false))) location.replace(path + search + hash)
  else if (localPage.test(path)) location.replace('/404')
}
