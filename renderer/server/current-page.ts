import { createContext, useContext } from 'react'
import type { Language } from '../../content/schema/languages.ts'
import type { AnyEntry } from '../content/entries.ts'
import type { SiteIndex } from '../content/site-index.ts'

/**
 * The page being rendered: its address and language, its entry (undefined on the not-found page), and
 * the index of the site in its language.
 */
export type CurrentPage = {
  address: string
  language: Language
  entry?: AnyEntry | undefined
  site: SiteIndex
}

export const CurrentPageContext = createContext<CurrentPage | undefined>(undefined)

/**
 * The page a component is rendered on. Server only; islands receive what they need as props.
 * @throws outside of a page.
 */
export const useCurrentPage = (): CurrentPage => {
  const page = useContext(CurrentPageContext)
  if (!page) throw new Error('A component of the site is rendered outside of a page')
  return page
}
