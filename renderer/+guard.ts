import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { offlinePages } from './offline.ts'
import { isTool } from './tools.ts'

/** Folder names in pages/ are not addresses: only pages made from content exist,
 * and the one for visitors without a connection. */
export const guard = ({ entry, urlPathname }: PageContextServer) => {
  if (!entry && !isTool(urlPathname) && !offlinePages.includes(urlPathname)) throw render(404)
}
