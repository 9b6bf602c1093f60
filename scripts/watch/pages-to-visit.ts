import { decodeXML } from 'entities/decode'
import type { KindName } from '../../content/schema/kinds.ts'
import type { Language } from '../../content/schema/languages.ts'
import type { SitePage } from '../../renderer/content/site-pages.ts'

export type PageToVisit = { address: string; kind: KindName; language: Language }

/** The addresses in a site map, without their host: a preview has those of the public site. */
export const addressesIn = (siteMap: string): string[] =>
  [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, loc = '']) => decodeXML(loc.trim()))
    .filter((loc) => URL.canParse(loc))
    .map((loc) => new URL(loc).pathname)

/**
 * The first page of each kind in each language that the site has, or all of them. What a page is of
 * comes from the content; addresses that it does not know are left out.
 */
export const pagesToVisit = (
  addresses: readonly string[],
  known: ReadonlyMap<string, SitePage>,
  all: boolean,
): PageToVisit[] => {
  const pages = addresses.flatMap((address) => {
    const page = known.get(address)
    return page ? [{ address, kind: page.kind, language: page.language }] : []
  })
  const isFirst = ({ kind, language }: PageToVisit, index: number) =>
    pages.findIndex((page) => page.kind === kind && page.language === language) === index
  return all ? pages : pages.filter(isFirst)
}
