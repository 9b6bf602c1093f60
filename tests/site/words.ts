import { defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { wordShapes } from '../../content/schema/word-shapes.ts'
import type { WordSubject, Words } from '../../content/schema/words.ts'
import { site } from '../project-site.ts'

/** `roofResult` for `roof-result`. */
type Camel<Name> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name & string

export type SiteWords = {
  [Subject in WordSubject as Camel<Subject>]: Words<Subject>
}

/** The words of the components in a language, as content/words has them. */
export const wordsIn = (language: Language) =>
  Object.fromEntries(
    Object.keys(wordShapes).map((subject) => [
      subject.replace(/-./g, ([, letter = '']) => letter.toUpperCase()),
      site.words(subject as WordSubject, language),
    ]),
  ) as SiteWords

export const words = wordsIn(defaultLanguage)
