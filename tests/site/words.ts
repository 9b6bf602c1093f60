import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { readWords } from '../../renderer/build/read-content.ts'

const temp = (d: string, n: string): any => parse(readFileSync(`/tmp/words-${d}/${n}.yaml`, 'utf8'))

export const words = {
  notFound: readWords('not-found'),
  buttons: temp('words', 'buttons'),
  contact: temp('words', 'contact'),
  heroSlides: temp('words', 'hero-slides'),
  layout: temp('words', 'layout'),
  pictures: temp('words', 'pictures'),
  places: temp('words', 'places'),
  reviews: temp('words', 'reviews'),
  serviceLists: temp('words', 'service-lists'),
  windMitigation: temp('words', 'wind-mitigation'),
  service: readWords('service'),
  serviceInCity: readWords('service-in-city'),
  wizard: readWords('wizard'),
  roof: readWords('roof'),
  roofResult: readWords('roof-result'),
  energy: readWords('energy'),
  energyResult: readWords('energy-result'),
  forms: readWords('forms'),
  shortForm: readWords('short-form'),
  longForm: readWords('long-form'),
  islands: readWords('islands'),
  toasts: readWords('toasts'),
}
