import { languages } from '../languages.ts'
import { type Terms, termsSchema } from '../schema/terms.ts'
import { errorsOf } from '../validate.ts'
import type { Check, CheckInput, ContentFile } from './content.ts'
import { explain } from './explain.ts'
import { problemOf } from './texts.ts'
import { textsToTranslate } from './translated-texts.ts'

type AvoidedTerm = { pattern: RegExp; write: string; line: number }

/** Accents are often forgotten; the tilde of ñ makes another letter. */
const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(?<!n)\p{M}/giu, '')
    .normalize('NFC')

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

/** A word in singular and plural, or with any ending where it has an asterisk. */
const formsOf = (word: string): string => {
  if (word.endsWith('*')) return `${escaped(word.slice(0, -1))}[\\p{L}]*`
  return word.length > 2 ? `${escaped(word)}(?:s|es)?` : escaped(word)
}

const patternOf = (term: string): RegExp => {
  const words = withoutAccents(term).split(/\s+/).map(formsOf)
  return new RegExp(`(?<![\\p{L}\\p{N}{-])${words.join('\\s+')}(?![\\p{L}\\p{N}}-])`, 'iu')
}

const isValid = (file: ContentFile): boolean =>
  file.data !== undefined && errorsOf(termsSchema, file.data).length === 0

/** The terms of a language, if their file is there and right. */
export const termsOf = ({ terms }: CheckInput): Terms | undefined =>
  terms && isValid(terms) ? (terms.data as Terms) : undefined

const avoidedTerms = (file: ContentFile): AvoidedTerm[] =>
  (file.data as Terms).terms.flatMap(({ write, avoid = [] }, index) =>
    avoid.map((term) => ({
      pattern: patternOf(term),
      write,
      line: file.locate(['terms', index]).line,
    })),
  )

/** A text without the names that stay English, whose words are none of its own. */
export const withoutNames = (text: string, { names }: Terms): string =>
  names.reduce((rest, { name }) => rest.replaceAll(name, '·'), text)

const checkTexts = (content: CheckInput, file: ContentFile, terms: Terms) => {
  const avoided = avoidedTerms(file)
  return content.files.flatMap(textsToTranslate).flatMap((text) => {
    const said = withoutAccents(withoutNames(text.text, terms))
    return avoided.flatMap(({ pattern, write, line }) => {
      const [found] = pattern.exec(said) ?? []
      return found === undefined
        ? []
        : [problemOf(text, `"${found}": write "${write}" (${file.path}:${line})`)]
    })
  })
}

/** One thing has one name in all texts of a language, and it is the name that its readers use. */
export const checkTerms: Check = (content) => {
  const { terms: file } = content
  if (!file) return []
  const { path, data, problems } = file
  const wrong = data === undefined ? [] : explain(path, errorsOf(termsSchema, data), file)
  const terms = termsOf(content)
  return [...problems, ...wrong, ...(terms ? checkTexts(content, file, terms) : [])]
}

/** Without its terms, the texts of a language could not be checked. */
export const missingTerms = ({ language, terms, files }: CheckInput): string | undefined =>
  files.length > 0 && !terms
    ? `${languages[language].name}: has no terms to check its texts by`
    : undefined
