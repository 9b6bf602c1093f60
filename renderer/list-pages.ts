import { getGlobalContext } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import type { KindName } from '../content/schema/kinds.ts'
import { allLanguages, originalAddress } from '../content/schema/languages.ts'
import { addressOf } from './content/addresses.ts'
import { pagesOfIndex } from './content/pages.ts'
import type { Site } from './content/site.ts'

type ListPages = () => Promise<string[]>

const readSite = async (): Promise<Site> =>
  ((await getGlobalContext()) as PageContextServer['globalContext']).readSite()

/** Lists the pages of a kind to prerender. */
export const listKind =
  (kind: KindName): ListPages =>
  async () => {
    const site = await readSite()
    const pages = allLanguages.flatMap((language) => site.in(language).pages)
    return pages.filter((page) => page.kind === kind).map(addressOf)
  }

/** Lists the languages of a page that exists by code, given its address in the default one. */
export const listInLanguages =
  (address: string): ListPages =>
  async () =>
    pagesOfIndex(await readSite()).filter((path) => originalAddress(path) === address)

/** Lists a page for authors, which only previews have. */
export const listInPreviews =
  (address: string): ListPages =>
  async () =>
    (await readSite()).siteEnv === 'preview' ? [address] : []
