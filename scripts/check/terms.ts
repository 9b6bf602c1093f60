import { escapePattern } from '../../content/schema/escape-pattern.ts'
import { schemaOf } from '../../content/schema/kinds.ts'
import { type Terms, termsSchema } from '../../content/schema/terms.ts'
import type { CheckInput, ContentFile } from '../../renderer/content/content-folder.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { factsIn } from '../../renderer/content/schema-nodes.ts'
import { errorsOf } from '../../renderer/content/validate.ts'
import { memoize } from '../../renderer/memoize.ts'
import { explain } from './explain.ts'
import { type Check, forEachFile } from './rule.ts'
import { placeIn, problemAtWords } from './texts.ts'
import { ownWordsOf } from './translated-texts.ts'

/** `index` is where it stands in the list of terms. */
type AvoidedTerm = { term: string; write: string; index: number }
/** The terms that a text can have which has a word, by that word. */
type TermsByWord = ReadonlyMap<string, readonly AvoidedTerm[]>

/** Accents are often forgotten; the tilde of ñ makes another letter. */
const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(?<!n)\p{M}/giu, '')
    .normalize('NFC')

/** A word in singular and plural, or with any ending where it has an asterisk. */
const formsOf = (word: string): string => {
  if (word.endsWith('*')) return `${escapePattern(word.slice(0, -1))}[\\p{L}]*`
  return word.length > 2 ? `${escapePattern(word)}(?:s|es)?` : escapePattern(word)
}

const patterns = new Map<string, RegExp>()

/** Made only for the few terms that texts may have. */
const patternOf = (term: string): RegExp => {
  const words = withoutAccents(term).split(/\s+/).map(formsOf).join('\\s+')
  const pattern =
    patterns.get(term) ?? new RegExp(`(?<![\\p{L}\\p{N}{-])${words}(?![\\p{L}\\p{N}}-])`, 'iu')
  patterns.set(term, pattern)
  return pattern
}

const wordsOf = (text: string): string[] =>
  withoutAccents(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}*]+/gu) ?? []

/** Stands for a word that has too many forms. */
const anyWord = '*'

/** The longest word of a term in each of its forms. */
const longestWord = (term: string): string[] => {
  const word = wordsOf(term).reduce((longest, one) => (one.length > longest.length ? one : longest))
  return word.includes('*') ? [anyWord] : [word, `${word}s`, `${word}es`]
}

const wrongTerms = (file: ContentFile): Problem[] =>
  file.data === undefined ? [] : explain(file.path, errorsOf(termsSchema, file.data), file)

/** The terms of a language, if their file is there and right. */
const termsOf = ({ terms }: CheckInput): Terms | undefined =>
  terms?.data !== undefined && wrongTerms(terms).length === 0 ? (terms.data as Terms) : undefined

const termsByWord = memoize(({ terms }: Terms): TermsByWord => {
  const byWord = new Map<string, AvoidedTerm[]>()
  for (const [index, { write, avoid = [] }] of terms.entries())
    for (const avoided of avoid.map((term) => ({ term, write, index })))
      for (const word of longestWord(avoided.term))
        byWord.set(word, [...(byWord.get(word) ?? []), avoided])
  return byWord
})

const isCapitalized = (name: string): boolean => /\p{Lu}/u.test(name)

const capitalizedFacts = ({ path, data }: ContentFile): string[] => {
  const schema = schemaOf(path)
  const facts = schema ? factsIn(schema, data).map(({ text }) => text) : []
  return facts.filter(isCapitalized)
}

/** Official names, and those of places and people, which are the same in every language. */
export const namesIn = memoize((content: CheckInput): readonly string[] =>
  [
    ...new Set([
      ...(termsOf(content)?.names ?? []).map(({ name }) => name).filter(isCapitalized),
      ...content.originals.flatMap(capitalizedFacts),
    ]),
  ].sort((a, b) => b.length - a.length),
)

/** A text with dots in place of names, whose words are none of its own. */
export const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name, '·'.repeat(name.length)), text)

const isForm = (word: string | undefined, written: string): boolean =>
  written.endsWith('*')
    ? word?.startsWith(written.slice(0, -1)) === true
    : word === written ||
      (written.length > 2 && [`${written}s`, `${written}es`].includes(word ?? ''))

const hasInARow = (words: readonly string[], { term }: AvoidedTerm): boolean => {
  const written = wordsOf(term)
  return words.some((_, start) => written.every((one, next) => isForm(words[start + next], one)))
}

/** Few texts have any, and comparing words is quicker than looking for a pattern. */
const possibleIn = (text: string, terms: TermsByWord): AvoidedTerm[] => {
  const words = wordsOf(text)
  const candidates = new Set([anyWord, ...words].flatMap((word) => terms.get(word) ?? []))
  return [...candidates].filter((term) => hasInARow(words, term))
}

type Rules = { file: ContentFile; terms: Terms; names: readonly string[] }

const checkTexts = (checked: ContentFile, { file, terms, names }: Rules): Problem[] => {
  const avoided = termsByWord(terms)
  return ownWordsOf(checked).flatMap((text) => {
    const possible = possibleIn(text.text, avoided)
    if (possible.length === 0) return []
    const own = withoutAccents(withoutNames(text.text, names))
    return possible.flatMap(({ term, write, index }) => {
      const found = patternOf(term).exec(own)
      if (!found) return []
      const words = text.text.slice(found.index, found.index + found[0].length)
      const place = placeIn(file, ['terms', index])
      return [problemAtWords(text, words, `"${words}": write "${write}" (${place})`)]
    })
  })
}

/** One thing has one name in all texts of a language, and it is the name that its readers use. */
export const checkUseOfTerms = forEachFile({
  name: 'use of terms',
  reads: (content): Rules | undefined => {
    const [file, terms] = [content.terms, termsOf(content)]
    return file && terms && { file, terms, names: namesIn(content) }
  },
  find: (file, rules) => (rules ? checkTexts(file, rules) : []),
})

/** The list of terms itself can be read. */
export const checkTerms: Check = ({ terms }) =>
  terms ? [...terms.problems, ...wrongTerms(terms)] : []
