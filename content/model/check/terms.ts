import { escapePattern } from '../escape-pattern.ts'
import { schemaOf } from '../kinds.ts'
import { type Terms, termsSchema } from '../schema/terms.ts'
import { factsIn } from '../schema-words.ts'
import { errorsOf } from '../validate.ts'
import type { Check, CheckInput, ContentFile } from './content.ts'
import { explain } from './explain.ts'
import { problemAtWords, type Text } from './texts.ts'
import { ownWordsOf } from './translated-texts.ts'

/** `beginnings` are how the words of the term begin in every form, each after a space. */
type AvoidedTerm = {
  beginnings: readonly string[]
  pattern: RegExp
  write: string
  file: string
  line: number
}

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

/** Words in lower case, each with a space around it. */
const spaced = (text: string): string =>
  ` ${withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}*]+/gu, ' ')} `

const beginningsOf = (term: string): string[] =>
  spaced(term)
    .trim()
    .split(' ')
    .map((word) => ` ${word.length > 2 ? word.replace('*', '') : `${word} `}`)

const isValid = (file: ContentFile): boolean =>
  file.data !== undefined && errorsOf(termsSchema, file.data).length === 0

/** The terms of a language, if their file is there and right. */
export const termsOf = ({ terms }: CheckInput): Terms | undefined =>
  terms && isValid(terms) ? (terms.data as Terms) : undefined

const avoidedTerms = (file: ContentFile): AvoidedTerm[] =>
  (file.data as Terms).terms.flatMap(({ write, avoid = [] }, index) =>
    avoid.map((term) => ({
      beginnings: beginningsOf(term),
      pattern: patternOf(term),
      write,
      file: file.path,
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

const checkText = (text: Text, avoided: readonly AvoidedTerm[], names: readonly string[]) => {
  // Taking out the names takes longest, and few texts need it.
  if (!avoided.some(({ pattern }) => pattern.test(withoutAccents(text.text)))) return []
  const own = withoutAccents(withoutNames(text.text, names))
  return avoided.flatMap(({ pattern, write, line, file }) => {
    const found = pattern.exec(own)
    if (!found) return []
    const words = text.text.slice(found.index, found.index + found[0].length)
    return [problemAtWords(text, words, `"${words}": write "${write}" (${file}:${line})`)]
  })
}

const checkTexts = (content: CheckInput, file: ContentFile) => {
  const names = namesIn(content)
  const texts = ownWordsOf(content)
  const mayBeIn = (words: string) => (term: AvoidedTerm) =>
    term.beginnings.every((beginning) => words.includes(beginning))
  // Few terms are used at all, and to look for words is quicker than to look for patterns.
  const used = avoidedTerms(file).filter(mayBeIn(spaced(texts.map(({ text }) => text).join(' '))))
  return texts.flatMap((text) => checkText(text, used.filter(mayBeIn(spaced(text.text))), names))
}

/** One thing has one name in all texts of a language, and it is the name that its readers use. */
export const checkTerms: Check = (content) => {
  const { terms: file } = content
  if (!file) return []
  const { path, data, problems } = file
  const wrong = data === undefined ? [] : explain(path, errorsOf(termsSchema, data), file)
  return [...problems, ...wrong, ...(termsOf(content) ? checkTexts(content, file) : [])]
}
