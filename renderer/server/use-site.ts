import type { Addressable } from '../content/addresses.ts'
import { pageIn, pathIn } from '../content/pages.ts'
import { type Site, siteIn } from '../content/site.ts'
import { useCurrentPage } from './current-page.ts'

/** The index of the site, in the language of the page. */
export const useSite = (): Site => siteIn(useCurrentPage().language)

/**
 * What makes a path of this site, as authors write it, one in the language of the page. Other links
 * stay as they are.
 */
export const usePathIn = (): ((path: string) => string) => {
  const { language } = useCurrentPage()
  return (path) => (path.startsWith('/') ? pathIn(language, path) : path)
}

/** The address of a page in the language of this one. */
export const usePageAddress = (page: Addressable): string => pageIn(useCurrentPage().language, page)
