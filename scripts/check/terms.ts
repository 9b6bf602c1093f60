import type { Terms } from '../../content/schema/glossary.ts'
import { escapePattern } from '../../content/schema/text.ts'
import { lazy, memoize } from '../../renderer/memoize.ts'
import { type FileRule, type Rule, wrongTerms } from './context.ts'
import { atWords, placeOf } from './problems.ts'
import { joined } from './texts.ts'

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
