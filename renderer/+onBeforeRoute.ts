import type { PageContextServer } from 'vike/types'
import { entryAt } from '../content/entries.ts'
import { sitePaths } from '../content/model/site-paths.ts'
import { offlinePages } from './offline.ts'
import { isTool } from './tools.ts'

/** Looks up the content at an address and routes to the folder in pages/ named after its kind. */
export const onBeforeRoute = ({ urlPathname }: PageContextServer) => {
  if (isTool(urlPathname)) return { pageContext: { address: urlPathname } }
  if (offlinePages.includes(urlPathname))
    return { pageContext: { urlLogical: sitePaths.offline, address: urlPathname } }
  const entry = entryAt(urlPathname)
  return entry
    ? { pageContext: { urlLogical: `/${entry.kind}`, address: urlPathname, entry } }
    : null
}
