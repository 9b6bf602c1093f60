import { type Terms, termsSchema } from '../../../content/schema/glossary.ts'
import { kinds } from '../../../content/schema/kinds.ts'
import { defaultLanguage } from '../../../content/schema/languages.ts'
import { priceFile, priceSchemas } from '../../../content/schema/prices.ts'
import { publishedFile } from '../../../content/schema/redirects.ts'
import { entriesIn, itemsIn, recordOf } from '../../is-record.ts'
import { type ContentFile, filesOfKind } from '../content-file.ts'
import type { LanguageContent } from '../language-content.ts'
import { fieldName, type Problem } from '../problem.ts'
import { publishedIn } from '../redirects.ts'
import { type Fields, factsIn, valuesOf } from '../schema-nodes.ts'
import { errorsOf, parse } from '../validate.ts'
import { explain } from './explain.ts'

export const businessFile = 'content/business.yaml'

/** Returns the issues in the fields of a service, or those with which a city replaces them. */
export const issuesIn = (fields: unknown): Fields[] =>
  itemsIn(recordOf(fields).issues).map(recordOf)

/** Returns the issue titles of each service that has issues, by slug. */
const issuesByService = (content: LanguageContent): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    filesOfKind(content, 'service').flatMap(({ entry, fields }) =>
      entry && Array.isArray(fields.issues)
        ? [[entry.slug, issuesIn(fields).map(({ title }) => String(title))]]
        : [],
    ),
  )

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

/** Returns the problems of the terms file of a language, if there is one that can be parsed. */
export const wrongTerms = ({ terms }: LanguageContent): Problem[] =>
  terms?.data === undefined ? [] : explain(terms.path, errorsOf(termsSchema, terms.data), terms)

/** Returns the terms of a language and their file, if they exist and are valid. */
const rightTerms = (content: LanguageContent): { file: ContentFile; list: Terms } | undefined => {
  const { terms: file } = content
  return file?.data !== undefined && wrongTerms(content).length === 0
    ? { file, list: parse(termsSchema, file.data, file.path) }
    : undefined
}

/** Returns official names and those of places and people, which are the same in every language. */
export const namesIn = (content: LanguageContent): readonly string[] => {
  const facts = content.originals.flatMap(({ schema, data }) =>
    schema ? factsIn(schema, data).map(({ text }) => text) : [],
  )
  const names = [...(rightTerms(content)?.list.names ?? []).map(({ name }) => name), ...facts]
  return [...new Set(names.filter((name) => /\p{Lu}/u.test(name)))].sort(
    (a, b) => b.length - a.length,
  )
}

/** Returns what a rule about single files may read besides them; the cache key covers all of it. */
export const contextOf = (content: LanguageContent) => {
  const { language, known, company, originals, isPublic } = content
  const isOriginal = language === defaultLanguage
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
    },
    isSpanishSpoken: company.spanishSpoken === true,
    /** The names of the cities. */
    cityNames: filesOfKind(content, 'city').flatMap(({ fields: { name } }) =>
      // The check of the fields says what is wrong with one that no text can have.
      typeof name === 'string' && name.trim() !== '' && name.length <= 200 ? [name] : [],
    ),
    /** The slugs of cities that were public and have no page now. */
    goneCities: goneCities(content),
    /** The texts of claims and the prices of calculators, which no other text may repeat. */
    claims: entriesIn(company.claims).map(([name, { text }]) => ({ name, text: String(text) })),
    prices: typedPrices(content),
    issues: isOriginal ? issuesByService(content) : {},
    /** The paths of the originals. */
    originals: originals.map(({ path }) => path),
    /** For translations: the terms of their language, and names that are the same in every language. */
    terms: rightTerms(content),
    names: isOriginal ? [] : namesIn(content),
  }
}
export type RuleContext = ReturnType<typeof contextOf>
