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

/** The share picture of a page: a photograph of content/images with a text on it. */
export type SharePicture = { photograph: string; text: string; path: string }

/** What lists and previews of a page show. */
export type HeadFacts = {
  /** Its public address. */
  address: string
  /** The address without its host; `/` for the home page. */
  path: string
  title: string
  description: string
  picture: SharePicture
}

/** What a page says about itself while it is rendered, from which everything beside it is made. */
export type PageFacts = {
  islands: IslandOnPage[]
  /** The addresses of all content that its scripts may load. */
  files: string[]
  /** The addresses of previews, which a build puts into the page. */
  previews: string[]
  /** The addresses of the stylesheets of its components, in their order. */
  styles: string[]
  /** Undefined for a page without a head, which no list has. */
  head?: HeadFacts
  /** Only of the fallback without a connection: what browsers cache along with it. */
  offline?: { pages: readonly string[]; relay: unknown }
}

/**
 * The page being rendered: its address and language, its entry (undefined on the not-found page), and
 * the index of the site in its language.
 */
export type CurrentPage = {
  address: string
  language: Language
  entry?: AnyEntry | undefined
  site: SiteIndex
  /** Collects the facts that its components report, but for parts that every page has. */
  facts?: PageFacts
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
