import { fillFields } from './fill-fields.ts'
import { defaultLanguage, type Language } from './model/languages.ts'
import { fillKnownPlaceholders } from './model/placeholders.ts'
import type { WordSubject } from './model/schema/words/index.ts'
import { siteValues } from './placeholder-values.ts'
import { madeOnce } from './questions.ts'
import { rawWords, type Words } from './raw-words.ts'

export type { Words } from './raw-words.ts'

const filled = madeOnce((about) => {
  const [language, subject] = about.split(' ') as [Language, WordSubject]
  return fillFields(rawWords(subject, language), (text) =>
    fillKnownPlaceholders(text, siteValues(language)),
  )
})

/**
 * The words of a subject in a language, with site-wide placeholders filled. Slots for values known
 * only where a message is shown are left for `say`.
 */
export const wordsOf = <Subject extends WordSubject>(
  subject: Subject,
  language: Language = defaultLanguage,
): Words<Subject> => filled(`${language} ${subject}`) as Words<Subject>
