import type { Terms } from '../../content/schema/glossary.ts'
import { escapePattern } from '../../content/schema/text.ts'
import { atText, atWords, beginningOf, placeOf } from '../../renderer/content/rules/problems.ts'
import type { FileRule } from '../../renderer/content/rules/rule.ts'
import { joined, ownWordsOf } from '../../renderer/content/rules/texts.ts'
import { lazy, memoize } from '../../renderer/memoize.ts'

/** Equal texts of fewer words may be the same in two languages. */
const minEqualWords = 2

/** Reports texts of a translation that are those of its original. */
export const checkUntranslated: FileRule = function* ({ file, ownWords }, { names }) {
  const { originalFile, original } = file
  const originals = new Set(originalFile && ownWordsOf(originalFile).map(({ text }) => text))
  for (const text of ownWords.filter((one) => originals.has(one.text))) {
    const words = withoutNames(text.text, names)
      .replace(/\{\w+\}/g, ' ')
      .match(/[\p{L}-]{3,}/gu)
    const says = `"${beginningOf(text.text)}" is still in English: translate it (${original})`
    if ((words?.length ?? 0) >= minEqualWords) yield atText('untranslated', text, says)
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
      yield atWords('term', text, words, `"${words}": write "${write}" (${place})`)
    }
  }
}
