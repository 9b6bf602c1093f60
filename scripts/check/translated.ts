import { existsSync } from 'node:fs'
import { Type } from 'typebox'
import { fileIn, type Language } from '../../content/schema/languages.ts'
import { type ContentFile, readYaml } from '../../renderer/content/content-file.ts'
import { fieldName } from '../../renderer/content/problem.ts'
import type { Pattern } from '../../renderer/content/rules/phrases.ts'
import { atText, beginningOf, type TextRule } from '../../renderer/content/rules/rule.ts'
import { anyAccent, readTexts } from '../../renderer/content/rules/texts.ts'
import { memoizeByKey } from '../../renderer/memoize.ts'

/** Two words of ordinary language, and no placeholders: names are written with capitals. */
const ordinary = /(?<![\p{L}{])\p{L}+[ ,.;:]+(?:\p{L}+ )*\p{Ll}{3,}(?!\p{L}|\})/u

const originalsOf = ({ originalFile }: ContentFile) =>
  originalFile ? readTexts(originalFile).of('prose') : []

/** Reports texts of a translation that are those of its original. */
export const checkUntranslated: TextRule = function* ({ file, of }) {
  const originals = new Set(originalsOf(file).map(({ text }) => text))
  for (const text of of('words').filter((one) => originals.has(one.text))) {
    const says = `"${beginningOf(text.text)}" is still in English: translate it (${file.original})`
    if (ordinary.test(text.text)) yield atText(text, says)
  }
}

/** Amounts, percentages, counts and years, which every language writes in digits. */
const figure = /\$\d[\d,.]*(?<=\d)|\d[\d.]*\s?%|\d[\d,.]*\+|\b(?:19|20)\d\d(?!\d)/g
const figuresIn = (text = '') => (text.match(figure) ?? []).map((found) => found.replace(/\s/g, ''))
const unitOf = (found: string) => /[$%+]/.exec(found)?.[0]

/** Reports amounts, percentages, counts and years where the original has others of their unit. */
export const checkFigures: TextRule = function* ({ file, of }) {
  const textOf = new Map(originalsOf(file).map(({ field, text }) => [fieldName(field), text]))
  for (const text of of('prose').filter(({ field }) => field.length > 0)) {
    const figures = figuresIn(textOf.get(fieldName(text.field)))
    for (const found of figuresIn(text.text)) {
      const alike = figures.filter((one) => unitOf(one) === unitOf(found))
      const says = `"${found}" is not in the original, which has ${alike.join(', ')} (${file.original}): correct one of them`
      if (alike.length > 0 && !alike.includes(found)) yield atText(text, says, found)
    }
  }
}

export const termsFile = (language: Language): string => fileIn(language, 'content/terms.yaml')

const termsSchema = Type.Object({
  terms: Type.Array(
    Type.Object({ write: Type.String(), avoid: Type.Optional(Type.Array(Type.String())) }),
  ),
  names: Type.Array(Type.Object({ name: Type.String() })),
})

/** Returns a pattern for a word in singular and plural, or with any ending for an asterisk. */
const formsOf = (word: string): string =>
  word.endsWith('*')
    ? `${anyAccent(word.slice(0, -1))}\\p{L}*`
    : `${anyAccent(word)}${word.length > 2 ? '(?:s|es)?' : ''}`

/** Terms to avoid in a language: one thing has one name in all texts, the name that its readers use. */
export const avoidedTerms = memoizeByKey((language: Language): Pattern[] => {
  const file = termsFile(language)
  const { terms, names } = existsSync(file) ? readYaml(file, termsSchema) : { terms: [], names: [] }
  // "de Florida" may be followed by the rest of an official name.
  const rests = names.map((one) => one.name.replace(/^\S+ ?/, '')).filter(Boolean)
  const end = `(?![\\p{L}\\p{N}}-]| (?:${rests.join('|') || '(?!)'}))`
  return terms.map(({ write, avoid = [] }) => {
    const forms = avoid.map((one) => one.split(' ').map(formsOf).join('\\s+')).join('|') || '(?!)'
    const find = new RegExp(`(?<![\\p{L}\\p{N}{-])(?:${forms})${end}`, 'giu')
    return {
      id: 'term',
      part: ['words'],
      find,
      says: ([it]) => `"${it}": write "${write}" (${file})`,
    }
  })
})
