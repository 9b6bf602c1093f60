import { allLanguages, defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { fillKnownPlaceholders } from '../../content/schema/placeholders.ts'
import type { WordSubject, Words } from '../../content/schema/words.ts'
import { fillTexts, siteValues } from './placeholder-values.ts'
import { siteIn } from './site.ts'

export type { Words }

const filled = new Map(
  allLanguages.map((language) => [
    language,
    fillTexts(siteIn(language).words, (text) => fillKnownPlaceholders(text, siteValues(language))),
  ]),
)

/**
 * The words of a subject in a language, with site-wide placeholders filled. Slots for values known
 * only where a message is shown are left for `say`.
 */
export const wordsOf = <Subject extends WordSubject>(
  subject: Subject,
  language: Language = defaultLanguage,
): Words<Subject> => (filled.get(language) ?? siteIn(language).words)[subject] as Words<Subject>
