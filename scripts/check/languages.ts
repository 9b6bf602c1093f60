import { Type } from 'typebox'
import type { Terms } from '../../content/schema/glossary.ts'
import { termsFile } from '../../content/schema/kinds.ts'
import { defaultLanguage, englishName, type Language } from '../../content/schema/languages.ts'
import { escapePattern } from '../../content/schema/text.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import {
  asStyle,
  asWarning,
  atText,
  atWords,
  beginningOf,
  placeOf,
} from '../../renderer/content/rules/problems.ts'
import { joined, ownWordsOf, type Text, wordsIn } from '../../renderer/content/rules/texts.ts'
import { readYaml } from '../../renderer/content/yaml-file.ts'
import { lazy, memoize } from '../../renderer/memoize.ts'
import type { FileRule } from './rule.ts'

const schema = Type.Object({
  frequent: Type.Record(Type.String(), Type.String()),
  english: Type.String(),
})
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const wordLists = lazy(() => {
  const { frequent, english } = readYaml('scripts/check/languages.yaml', schema)
  const lists = Object.entries(frequent).map(([name, words]) => [name, setOf(words)] as const)
  return { frequent: new Map(lists), english: setOf(english) }
})
/** Shorter texts may be names or sayings. */
const minWords = 8

/** Returns the language that most frequent words of a text belong to, unless it is its file's. */
const otherLanguage = (text: string, own: Language): string | undefined => {
  const words = wordsIn(text.replace(/[\w-]+(?:\.[\w-]+)+/g, ' '))
  const countIn = (known: ReadonlySet<string> | undefined) =>
    words.filter((word) => known?.has(word)).length
  const ownCount = countIn(wordLists().frequent.get(own))
  // Most texts are in their own language, as a quarter of their words show.
  if (words.length < minWords || ownCount > words.length / 4) return undefined
  if (!/\p{Script=Latin}/u.test(text)) return 'another script'
  // `checkEnglish` finds what is left in English, even single words.
  const [most] = [...wordLists().frequent]
    .map(([language, known]) => ({ language, count: countIn(known) }))
    .sort((a, b) => b.count - a.count)
  const isOther = most && most.language !== defaultLanguage && most.language !== own
  return isOther && most.count > 2 && most.count > 2 * ownCount
    ? englishName(most.language)
    : undefined
}

/** Reports texts in a language that their readers did not choose. */
export const checkLanguages: FileRule = function* ({ file: { language }, ownWords }) {
  for (const text of ownWords) {
    const other = otherLanguage(text.text, language)
    if (other === undefined) continue
    const says = `"${beginningOf(text.text)}" reads as ${other}, and this file is in ${englishName(language)}: translate it`
    yield asWarning(atText(text, says))
  }
}

/** Returns whether a text without names is English as a whole, judged by its frequent words. */
const isEnglish = (text: string, own: Language): boolean => {
  const frequent = wordLists().frequent.get(own)
  const words = wordsIn(text)
  const english = words.filter((word) => wordLists().english.has(word)).length
  return english > 2 && english > 2 * words.filter((word) => frequent?.has(word)).length
}
/** Shorter texts may be the same in two languages. */
const minEqualWords = 2

/** Returns the words of a text that are neither names nor placeholders. */
const plainWords = (text: string, names: readonly string[]) =>
  withoutNames(text, names).replace(/\{\w+\}/g, ' ')

/** Returns the English words of a text, each once, as written. */
export const englishIn = (text: string): string[] => {
  const words = text.match(/(?<![\p{L}{/@.-])[\p{L}]+(?![\p{L}}/@-])/gu) ?? []
  return [...new Set(words.filter((word) => wordLists().english.has(word.toLowerCase())))]
}

/** Returns a function that recognizes untranslated texts of a translation. */
const untranslatedIn = ({ originalFile, language }: ContentFile, names: readonly string[]) => {
  const original = new Set(originalFile && ownWordsOf(originalFile).map(({ text }) => text))
  return ({ text }: Text): boolean => {
    if (!original.has(text) && !isEnglish(text, language)) return false
    const own = plainWords(text, names)
    const isLong = (own.match(/[\p{L}-]{3,}/gu) ?? []).length >= minEqualWords
    return (original.has(text) && isLong) || isEnglish(own, language)
  }
}

/**
 * Reports untranslated texts, in any field, and single English words, which would be read aloud
 * with the sounds of another language.
 */
export const checkEnglish: FileRule = function* ({ file, ownWords }, { names }) {
  const isUntranslated = untranslatedIn(file, names)
  for (const text of ownWords) {
    const whole = `"${beginningOf(text.text)}" is still in English: translate it (${file.original})`
    if (file.originalFile && isUntranslated(text)) yield atText(text, whole)
    // Few texts have any, and removing the names takes longer than looking for words.
    else if (englishIn(text.text).length > 0) {
      const words = englishIn(withoutNames(text.text, names)).slice(0, 4)
      const says = `English is left here ("${words.join('", "')}"): translate it, or list the official name that it is part of in ${termsFile(file.language)}`
      if (words[0] !== undefined) yield asStyle(atWords(text, words[0], says))
    }
  }
}

/** Replaces names by dots, so that their words are not found. */
export const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name, '·'.repeat(name.length)), text)

/** Accents and capitals are often forgotten, but ñ is a letter of its own. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(?<![nN])\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()

/** Returns a pattern for a word in singular and plural, or with any ending for an asterisk. */
const formsOf = (word: string): string => {
  if (word.endsWith('*')) return `${escapePattern(word.slice(0, -1))}[\\p{L}]*`
  return word.length > 2 ? `${escapePattern(word)}(?:s|es)?` : escapePattern(word)
}

const patternOf = (terms: readonly string[]): RegExp => {
  const forms = terms.map((term) => plain(term).split(/\s+/).map(formsOf).join('\\s+'))
  return new RegExp(`(?<![\\p{L}\\p{N}{-])(?:${forms.join('|')})(?![\\p{L}\\p{N}}-])`, 'u')
}

/** Returns the terms to avoid in a language, and one pattern for all of them. */
const avoidedIn = memoize(({ terms }: Terms) => {
  const each = lazy(() =>
    terms.flatMap(({ write, avoid = [] }, index) =>
      avoid.map((term) => ({ pattern: patternOf([term]), write, index })),
    ),
  )
  return { any: patternOf(terms.flatMap(({ avoid = [] }) => avoid)), each }
})

/** Checks that one thing has one name in all texts of a language, the name that its readers use. */
export const checkUseOfTerms: FileRule = function* ({ ownWords }, { terms, names }) {
  if (!terms) return
  const avoided = avoidedIn(terms.list)
  const lines = plain(joined(ownWords)).split('\n')
  for (const [line, text] of ownWords.entries()) {
    // Few texts have any, and removing the names takes longer than one search for all terms.
    if (!avoided.any.test(lines[line] ?? '')) continue
    const own = plain(withoutNames(text.text, names))
    for (const { pattern, write, index } of avoided.any.test(own) ? avoided.each() : []) {
      const found = pattern.exec(own)
      if (!found) continue
      const words = text.text.slice(found.index, found.index + found[0].length)
      const place = placeOf({ file: terms.file, locate: () => terms.file.locate(['terms', index]) })
      yield atWords(text, words, `"${words}": write "${write}" (${place})`)
    }
  }
}
