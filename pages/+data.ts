import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { type KindName, kinds } from '../content/schema/kinds.ts'
import { bodyOf } from '../renderer/content/bodies.ts'
import { entryAt } from '../renderer/content/entries.ts'

const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name)

/**
 * Returns the entry that a page is about, and its text. Pages in other folders have none.
 * @throws the error with which Vike shows the not-found page if there is no such entry.
 */
export const data = async ({ pageId, urlPathname, globalContext }: PageContextServer) => {
  const folder = pageId?.split('/').at(-1) ?? ''
  if (!isKind(folder)) return {}
  const site = globalContext.readSite()
  const entry = entryAt(site, folder, urlPathname)
  if (!entry) throw render(404)
  const [file = ''] = site.pageAt(urlPathname)?.files ?? []
  return { entry, Body: await bodyOf(site, file) }
}
