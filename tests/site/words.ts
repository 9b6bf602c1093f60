import { defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { readWords } from '../../renderer/build/read-content.ts'

/** The words of the components in a language, as content/words has them. */
export const wordsIn = (language: Language) => ({
  buttons: readWords('buttons', language),
  contact: readWords('contact', language),
  energy: readWords('energy', language),
  energyDocument: readWords('energy-document', language),
  energyResult: readWords('energy-result', language),
  forms: readWords('forms', language),
  heroSlides: readWords('hero-slides', language),
  islands: readWords('islands', language),
  layout: readWords('layout', language),
  longForm: readWords('long-form', language),
  notFound: readWords('not-found', language),
  offline: readWords('offline', language),
  photos: readWords('photos', language),
  places: readWords('places', language),
  reviews: readWords('reviews', language),
  roof: readWords('roof', language),
  roofDocument: readWords('roof-document', language),
  roofResult: readWords('roof-result', language),
  service: readWords('service', language),
  serviceInCity: readWords('service-in-city', language),
  serviceLists: readWords('service-lists', language),
  shortForm: readWords('short-form', language),
  toasts: readWords('toasts', language),
  windMitigation: readWords('wind-mitigation', language),
  wizard: readWords('wizard', language),
})

export const words = wordsIn(defaultLanguage)

export type SiteWords = typeof words
