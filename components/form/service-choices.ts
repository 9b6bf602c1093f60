import { contentIn, type Service } from '../../content/index.ts'
import { defaultLanguage, type Language } from '../../content/model/languages.ts'
import { unmarked } from '../../content/model/source-marks.ts'
import { type Words, wordsOf } from '../../content/words.ts'
import type { Choices } from './choices.ts'

const nameOf = ({ choice, title }: Service) => choice ?? title

/** Every service by its English name, which is what the office reads, named in a language. */
const ownPages = (language: Language): Choices => {
  const translated = new Map(contentIn(language).services.map((service) => [service.slug, service]))
  return Object.fromEntries(
    contentIn(defaultLanguage).services.map((service) => [
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
