import type { PageContextServer } from 'vike/types'
import { entryAt } from '../content/entries.ts'

/** Looks up the content at an address and routes to the folder in pages/ named after its kind. */
export const onBeforeRoute = ({ urlPathname }: PageContextServer) => {
  const entry = entryAt(urlPathname)
  return entry
    ? { pageContext: { urlLogical: `/${entry.kind}`, address: urlPathname, entry } }
    : null
}
