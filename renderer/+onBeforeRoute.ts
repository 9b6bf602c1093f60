import type { PageContextServer } from 'vike/types'
import { entryAt } from '../content/entries.ts'

/** An address leads to what the content has there, and that to the folder in pages/ with the name of its kind. */
export const onBeforeRoute = ({ urlPathname }: PageContextServer) => {
  const entry = entryAt(urlPathname)
  return entry ? { pageContext: { urlLogical: `/${entry.kind}`, address: urlPathname, entry } } : null
}
