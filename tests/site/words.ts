import { keysOf } from '../../content/schema/keys.ts'
import { defaultLanguage, type Language } from '../../content/schema/languages.ts'
import type { WordSubject, Words } from '../../content/schema/words.ts'
import { site } from '../project-site.ts'

/** `roofResult` for `roof-result`. */
type Camel<Name> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name & string

export type SiteWords = {
  [Subject in WordSubject as Camel<Subject>]: Words<Subject>
}

/** Returns the words of content/words in a language. */
export const wordsIn = (language: Language) =>
  Object.fromEntries(
    keysOf(site.in(language).words).map((subject) => [
      subject.replace(/-./g, ([, letter = '']) => letter.toUpperCase()),
      site.in(language).words[subject],
    ]),
  ) as SiteWords

export const words = wordsIn(defaultLanguage)
