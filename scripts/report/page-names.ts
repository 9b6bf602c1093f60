import { plural } from '../plural.ts'
import { code, type Line } from './document.ts'

/** A page as people know it, and its address. */
export type NamePage = (address: string) => Line

/** Titles end in the name of the company, which says nothing among pages of one site. */
const shortTitle = (title: string) => title.replace(/ \| [^|]*$/, '')

/** Names pages by their titles, which may be of either version. */
export const pageNames =
  (titles: ReadonlyMap<string, string>): NamePage =>
  (address) => {
    const title = shortTitle(titles.get(address) ?? '')
    return title === '' ? [code(address)] : [`${title} `, code(address)]
  }

const mostNamed = 3

/** The first pages by name, and how many more there are. */
export const places = (name: NamePage, addresses: readonly string[]): Line => {
  const named = addresses
    .slice(0, mostNamed)
    .flatMap((address, index) => [...(index > 0 ? [', '] : []), ...name(address)])
  const rest = addresses.length - mostNamed
  return [...named, ...(rest > 0 ? [` and ${plural(rest, 'more page')}`] : [])]
}
