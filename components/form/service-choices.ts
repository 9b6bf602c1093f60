import { defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { unmarked } from '../../content/schema/source-marks.ts'
import { type ServiceSummary, siteIn } from '../../renderer/content/site.ts'
import { type Words, wordsOf } from '../../renderer/content/words.ts'
import type { Choices } from './choices.ts'

const nameOf = ({ choice, title }: ServiceSummary) => choice ?? title

/** Every service by its English name, which is what the office reads, named in a language. */
const ownPages = (language: Language): Choices => {
  const translated = new Map(siteIn(language).services.map((service) => [service.slug, service]))
  return Object.fromEntries(
    siteIn(defaultLanguage).services.map((service) => [
      unmarked(nameOf(service)),
      nameOf(translated.get(service.slug) ?? service),
    ]),
  )
}

/** What a visitor can ask for: every service, then options that have no page. Server only. */
export const serviceChoices = (language: Language): Choices => {
  const { otherServices } = wordsOf('forms', language)
  const values = Object.entries(wordsOf('forms', defaultLanguage).otherServices) as [
    keyof Words<'forms'>['otherServices'],
    string,
  ][]
  return {
    ...ownPages(language),
    ...Object.fromEntries(values.map(([key, value]) => [unmarked(value), otherServices[key]])),
  }
}
