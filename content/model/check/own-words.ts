import { type Check, type ContentFile, problemAt } from './content.ts'
import type { Problem, Step } from './problem.ts'
import { fieldTexts, type Text, wordsIn } from './texts.ts'

/** The fields that a page of a service in a city shows: those of the service in every city, those of the city under every service. */
const shownOfService = ['issues', 'processSteps', 'included']
const shownOfCity = ['permit', 'wind', 'housing', 'storms', 'questions']
const shownOfBoth = ['lead', 'hook']

/**
 * How much of the words of such a page may stand on another one. Every page of the kind has the same buttons, cards and
 * headings around them, which makes this half of the page as a visitor reads it (tests/site/originality.spec.ts).
 */
const mostShared = 0.415

/** Words that a text lacks to be so long that the shared ones are few enough. */
const missingWords = (shared: number, all: number) => Math.ceil(shared / mostShared - all)

const countWords = (texts: readonly Text[], isShown: (field: readonly Step[]) => boolean): number =>
  texts.filter(({ field }) => field.at(-1) !== 'icon' && isShown(field)).reduce((sum, { text }) => sum + wordsIn(text).length, 0)

const startsWith =
  (names: readonly string[]) =>
  ([first]: readonly Step[]) =>
    names.includes(String(first))

type Service = { slug: string; words: number }

const checkCity = (city: ContentFile, services: readonly Service[], isOnlyCity: boolean): Problem[] => {
  const texts = fieldTexts(city)
  const ofCity = countWords(texts, startsWith(shownOfCity))
  return services.flatMap(({ slug, words: ofService }) => {
    const own = countWords(texts, ([first, service, field]) => first === 'services' && service === slug && shownOfBoth.includes(String(field)))
    const all = own + ofCity + ofService
    const missing = Math.max(isOnlyCity ? 0 : missingWords(ofService, all), services.length > 1 ? missingWords(ofCity, all) : 0)
    const isWritten = own > 0
    if (!isWritten || missing <= 0) return []
    const message = `services.${slug}.hook: this page would share more than half of its text with others; write about ${missing} words more here`
    return [problemAt(city, ['services', slug, 'hook'], message)]
  })
}

/** A page of a service in a city has more to say than its service says everywhere, or its city under every service. */
export const checkOwnWords: Check = ({ files }) => {
  const services = files.flatMap((file) =>
    file.entry?.kind === 'service' ? [{ slug: file.entry.slug, words: countWords(fieldTexts(file), startsWith(shownOfService)) }] : [],
  )
  const cities = files.filter(({ entry }) => entry?.kind === 'city')
  return cities.flatMap((city) => checkCity(city, services, cities.length === 1))
}
