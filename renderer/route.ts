import type { PageContextServer } from 'vike/types'
import type { KindName } from '../content/schema/kinds.ts'
import { originalAddress } from '../content/schema/languages.ts'

/*
 * Vike bundles and parses each `+route.ts` whenever it starts: imports here must stay few and small.
 */

type Route = (pageContext: Pick<PageContextServer, 'urlPathname' | 'globalContext'>) => boolean

/** Routes the pages of a kind, in each language that has them. */
export const routeToKind =
  (kind: KindName): Route =>
  ({ urlPathname, globalContext }) =>
    globalContext.readSite().pageAt(urlPathname)?.kind === kind

/** Routes a page that exists in every language by code, given its address in the default one. */
export const routeInLanguages =
  (address: string): Route =>
  ({ urlPathname }) =>
    originalAddress(urlPathname) === address
