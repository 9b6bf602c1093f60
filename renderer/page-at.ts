import { allAddresses, entryAt, notFoundLanguages } from '../content/entries.ts'
import { type AnyEntry, business } from '../content/index.ts'
import { defaultLanguage } from '../content/model/languages.ts'
import { notFoundIn, offlineIn, sitePaths } from '../content/model/site-paths.ts'

/** A folder in pages/ and, for a page about an entry of the content, the entry. */
type PageAt = { folder: string; entry?: AnyEntry }

/** The languages of pages that stand in for others. */
const languages = () => [defaultLanguage, ...notFoundLanguages()]

/** The addresses of the page that stands in for others without a connection, if there is one. */
const offlinePages = () => (business.offline ? languages().map(offlineIn) : [])

/** Pages for authors and developers, which the dev server and previews have, and the public site not. */
const tools = (): readonly string[] =>
  import.meta.env.SOURCE_LINK === undefined ? [] : [sitePaths.parts]

/** What is at an address; undefined if there is no page. */
export const pageAt = (address: string): PageAt | undefined => {
  const entry = entryAt(address)
  if (entry) return { folder: entry.kind, entry }
  if (offlinePages().includes(address)) return { folder: 'offline' }
  return tools().includes(address) ? { folder: 'parts' } : undefined
}

/** The addresses of all pages, the not-found pages among them. */
export const allPages = (): readonly string[] => [
  ...allAddresses(),
  ...offlinePages(),
  ...tools(),
  ...languages().map(notFoundIn),
]
