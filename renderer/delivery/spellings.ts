import { type Redirects, redirectedTo } from '../../content/schema/redirect-rules.ts'

/** The other spellings of an address, which answer as it does. */
export const otherSpellings = (address: string): string[] => [`${address}/`, `${address}.html`]

export const spellings = (address: string): string[] => [address, ...otherSpellings(address)]

/** Where each address is redirected to, as it may stand in a header. */
export const targets = (redirects: Redirects): (readonly [from: string, to: string])[] =>
  [...redirects.keys()].map((from) => [from, redirectedTo(redirects, from) ?? '/'] as const)

/** A target in its parts: the query of a request comes before the anchor. */
export const partsOf = (target: string) => {
  const [page = '', anchor = ''] = target.split(/(?=#)/)
  return { page, anchor, hasQuery: page.includes('?') }
}
