import { defaultLanguage, type Language } from './model/languages.ts'
import { fillKnownPlaceholders } from './model/placeholders.ts'
import type { WordSubject } from './model/schema/words/index.ts'
import { fillWith, siteValues } from './placeholder-values.ts'
import { rawWords, type Words } from './raw-words.ts'

export type { Words } from './raw-words.ts'

const filled = new Map<string, unknown>()

/**
 * The words of a subject in a language, with site-wide placeholders filled. Slots for values known
 * only where a message is shown are left for `say`.
 */
export const wordsOf = <Subject extends WordSubject>(
  subject: Subject,
  language: Language = defaultLanguage,
): Words<Subject> => {
  const key = `${language} ${subject}`
  const words =
    filled.get(key) ??
    fillWith(rawWords(subject, language), (text) =>
      fillKnownPlaceholders(text, siteValues(language)),
    )
  filled.set(key, words)
  return words as Words<Subject>
}
