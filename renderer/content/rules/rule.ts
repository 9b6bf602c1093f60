import { kinds } from '../../../content/schema/kinds.ts'
import { priceFile, priceSchemas } from '../../../content/schema/prices.ts'
import { publishedFile } from '../../../content/schema/redirects.ts'
import { escapePattern } from '../../../content/schema/text.ts'
import { entriesIn } from '../../is-record.ts'
import type { ContentFile } from '../content-file.ts'
import type { LanguageContent } from '../language-content.ts'
import { fieldName, type Problem, placeAt } from '../problem.ts'
import { publishedIn } from '../redirects.ts'
import { type Path, valuesOf } from '../schema-nodes.ts'
import type { FileTexts, Text } from './texts.ts'

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

/** A problem that a rule finds. It has an id of its own if the rule stands for several. */
export type Told = Omit<Problem, 'id'> & { id?: string }

/**
 * A rule of the content: what it looks at, and how it finds problems. It looks at the texts of one
 * file at a time, which are cached; at one file and what else there is; or at all of a language.
 */
export type Rule = {
  id: string
  /** Without it, the rule holds in every language. */
  only?: 'originals' | 'translations'
} & (
  | { looksAt: 'texts'; check: (texts: FileTexts, context: RuleContext) => Iterable<Told> }
  | { looksAt: 'all'; check: (content: LanguageContent) => Iterable<Told> }
  | {
      looksAt: `content/${string}`
      check: (file: ContentFile, content: LanguageContent) => Iterable<Told>
    }
)
/** The rules of a check, and the content hash of everything that decides what they find. */
export type RuleSet = { code: () => string; rules: readonly Rule[] }

export type TextRule = Extract<Rule, { looksAt: 'texts' }>['check']
export type ContentRule = Extract<Rule, { looksAt: 'all' }>['check']

/** Returns a problem with a whole file, or at a place in it. */
export const atFile = (file: string, message: string, place = { line: 1, column: 1 }): Told => ({
  file,
  ...place,
  message,
})

/** Returns a problem with a field, whose name begins the message. */
export const atField = (file: ContentFile, field: Path, says: string): Told =>
  atFile(file.path, `${fieldName(field)}: ${says}`, file.locate(field))

/** Turns a problem into advice, which does not stop a build. */
export const asWarning = <One extends Told>(problem: One): One => ({
  ...problem,
  severity: 'warning',
})

/** Locates words of a text in its file; where the text begins if marks separate the words. */
export const locateWords = ({ file, text, locate }: Text, words: string) => {
  const { line, column } = locate()
  const above = file.text.split('\n').slice(0, line - 1)
  const start = above.join('\n').length + column - 1
  // A folded text has line breaks and indents that its value lacks.
  const source = file.text.slice(start, start + 2 * text.length + 200)
  const pattern = words.split(' ').slice(0, 6).map(escapePattern).join('\\s+')
  const found = new RegExp(pattern, 'i').exec(source)
  return found ? placeAt(file.text, start + found.index) : { line, column }
}

/** Returns a problem with a text, or with some words of it; the name of its field comes first. */
export const atText = (text: Text, says: string, words?: string): Told => {
  const { file, field, locate } = text
  const place = words === undefined ? locate() : locateWords(text, words)
  return atFile(file.path, field.length > 0 ? `${fieldName(field)}: ${says}` : says, place)
}

/** Returns where a text is, for a message about another: `content/cities/miami-fl.mdx:12:1`. */
export const placeOf = ({ file, locate }: Pick<Text, 'file' | 'locate'>): string => {
  const { line, column } = locate()
  return `${file.path}:${line}:${column}`
}

/** Returns the first words of a sentence, to recognize it by. */
export const beginningOf = (sentence: string): string => {
  const words = sentence.split(' ')
  return words.length <= 8 ? sentence : `${words.slice(0, 8).join(' ')} …`
}

/** Returns items with the key of an earlier one, each with that one. No key means unique. */
export function* repeats<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => unknown,
): Generator<[item: Item, first: Item]> {
  const first = new Map<unknown, Item>()
  for (const item of items) {
    const key = keyOf(item)
    const other = first.get(key)
    if (other !== undefined) yield [item, other]
    else if (key !== undefined) first.set(key, item)
  }
}
