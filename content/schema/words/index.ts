import { calculatorWords } from '../calculators.ts'
import { buttonWords } from './buttons.ts'
import { cardWords } from './cards.ts'
import { cityWords } from './city.ts'
import { claimWords } from './claims.ts'
import { contactWords } from './contact.ts'
import { documentWords } from './document.ts'
import { drawingWords } from './drawings.ts'
import { formsWords } from './forms.ts'
import { guidesWords } from './guides.ts'
import { heroSlideWords } from './hero-slides.ts'
import { islandWords } from './islands.ts'
import { languageOfferWords } from './language-offer.ts'
import { layoutWords } from './layout.ts'
import { legalWords } from './legal.ts'
import { longFormWords } from './long-form.ts'
import { notFoundWords } from './not-found.ts'
import { offlineWords } from './offline.ts'
import { photosWords } from './photos.ts'
import { pictureWords } from './pictures.ts'
import { placeWords } from './places.ts'
import { practiceWords } from './practice.ts'
import { pricesWords } from './prices.ts'
import { reviewWords } from './reviews.ts'
import { serviceWords } from './service.ts'
import { serviceInCityWords } from './service-in-city.ts'
import { serviceListWords } from './service-lists.ts'
import { shortFormWords } from './short-form.ts'
import { siteMapWords } from './site-map.ts'
import { toastWords } from './toasts.ts'
import { windMitigationWords } from './wind-mitigation.ts'
import { wizardWords } from './wizard.ts'

/**
 * The words of the site's own parts (labels, buttons, headings, messages), by subject. A new
 * subject needs a line here, a schema beside this file and its words in content/words/. The
 * subjects of a calculator come from the list of calculators.
 */
export const wordSchemas = {
  ...calculatorWords,
  buttons: buttonWords,
  cards: cardWords,
  city: cityWords,
  claims: claimWords,
  contact: contactWords,
  document: documentWords,
  drawings: drawingWords,
  forms: formsWords,
  guides: guidesWords,
  'hero-slides': heroSlideWords,
  islands: islandWords,
  'language-offer': languageOfferWords,
  layout: layoutWords,
  legal: legalWords,
  'long-form': longFormWords,
  'not-found': notFoundWords,
  offline: offlineWords,
  photos: photosWords,
  pictures: pictureWords,
  places: placeWords,
  practice: practiceWords,
  prices: pricesWords,
  reviews: reviewWords,
  'service-in-city': serviceInCityWords,
  'service-lists': serviceListWords,
  service: serviceWords,
  'short-form': shortFormWords,
  'site-map': siteMapWords,
  toasts: toastWords,
  'wind-mitigation': windMitigationWords,
  wizard: wizardWords,
} as const

export type WordSubject = keyof typeof wordSchemas
