import type { PageContextServer } from 'vike/types'
import { type KindName, kinds } from '../content/schema/kinds.ts'
import { entryAt } from '../renderer/content/entries.ts'

const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name)

/** The entry that a page is about. Pages in folders that no kind names have none. */
export const data = ({ pageId, urlPathname }: PageContextServer) => {
  const folder = pageId?.split('/').at(-1) ?? ''
  return isKind(folder) ? entryAt(folder, urlPathname) : {}
}
