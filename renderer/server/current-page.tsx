import { type ComponentType, createContext, type HTMLAttributes, useContext } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../content/schema/languages.ts'
import type { WordSubject } from '../../content/schema/words.ts'
import type { Addressable } from '../content/addresses.ts'
import { dataAddresses } from '../content/browser-data.ts'
import type { AnyEntry } from '../content/entries.ts'
import { pageIn, pathIn } from '../content/pages.ts'
import type { DataName, SiteIndex } from '../content/site-index.ts'
import { type Words, wordsOf } from '../content/words.ts'
import { memoize } from '../memoize.ts'

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

/** Returns the index of the site, in the language of the page. */
export const useSite = (): SiteIndex => useCurrentPage().site

/**
 * Returns the words of a subject in the language of the page. Server only; islands receive their
 * part as props.
 */
export const useWords = <Subject extends WordSubject>(subject: Subject): Words<Subject> =>
  wordsOf(useSite(), subject)

/**
 * Returns a function that localizes a path of this site, as authors write it, for the language of
 * the page. Other links stay as they are.
 */
export const usePathIn = (): ((path: string) => string) => {
  const site = useSite()
  return (path) => (path.startsWith('/') ? pathIn(site, path) : path)
}

/** Returns the address of a page in the language of this one. */
export const usePageAddress = (page: Addressable): string => pageIn(useSite(), page)

/**
 * Returns the addresses of content that the browser loads, for the attribute `data-files` of an
 * element (renderer/browser/load-data.ts).
 */
export const useDataFiles = (...names: DataName[]): string[] => dataAddresses(useSite(), names)

/**
 * Renders a part that is the same on every page of a language once per language. `attributes` go on
 * the `div` around it. It must not depend on the address or entry of the page.
 */
export const frozen = (Part: ComponentType, attributes: HTMLAttributes<HTMLDivElement> = {}) => {
  const htmlOf = memoize((site: SiteIndex) =>
    renderToStaticMarkup(
      <CurrentPageContext value={{ address: '', language: site.language, site }}>
        <Part />
      </CurrentPageContext>,
    ),
  )
  return () => <div {...attributes} dangerouslySetInnerHTML={{ __html: htmlOf(useSite()) }} />
}
