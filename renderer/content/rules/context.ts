import { kinds } from '../../../content/schema/kinds.ts'
import { priceFile, priceSchemas } from '../../../content/schema/prices.ts'
import { publishedFile } from '../../../content/schema/redirects.ts'
import { entriesIn } from '../../is-record.ts'
import type { LanguageContent } from '../language-content.ts'
import { fieldName } from '../problem.ts'
import { publishedIn } from '../redirects.ts'
import { valuesOf } from '../schema-nodes.ts'

export const businessFile = 'content/business.yaml'

const goneCities = ({ originals, known }: LanguageContent): string[] =>
  publishedIn(originals.find(({ path }) => path === publishedFile)).flatMap((address) => {
    const slug = address.replace(/^.*\//, '')
    return address === kinds.city.address(slug) && !known.route?.has(address) ? [slug] : []
  })

/** A price as a text would write it, and words that tell what it is for. */
export type TypedPrice = { written: string; field: string; words: readonly string[] }

/** Returns the prices and rates of the calculators, except round ones, which may mean anything. */
const typedPrices = ({ originals }: LanguageContent): TypedPrice[] =>
  Object.keys(priceSchemas).flatMap((name) => {
    const file = originals.find(({ path }) => path === priceFile(name))
    return valuesOf(file?.fields).flatMap(({ path, value }) => {
      if (typeof value !== 'number') return []
      const field = `${fieldName(path)} in ${priceFile(name)}`
      const share = Number((value * 100).toFixed(2))
      if (value < 2 && !Number.isInteger(share)) return [{ written: `${share}%`, field, words: [] }]
      const words = path.join('-').split(/[-.]|(?=[A-Z])/)
      return value >= 1000
        ? [{ written: `$${value.toLocaleString('en-US')}`, field, words: words.slice(1) }]
        : []
    })
  })

/** Returns what a rule about single files may read besides them; the cache key covers all of it. */
export const contextOf = (content: LanguageContent) => {
  const { known, company, isPublic } = content
  const fact = (name: string) => String(company[name] ?? '')
  return {
    /** The names that words may refer to. */
    known,
    /** True if the content is about to be public. */
    isPublic,
    /** Facts of business.yaml that texts may not repeat. */
    company: {
      name: fact('name'),
      phone: fact('phone'),
      email: fact('email'),
      license: fact('license'),
      url: fact('url'),
    },
    isSpanishSpoken: company.spanishSpoken === true,
    /** The slugs of cities that were public and have no page now. */
    goneCities: goneCities(content),
    /** The texts of claims and the prices of calculators, which no other text may repeat. */
    claims: entriesIn(company.claims).map(([name, { text }]) => ({ name, text: String(text) })),
    prices: typedPrices(content),
  }
}
export type RuleContext = ReturnType<typeof contextOf>
