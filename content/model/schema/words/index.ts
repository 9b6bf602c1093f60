import { cityWords } from './city.ts'
import { claimWords } from './claims.ts'
import { formsWords } from './forms.ts'
import { islandWords } from './islands.ts'
import { longFormWords } from './long-form.ts'
import { notFoundWords } from './not-found.ts'
import { serviceWords } from './service.ts'
import { serviceInCityWords } from './service-in-city.ts'
import { shortFormWords } from './short-form.ts'
import { siteMapWords } from './site-map.ts'
import { toastWords } from './toasts.ts'

/**
 * The words of the site's own parts: labels, buttons, headings and messages, by subject. Each subject is a file in
 * content/words/; a subject is one line here, a schema beside this file and its words there.
 */
export const wordSchemas = {
  city: cityWords,
  claims: claimWords,
  forms: formsWords,
  islands: islandWords,
  'long-form': longFormWords,
  'not-found': notFoundWords,
  service: serviceWords,
  'service-in-city': serviceInCityWords,
  'short-form': shortFormWords,
  'site-map': siteMapWords,
  toasts: toastWords,
} as const

export type WordSubject = keyof typeof wordSchemas
