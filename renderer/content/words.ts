import { defaultLanguage, inEachLanguage, type Language } from '../../content/schema/languages.ts'
import {
  fillKnownPlaceholders,
  fillPlaceholders,
  type PlaceholderValues,
} from '../../content/schema/placeholders.ts'
import type { WordSubject, Words } from '../../content/schema/words.ts'
import { arrivalSentence } from './claims.ts'
import { companyValues } from './company-values.ts'
import { mapTexts } from './schema-nodes.ts'
import { siteIn } from './site.ts'

export type { Words }

/** A deep copy of data with every text changed. `field` is the name of the outermost field. */
export const fillTexts = <T>(data: T, fill: (text: string, field: string) => string): T =>
  mapTexts(data, (text, [field = '']) => fill(text, String(field))) as T

const values = inEachLanguage<PlaceholderValues>((language) => {
  const { cities, services } = siteIn(language)
  return {
    ...companyValues(language),
    cityCount: String(cities.length),
    serviceCount: String(services.length),
    arrival: arrivalSentence(language),
  }
})

/** Values of the placeholders available on every page. */
export const siteValues = (language: Language = defaultLanguage): PlaceholderValues =>
  values[language]

/** A summary as lists show it, with its placeholders filled. */
export const filledSummary = <S extends { language: Language }>(summary: S): S =>
  fillTexts(summary, (text) => fillPlaceholders(text, siteValues(summary.language)))

const words = inEachLanguage((language) =>
  fillTexts(siteIn(language).words, (text) => fillKnownPlaceholders(text, siteValues(language))),
)

/**
 * The words of a subject in a language, with site-wide placeholders filled. Slots for values known
 * only where a message is shown are left for `say`.
 */
export const wordsOf = <Subject extends WordSubject>(
  subject: Subject,
  language: Language = defaultLanguage,
): Words<Subject> => words[language][subject] as Words<Subject>
