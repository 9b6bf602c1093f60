import { createContext, useContext } from 'react'
import type { Language } from '../../content/schema/languages.ts'
import type { AnyEntry } from '../content/entries.ts'
import type { SiteIndex } from '../content/site-index.ts'

/** An island on a page. */
export type IslandOnPage = {
  name: string
  /** The addresses of the content that it loads to hydrate. */
  files: readonly string[]
}

/** What a page turned out to need while it was rendered. */
export type PageFacts = {
  islands: IslandOnPage[]
  /** The addresses of previews, which a build inlines. */
  previews: string[]
}

/**
 * The page being rendered: its address and language, its entry (undefined on the not-found page),
 * and the index of the site in its language.
 */
export type CurrentPage = {
  address: string
  language: Language
  entry?: AnyEntry | undefined
  site: SiteIndex
  /** Collects facts that components report; absent in parts shared by every page. */
  facts?: PageFacts
}

export const CurrentPageContext = createContext<CurrentPage | undefined>(undefined)

/**
 * Returns the page of a component. Server only; islands receive what they need as props.
 * @throws outside of a page.
 */
export const useCurrentPage = (): CurrentPage => {
  const page = useContext(CurrentPageContext)
  if (!page) throw new Error('A component of the site is rendered outside of a page')
  return page
}
