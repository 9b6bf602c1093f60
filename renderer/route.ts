import { existsSync } from 'node:fs'
import { fileIn, languageAt, originalAddress } from '../content/schema/languages.ts'
import { fileRoutes, homeRoute, pairRoutes } from '../content/schema/routes.ts'

type Route = (pageContext: { urlPathname: string }) => boolean

/*
 * Vike loads every +route.ts when it starts, so this finds out what is at an address from the names
 * of files, without reading the content.
 */

const isFile = (address: string, path: string) =>
  existsSync(fileIn(languageAt(address), `content/${path}.mdx`))

/** Routes the home page, in each language that it is translated into. */
export const routeToHome: Route = ({ urlPathname }) =>
  originalAddress(urlPathname) === homeRoute.address() &&
  existsSync(fileIn(languageAt(urlPathname), homeRoute.file))

/** Routes the pages that are made from a folder of files, in each language that has the file. */
export const routeToFiles =
  (kind: keyof typeof fileRoutes): Route =>
  ({ urlPathname }) => {
    const { folder, address } = fileRoutes[kind]
    const slug = urlPathname.split('/').at(-1) ?? ''
    return (
      address(slug) === originalAddress(urlPathname) && isFile(urlPathname, `${folder}/${slug}`)
    )
  }

/** Routes the pages that are made from pairs of files. */
export const routeToPairs =
  (kind: keyof typeof pairRoutes): Route =>
  ({ urlPathname }) => {
    const { of, address } = pairRoutes[kind]
    const [first = '', second = ''] = urlPathname.split('/').slice(-2)
    const folders = of.map((part) => fileRoutes[part].folder)
    return (
      address(first, second) === originalAddress(urlPathname) &&
      isFile(urlPathname, `${folders[0]}/${first}`) &&
      isFile(urlPathname, `${folders[1]}/${second}`)
    )
  }

/** Routes a page that the code has in every language, by its address in the default one. */
export const routeInLanguages =
  (address: string): Route =>
  ({ urlPathname }) =>
    originalAddress(urlPathname) === address
