import type { Addressable } from '../../content/addresses.ts'
import { pageIn } from '../../content/entries.ts'
import { type Content, contentIn } from '../../content/index.ts'
import { useCurrentPage } from './current-page.ts'

/** Everything the site says, in the language of the page. */
export const useContent = (): Content => contentIn(useCurrentPage().language)

/** The address of a page in the language of this one. */
export const usePageAddress = (page: Addressable): string => pageIn(useCurrentPage().language, page)
