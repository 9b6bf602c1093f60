import { Type } from 'typebox'
import type { Terms } from '../../content/schema/glossary.ts'
import { termsFile } from '../../content/schema/kinds.ts'
import { defaultLanguage, englishName, type Language } from '../../content/schema/languages.ts'
import { escapePattern } from '../../content/schema/text.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import { lazy, memoize } from '../../renderer/memoize.ts'
import { readYaml } from '../yaml-file.ts'
import { wrongTerms } from './context.ts'
import { asStyle, asWarning, atText, atWords, beginningOf, placeOf } from './problems.ts'
import type { FileRule, Rule } from './rule.ts'
import { joined, ownWordsOf, type Text, wordsIn } from './texts.ts'

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
/** Fewer words may be a name or a saying. */
const fewestWords = 8

/** The language of a text that is not in that of its file: most of its frequent words are of another. */
const otherLanguage = (text: string, own: Language): string | undefined => {
  const words = wordsIn(text.replace(/[\w-]+(?:\.[\w-]+)+/g, ' '))
  const countIn = (known: ReadonlySet<string> | undefined) =>
    words.filter((word) => known?.has(word)).length
  const ownCount = countIn(wordLists().frequent.get(own))
  // Most texts are in their language, which a quarter of their words tells.
  if (words.length < fewestWords || ownCount > words.length / 4) return undefined
  if (!/\p{Script=Latin}/u.test(text)) return 'another script'
  // What is left in English has a rule of its own, which finds single words.
  const [most] = [...wordLists().frequent]
    .map(([language, known]) => ({ language, count: countIn(known) }))
    .sort((a, b) => b.count - a.count)
  const isOther = most && most.language !== defaultLanguage && most.language !== own
  return isOther && most.count > 2 && most.count > 2 * ownCount
    ? englishName(most.language)
    : undefined
}

/** A text in a language that its readers did not choose is of no use to them. */
export const checkLanguages: FileRule = function* ({ file: { language }, ownWords }) {
  for (const text of ownWords) {
    const other = otherLanguage(text.text, language)
    if (other === undefined) continue
    const says = `"${beginningOf(text.text)}" reads as ${other}, and this file is in ${englishName(language)}: translate it`
    yield asWarning(atText(text, says))
  }
}

/** Whether a text without names is in English as a whole, by its frequent words. */
const isEnglish = (text: string, own: Language): boolean => {
  const frequent = wordLists().frequent.get(own)
  const words = wordsIn(text)
  const english = words.filter((word) => wordLists().english.has(word)).length
  return english > 2 && english > 2 * words.filter((word) => frequent?.has(word)).length
}
/** Shorter texts may be the same in two languages. */
const fewestEqualWords = 2

/** The words of a text that are neither names nor placeholders. */
const plainWords = (text: string, names: readonly string[]) =>
  withoutNames(text, names).replace(/\{\w+\}/g, ' ')

/** The English words of a text, each once, as they are written there. */
export const englishIn = (text: string): string[] => {
  const words = text.match(/(?<![\p{L}{/@.-])[\p{L}]+(?![\p{L}}/@-])/gu) ?? []
  return [...new Set(words.filter((word) => wordLists().english.has(word.toLowerCase())))]
}

/** Tells the texts of a translation that nobody has translated. */
const untranslatedIn = ({ originalFile, language }: ContentFile, names: readonly string[]) => {
  const original = new Set(originalFile && ownWordsOf(originalFile).map(({ text }) => text))
  return ({ text }: Text): boolean => {
    if (!original.has(text) && !isEnglish(text, language)) return false
    const own = plainWords(text, names)
    const isLong = (own.match(/[\p{L}-]{3,}/gu) ?? []).length >= fewestEqualWords
    return (original.has(text) && isLong) || isEnglish(own, language)
  }
}

/**
 * A page that nobody has translated never goes out, whichever field its English stands in. Single words
 * that are left in English would be read aloud with the sounds of another language.
 */
export const checkEnglish: FileRule = function* ({ file, ownWords }, { names }) {
  const isUntranslated = untranslatedIn(file, names)
  for (const text of ownWords) {
    const whole = `"${beginningOf(text.text)}" is still in English: translate it (${file.original})`
    if (file.originalFile && isUntranslated(text)) yield atText(text, whole)
    // Few texts have any, and taking out the names takes longer than looking for words.
    else if (englishIn(text.text).length > 0) {
      const words = englishIn(withoutNames(text.text, names)).slice(0, 4)
      const says = `English is left here ("${words.join('", "')}"): translate it, or list the official name that it is part of in ${termsFile(file.language)}`
      if (words[0] !== undefined) yield asStyle(atWords(text, words[0], says))
    }
  }
}

/** The list of terms itself can be read. */
export const checkTerms: Rule = (content) => [
  ...(content.terms?.problems ?? []),
  ...wrongTerms(content),
]

/** A text with dots in place of names, whose words are none of its own. */
export const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name, '·'.repeat(name.length)), text)

/** Accents and capitals are often forgotten; the tilde of ñ makes another letter. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(?<![nN])\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()

/** A word in singular and plural, or with any ending where it has an asterisk. */
const formsOf = (word: string): string => {
  if (word.endsWith('*')) return `${escapePattern(word.slice(0, -1))}[\\p{L}]*`
  return word.length > 2 ? `${escapePattern(word)}(?:s|es)?` : escapePattern(word)
}

const patternOf = (terms: readonly string[]): RegExp => {
  const forms = terms.map((term) => plain(term).split(/\s+/).map(formsOf).join('\\s+'))
  return new RegExp(`(?<![\\p{L}\\p{N}{-])(?:${forms.join('|')})(?![\\p{L}\\p{N}}-])`, 'u')
}

/** The terms to avoid of a language, and one pattern for all of them. */
const avoidedIn = memoize(({ terms }: Terms) => {
  const each = lazy(() =>
    terms.flatMap(({ write, avoid = [] }, index) =>
      avoid.map((term) => ({ pattern: patternOf([term]), write, index })),
    ),
  )
  return { any: patternOf(terms.flatMap(({ avoid = [] }) => avoid)), each }
})

/** One thing has one name in all texts of a language, and it is the name that its readers use. */
export const checkUseOfTerms: FileRule = function* ({ ownWords }, { terms, names }) {
  if (!terms) return
  const avoided = avoidedIn(terms.list)
  const lines = plain(joined(ownWords)).split('\n')
  for (const [line, text] of ownWords.entries()) {
    // Few texts have any, and taking out the names takes longer than looking for them all at once.
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
