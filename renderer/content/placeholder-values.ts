import { allLanguages, defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { fillPlaceholders, type PlaceholderValues } from '../../content/schema/placeholders.ts'
import { arrivalSentence } from './claims.ts'
import { companyValues } from './company-values.ts'
import { siteIn } from './site.ts'

/** A deep copy of data with every text transformed. `field` is the name of the outermost field. */
export const fillTexts = <T>(data: T, fill: (text: string, field: string) => string): T => {
  const fillAny = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') return fill(value, field)
    if (Array.isArray(value)) return value.map((item) => fillAny(item, field))
    return typeof value === 'object' && value !== null ? fillFields(value, field) : value
  }
  const fillFields = (fields: object, field?: string) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, fillAny(value, field ?? name)]),
    )
  return (typeof data === 'object' && data !== null ? fillFields(data) : data) as T
}

const values = Object.fromEntries(
  allLanguages.map((language) => {
    const { cities, services } = siteIn(language)
    return [
      language,
      {
        ...companyValues(language),
        cityCount: String(cities.length),
        serviceCount: String(services.length),
        arrival: arrivalSentence(language),
      },
    ]
  }),
) as unknown as Readonly<Record<Language, PlaceholderValues>>

/** Values of the placeholders available on every page. */
export const siteValues = (language: Language = defaultLanguage): PlaceholderValues =>
  values[language]

/** A summary as lists show it, with its placeholders filled. */
export const filledSummary = <S extends { language: Language }>(summary: S): S =>
  fillTexts(summary, (text) => fillPlaceholders(text, siteValues(summary.language)))
