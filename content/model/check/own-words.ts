import { type Check, type ContentFile, problemAt } from './content.ts'
import type { PathSegment, Problem } from './problem.ts'
import { fieldTexts, type Text, wordsIn } from './texts.ts'

/**
 * Fields shown on the page of a service in a city: of the service, shared by every city; of the
 * city, shared by every service.
 */
const shownOfService = ['issues', 'processSteps', 'included']
const shownOfCity = ['permit', 'wind', 'housing', 'storms', 'questions']
const shownOfBoth = ['lead', 'hook']

/**
 * Largest share of such a page's text that may repeat on another. Every page of the kind has the
 * same buttons, cards and headings around its text, so 0.415 of the text is about half of the page
 * as a visitor reads it (tests/site/originality.spec.ts).
 */
const mostShared = 0.415

/** How many more words a text needs to bring the shared part below the limit. */
const missingWords = (shared: number, all: number) => Math.ceil(shared / mostShared - all)

const countWords = (
  texts: readonly Text[],
  isShown: (field: readonly PathSegment[]) => boolean,
): number =>
  texts
    .filter(({ field }) => field.at(-1) !== 'icon' && isShown(field))
    .reduce((sum, { text }) => sum + wordsIn(text).length, 0)

const startsWith =
  (names: readonly string[]) =>
  ([first]: readonly PathSegment[]) =>
    names.includes(String(first))

type ServiceWordCount = { slug: string; words: number }

const checkCity = (
  city: ContentFile,
  services: readonly ServiceWordCount[],
  isOnlyCity: boolean,
): Problem[] => {
  const texts = fieldTexts(city)
  const ofCity = countWords(texts, startsWith(shownOfCity))
  return services.flatMap(({ slug, words: ofService }) => {
    const own = countWords(
      texts,
      ([first, service, field]) =>
        first === 'services' && service === slug && shownOfBoth.includes(String(field)),
    )
    const all = own + ofCity + ofService
    const missing = Math.max(
      isOnlyCity ? 0 : missingWords(ofService, all),
      services.length > 1 ? missingWords(ofCity, all) : 0,
    )
    const isWritten = own > 0
    if (!isWritten || missing <= 0) return []
    const words = missing === 1 ? 'one more word' : `about ${missing} more words`
    const message = `services.${slug}.hook: this page would share more than half of its text with others; write ${words} here`
    return [problemAt(city, ['services', slug, 'hook'], message)]
  })
}

/**
 * The page of a service in a city must say more than what the service says everywhere and the city
 * says under every service.
 */
export const checkOwnWords: Check = ({ files }) => {
  const services = files.flatMap((file) =>
    file.entry?.kind === 'service'
      ? [{ slug: file.entry.slug, words: countWords(fieldTexts(file), startsWith(shownOfService)) }]
      : [],
  )
  const cities = files.filter(({ entry }) => entry?.kind === 'city')
  return cities.flatMap((city) => checkCity(city, services, cities.length === 1))
}
