import { getGlobalContext } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import type { KindName } from '../content/schema/kinds.ts'
import { allLanguages, originalAddress } from '../content/schema/languages.ts'
import { addressOf } from './content/addresses.ts'
import { pagesOfIndex } from './content/pages.ts'
import type { Site } from './content/site.ts'

type Route = (pageContext: Pick<PageContextServer, 'urlPathname' | 'globalContext'>) => boolean
type ListPages = () => Promise<string[]>

const readSite = async (): Promise<Site> =>
  ((await getGlobalContext()) as PageContextServer['globalContext']).readSite()

/** Routes the pages of a kind, in each language that has them. */
export const routeToKind =
  (kind: KindName): Route =>
  ({ urlPathname, globalContext }) =>
    globalContext.readSite().pageAt(urlPathname)?.kind === kind

/** Lists the pages of a kind to prerender. */
export const listKind =
  (kind: KindName): ListPages =>
  async () => {
    const site = await readSite()
    const pages = allLanguages.flatMap((language) => site.in(language).pages)
    return pages.filter((page) => page.kind === kind).map(addressOf)
  }

/** Routes a page that exists in every language by code, given its address in the default one. */
export const routeInLanguages =
  (address: string): Route =>
  ({ urlPathname }) =>
    originalAddress(urlPathname) === address

/** Lists the languages of such a page to prerender. */
export const listInLanguages =
  (address: string): ListPages =>
  async () =>
    pagesOfIndex(await readSite()).filter((path) => originalAddress(path) === address)

/** Lists a page for authors, which only previews have. */
export const listInPreviews =
  (address: string): ListPages =>
  async () =>
    (await readSite()).siteEnv === 'preview' ? [address] : []
