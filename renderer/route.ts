import { existsSync } from 'node:fs'
import { type FileKind, fileOf, kinds } from '../content/schema/kinds.ts'
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

/** Routes the pages about a service in a city, which are made from the files of both. */
export const routeToServiceInCity: Route = ({ urlPathname }) => {
  const [service = '', city = ''] = urlPathname.split('/').slice(-2)
  const language = languageAt(urlPathname)
  return (
    kinds['service-in-city'].address(service, city) === originalAddress(urlPathname) &&
    existsSync(fileOf('service', service, language)) &&
    existsSync(fileOf('city', city, language))
  )
}

/** Routes a page that the code has in every language, by its address in the default one. */
export const routeInLanguages =
  (address: string): Route =>
  ({ urlPathname }) =>
    originalAddress(urlPathname) === address
