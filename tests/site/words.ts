import { readWords } from '../../renderer/build/read-content.ts'

/** The words of the components, as content/words has them. */
export const words = {
  buttons: readWords('buttons'),
  contact: readWords('contact'),
  energy: readWords('energy'),
  energyResult: readWords('energy-result'),
  forms: readWords('forms'),
  heroSlides: readWords('hero-slides'),
  islands: readWords('islands'),
  layout: readWords('layout'),
  longForm: readWords('long-form'),
  notFound: readWords('not-found'),
  photos: readWords('photos'),
  places: readWords('places'),
  reviews: readWords('reviews'),
  roof: readWords('roof'),
  roofResult: readWords('roof-result'),
  service: readWords('service'),
  serviceInCity: readWords('service-in-city'),
  serviceLists: readWords('service-lists'),
  shortForm: readWords('short-form'),
  toasts: readWords('toasts'),
  windMitigation: readWords('wind-mitigation'),
  wizard: readWords('wizard'),
}
