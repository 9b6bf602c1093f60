import { type Service, services } from '../../content/index.ts'
import { defaultLanguage, type Language } from '../../content/model/languages.ts'
import { type Words, wordsOf } from '../../content/words.ts'
import type { Choices } from './choices.ts'

const placeOf = ({ choiceOrder, order }: Service) => choiceOrder ?? order

const ownPages: Choices = Object.fromEntries(
  services
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ choice, title }) => [choice ?? title, choice ?? title]),
)

/** What a visitor can ask for: every service, then options that have no page. Server only. */
export const serviceChoices = (language: Language): Choices => {
  const { otherServices } = wordsOf('forms', language)
  const values = Object.entries(wordsOf('forms', defaultLanguage).otherServices) as [
    keyof Words<'forms'>['otherServices'],
    string,
  ][]
  return {
    ...ownPages,
    ...Object.fromEntries(values.map(([key, value]) => [value, otherServices[key]])),
  }
}
