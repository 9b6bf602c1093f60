import { existsSync, readFileSync } from 'node:fs'
import { Type } from 'typebox'
import { fileIn, type Language, translatedInto } from '../../content/schema/languages.ts'
import { escapePattern } from '../../content/schema/text.ts'
import { readYaml } from '../../renderer/content/content-file.ts'
import { fieldName } from '../../renderer/content/problem.ts'
import { atText, beginningOf, type TextRule } from '../../renderer/content/rules/rule.ts'
import { textsOfFile } from '../../renderer/content/rules/texts.ts'
import { memoizeByKey } from '../../renderer/memoize.ts'

/** Two words of ordinary language, and no placeholders: names are written with capitals. */
const ordinary = /(?<![\p{L}{])\p{L}+[ ,.;:]+(?:\p{L}+ )*\p{Ll}{3,}(?!\p{L}|\})/u

/** Reports texts of a translation that are those of its original. */
export const checkUntranslated: TextRule = function* ({ file, of }) {
  const { originalFile, original } = file
  const originals = new Set(originalFile && textsOfFile(originalFile).map(({ text }) => text))
  for (const text of of('prose').filter((one) => one.isWords && originals.has(one.text))) {
    const says = `"${beginningOf(text.text)}" is still in English: translate it (${original})`
    if (ordinary.test(text.text)) yield atText(text, says)
  }
}

/** Amounts, percentages, counts and years, which every language writes in digits. */
const figure = /\$\d[\d,.]*(?<=\d)|\d[\d.]*\s?%|\d[\d,.]*\+|\b(?:19|20)\d\d(?!\d)/g
const figuresIn = (text = '') => (text.match(figure) ?? []).map((found) => found.replace(/\s/g, ''))
const unitOf = (found: string) => /[$%+]/.exec(found)?.[0]

/** Reports amounts, percentages, counts and years where the original has others of their unit. */
export const checkFigures: TextRule = function* ({ file, of }) {
  const originals = file.originalFile ? textsOfFile(file.originalFile) : []
  const textOf = new Map(originals.map(({ field, text }) => [fieldName(field), text]))
  for (const text of of('prose').filter(({ field }) => field.length > 0)) {
    const figures = figuresIn(textOf.get(fieldName(text.field)))
    for (const found of figuresIn(text.text)) {
      const alike = figures.filter((one) => unitOf(one) === unitOf(found))
      const says = `"${found}" is not in the original, which has ${alike.join(', ')} (${file.original}): correct one of them`
      if (alike.length > 0 && !alike.includes(found)) yield atText(text, says, found)
    }
  }
}

const termsFile = (language: Language) => fileIn(language, 'content/terms.yaml')

/** The rules of a language, part of the cache key of what they find. */
export const readTerms = (): string[] =>
  translatedInto
    .map(termsFile)
    .flatMap((file) => (existsSync(file) ? readFileSync(file, 'utf8') : []))

const term = Type.Object({
  english: Type.String(),
  write: Type.String(),
  avoid: Type.Optional(Type.Array(Type.String())),
})
const name = Type.Object({ name: Type.String(), gloss: Type.String() })
const termsSchema = Type.Object({ terms: Type.Array(term), names: Type.Array(name) })

/** Accents and capitals are often forgotten, but ñ is a letter of its own. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(?<![nN])\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()

/** Returns a pattern for a word in singular and plural, or with any ending for an asterisk. */
const formsOf = (word: string): string =>
  word.endsWith('*')
    ? `${escapePattern(word.slice(0, -1))}\\p{L}*`
    : `${escapePattern(word)}${word.length > 2 ? '(?:s|es)?' : ''}`

/** Returns one pattern for the terms to avoid in a language, the term for each, and official names. */
const termsOf = memoizeByKey((language: Language) => {
  const file = termsFile(language)
  const { terms, names } = existsSync(file) ? readYaml(file, termsSchema) : { terms: [], names: [] }
  const all = terms.flatMap(({ write, avoid = [] }) => avoid.map((one) => ({ avoid: one, write })))
  const forms = all.map(({ avoid }) => `(${plain(avoid).split(/\s+/).map(formsOf).join('\\s+')})`)
  const either = (patterns: readonly string[]) => `(?:${patterns.join('|') || '(?!)'})`
  return {
    avoided: new RegExp(`(?<![\\p{L}\\p{N}{-])${either(forms)}(?![\\p{L}\\p{N}}-])`, 'gu'),
    instead: all.map(({ write }) => write),
    official: new RegExp(either(names.map((one) => escapePattern(plain(one.name)))), 'g'),
  }
})

/** Checks that one thing has one name in all texts of a language, the name that its readers use. */
export const checkUseOfTerms: TextRule = function* ({ file, of }) {
  const { avoided, instead, official } = termsOf(file.language)
  for (const text of of('prose').filter(({ isWords }) => isWords)) {
    const others = plain(text.text).replace(official, (name) => '·'.repeat(name.length))
    for (const match of others.matchAll(avoided)) {
      const words = text.text.slice(match.index, match.index + match[0].length)
      const write = instead.find((_, at) => match[at + 1] !== undefined)
      yield atText(text, `"${words}": write "${write}" (${termsFile(file.language)})`, words)
    }
  }
}
