import type { PageContextServer } from 'vike/types'
import { pageAt } from './page-at.ts'

/** Looks up what is at an address, and routes to its folder in pages/. */
export const onBeforeRoute = ({ urlPathname: address }: PageContextServer) => {
  const page = pageAt(address)
  return page
    ? { pageContext: { urlLogical: `/${page.folder}`, address, entry: page.entry } }
    : null
}
