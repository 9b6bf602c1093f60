import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { type KindName, kinds } from '../content/schema/kinds.ts'
import { pageProps } from '../renderer/content/entries.ts'

const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name)

/**
 * Returns the entry that a page is about, and its text. Pages in other folders have none.
 * @throws the error with which Vike shows the not-found page if there is no such entry.
 */
export const data = async ({ pageId, urlPathname, globalContext }: PageContextServer) => {
  const folder = pageId?.split('/').at(-1) ?? ''
  if (!isKind(folder)) return {}
  const props = await pageProps(globalContext.readSite(), folder, urlPathname)
  if (!props) throw render(404)
  return props
}
