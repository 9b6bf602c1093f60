import type { Static } from 'typebox'
import { wordFile } from './model/kinds.ts'
import { defaultLanguage, type Language } from './model/languages.ts'
import { fillKnownPlaceholders } from './model/placeholders.ts'
import { type WordSubject, wordSchemas } from './model/schema/words/index.ts'
import { parse } from './model/validate.ts'
import { fillWith, siteValues } from './placeholder-values.ts'

export type Words<Subject extends WordSubject> = Static<(typeof wordSchemas)[Subject]>

const files = import.meta.glob<unknown>('./words/*.yaml', { eager: true, import: 'default' })
const filled = new Map<string, unknown>()

/**
 * The words of a subject in a language, with what holds on the whole site filled in. Places for values that are known only
 * where a message is shown are left for `say`.
 */
export const wordsOf = <Subject extends WordSubject>(subject: Subject, language: Language = defaultLanguage): Words<Subject> => {
  const key = `${language} ${subject}`
  const known = filled.get(key)
  if (known !== undefined) return known as Words<Subject>
  const raw = parse(wordSchemas[subject], files[`./words/${subject}.yaml`], wordFile(subject))
  const words = fillWith(raw, (text) => fillKnownPlaceholders(text, siteValues()))
  filled.set(key, words)
  return words as Words<Subject>
}
