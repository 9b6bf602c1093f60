import { escapePattern } from '../escape-pattern.ts'
import { schemaOf } from '../kinds.ts'
import { type Terms, termsSchema } from '../schema/terms.ts'
import { factsIn } from '../schema-words.ts'
import { errorsOf } from '../validate.ts'
import type { Check, CheckInput, ContentFile } from './content.ts'
import { explain } from './explain.ts'
import { problemAtWords } from './texts.ts'
import { ownWordsOf } from './translated-texts.ts'

/** `stem` is a part that every form of the term has. */
type AvoidedTerm = { stem: string; pattern: RegExp; write: string; line: number }

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

const patternOf = (term: string): RegExp => {
  const words = withoutAccents(term).split(/\s+/).map(formsOf)
  return new RegExp(`(?<![\\p{L}\\p{N}{-])${words.join('\\s+')}(?![\\p{L}\\p{N}}-])`, 'iu')
}

/** The longest word of a term: the one that the fewest texts have. */
const stemOf = (term: string): string =>
  withoutAccents(term)
    .replace('*', '')
    .toLowerCase()
    .split(/\s+/)
    .reduce((longest, word) => (word.length > longest.length ? word : longest))

const isValid = (file: ContentFile): boolean =>
  file.data !== undefined && errorsOf(termsSchema, file.data).length === 0

/** The terms of a language, if their file is there and right. */
export const termsOf = ({ terms }: CheckInput): Terms | undefined =>
  terms && isValid(terms) ? (terms.data as Terms) : undefined

const avoidedTerms = (file: ContentFile): AvoidedTerm[] =>
  (file.data as Terms).terms.flatMap(({ write, avoid = [] }, index) =>
    avoid.map((term) => ({
      stem: stemOf(term),
      pattern: patternOf(term),
      write,
      line: file.locate(['terms', index]).line,
    })),
  )

const factsOf = ({ path, data }: ContentFile): string[] => {
  const schema = schemaOf(path)
  return schema ? factsIn(schema, data).map(({ text }) => text) : []
}

/** Official names, and those of places and people, which are the same in every language. */
export const namesIn = (content: CheckInput): string[] =>
  [
    ...(termsOf(content)?.names ?? []).map(({ name }) => name),
    ...content.originals.flatMap(factsOf),
  ]
    .filter((name) => /\p{Lu}/u.test(name))
    .sort((a, b) => b.length - a.length)

/** A text with dots in place of names, whose words are none of its own. */
export const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name, '·'.repeat(name.length)), text)

const checkTexts = (content: CheckInput, file: ContentFile) => {
  const avoided = avoidedTerms(file)
  const names = namesIn(content)
  return ownWordsOf(content).flatMap((text) => {
    const plain = withoutAccents(text.text).toLowerCase()
    // Few texts have any, and looking for a pattern takes longer than looking for a word.
    const possible = avoided.filter(({ stem }) => plain.includes(stem))
    if (!possible.some(({ pattern }) => pattern.test(plain))) return []
    const own = withoutAccents(withoutNames(text.text, names))
    return possible.flatMap(({ pattern, write, line }) => {
      const found = pattern.exec(own)
      if (!found) return []
      const words = text.text.slice(found.index, found.index + found[0].length)
      return [problemAtWords(text, words, `"${words}": write "${write}" (${file.path}:${line})`)]
    })
  })
}

/** One thing has one name in all texts of a language, and it is the name that its readers use. */
export const checkTerms: Check = (content) => {
  const { terms: file } = content
  if (!file) return []
  const { path, data, problems } = file
  const wrong = data === undefined ? [] : explain(path, errorsOf(termsSchema, data), file)
  return [...problems, ...wrong, ...(termsOf(content) ? checkTexts(content, file) : [])]
}
