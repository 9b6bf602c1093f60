import type { KindName } from '../content/schema/kinds.ts'
import { allLanguages, originalAddress } from '../content/schema/languages.ts'
import { addressOf } from './content/addresses.ts'
import { pagesOfIndex } from './content/pages.ts'
import { prepareSite } from './output/prepare-site.ts'

type ListPages = () => Promise<string[]>

/** Lists the pages of a kind to prerender. */
export const listKind =
  (kind: KindName): ListPages =>
  async () => {
    const site = await prepareSite()
    const pages = allLanguages.flatMap((language) => site.in(language).pages)
    return pages.filter((page) => page.kind === kind).map(addressOf)
  }

/** Lists the languages of a page that exists by code, given its address in the default one. */
export const listInLanguages =
  (address: string): ListPages =>
  async () =>
    pagesOfIndex(await prepareSite()).filter((path) => originalAddress(path) === address)

/** Lists a page for authors, which only previews have. */
export const listInPreviews =
  (address: string): ListPages =>
  async () =>
    (await prepareSite()).siteEnv === 'preview' ? [address] : []
