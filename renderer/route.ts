import { existsSync } from 'node:fs'
import { type FileKind, fileOf, kinds, type PairKind } from '../content/schema/kinds.ts'
import { fileIn, languageAt, originalAddress } from '../content/schema/languages.ts'

type Route = (pageContext: { urlPathname: string }) => boolean

/*
 * Vike loads every +route.ts when it starts, so this finds out what is at an address from the names
 * of files, without reading the content.
 */

/** Routes the home page, in each language that it is translated into. */
export const routeToHome: Route = ({ urlPathname }) =>
  originalAddress(urlPathname) === kinds.home.address() &&
  existsSync(fileIn(languageAt(urlPathname), kinds.home.file))

/** Routes the pages that are made from a folder of files, in each language that has the file. */
export const routeToFiles =
  (kind: FileKind): Route =>
  ({ urlPathname }) => {
    const slug = urlPathname.split('/').at(-1) ?? ''
    return (
      kinds[kind].address(slug) === originalAddress(urlPathname) &&
      existsSync(fileOf(kind, slug, languageAt(urlPathname)))
    )
  }

/** Routes the pages that are made from pairs of files. */
export const routeToPairs =
  (kind: PairKind): Route =>
  ({ urlPathname }) => {
    const { of, address } = kinds[kind]
    const slugs = urlPathname.split('/').slice(-2)
    const [first = '', second = ''] = slugs
    return (
      address(first, second) === originalAddress(urlPathname) &&
      of.every((part, index) =>
        existsSync(fileOf(part, slugs[index] ?? '', languageAt(urlPathname))),
      )
    )
  }

/** Routes a page that the code has in every language, by its address in the default one. */
export const routeInLanguages =
  (address: string): Route =>
  ({ urlPathname }) =>
    originalAddress(urlPathname) === address
