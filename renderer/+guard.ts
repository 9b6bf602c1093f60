import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { isTool } from './tools.ts'

/** Folder names in pages/ are not addresses: only pages made from content exist. */
export const guard = ({ entry, urlPathname }: PageContextServer) => {
  if (!entry && !isTool(urlPathname)) throw render(404)
}
