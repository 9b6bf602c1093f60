import type { Addressable } from '../content/addresses.ts'
import { pageIn, pathIn } from '../content/pages.ts'
import type { SiteIndex } from '../content/site-index.ts'
import { useCurrentPage } from './current-page.ts'

/** Returns the index of the site, in the language of the page. */
export const useSite = (): SiteIndex => useCurrentPage().site

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
