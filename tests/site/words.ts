import { defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { wordShapes } from '../../content/schema/word-shapes.ts'
import type { WordSubject } from '../../content/schema/words.ts'
import { readWords } from '../../renderer/build/read-content.ts'

/** `roofResult` for `roof-result`. */
type Camel<Name> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name & string

export type SiteWords = {
  [Subject in WordSubject as Camel<Subject>]: ReturnType<typeof readWords<Subject>>
}

/** The words of the components in a language, as content/words has them. */
export const wordsIn = (language: Language) =>
  Object.fromEntries(
    Object.keys(wordShapes).map((subject) => [
      subject.replace(/-./g, ([, letter = '']) => letter.toUpperCase()),
      readWords(subject as WordSubject, language),
    ]),
  ) as SiteWords

export const words = wordsIn(defaultLanguage)
