import { cityWords } from './city.ts'
import { claimWords } from './claims.ts'
import { documentWords } from './document.ts'
import { energyWords } from './energy.ts'
import { energyDocumentWords } from './energy-document.ts'
import { energyResultWords } from './energy-result.ts'
import { formsWords } from './forms.ts'
import { islandWords } from './islands.ts'
import { longFormWords } from './long-form.ts'
import { notFoundWords } from './not-found.ts'
import { pricesWords } from './prices.ts'
import { roofWords } from './roof.ts'
import { roofDocumentWords } from './roof-document.ts'
import { roofResultWords } from './roof-result.ts'
import { serviceWords } from './service.ts'
import { serviceInCityWords } from './service-in-city.ts'
import { shortFormWords } from './short-form.ts'
import { siteMapWords } from './site-map.ts'
import { toastWords } from './toasts.ts'
import { wizardWords } from './wizard.ts'

/**
 * The words of the site's own parts: labels, buttons, headings and messages, by subject. Each subject is a file in
 * content/words/; a subject is one line here, a schema beside this file and its words there.
 */
export const wordSchemas = {
  city: cityWords,
  claims: claimWords,
  document: documentWords,
  'energy-document': energyDocumentWords,
  'energy-result': energyResultWords,
  energy: energyWords,
  forms: formsWords,
  islands: islandWords,
  'long-form': longFormWords,
  'not-found': notFoundWords,
  prices: pricesWords,
  'roof-document': roofDocumentWords,
  'roof-result': roofResultWords,
  roof: roofWords,
  'service-in-city': serviceInCityWords,
  service: serviceWords,
  'short-form': shortFormWords,
  'site-map': siteMapWords,
  toasts: toastWords,
  wizard: wizardWords,
} as const

export type WordSubject = keyof typeof wordSchemas
