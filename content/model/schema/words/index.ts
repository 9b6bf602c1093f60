import { claimWords } from './claims.ts'
import { documentWords } from './document.ts'
import { energyWords } from './energy.ts'
import { energyDocumentWords } from './energy-document.ts'
import { energyResultWords } from './energy-result.ts'
import { notFoundWords } from './not-found.ts'
import { pricesWords } from './prices.ts'
import { roofWords } from './roof.ts'
import { roofDocumentWords } from './roof-document.ts'
import { roofResultWords } from './roof-result.ts'
import { siteMapWords } from './site-map.ts'
import { wizardWords } from './wizard.ts'

/**
 * The words of the site's own parts: labels, buttons, headings and messages, by subject. Each subject is a file in
 * content/words/; a subject is one line here, a schema beside this file and its words there.
 */
export const wordSchemas = {
  claims: claimWords,
  document: documentWords,
  energy: energyWords,
  'energy-document': energyDocumentWords,
  'energy-result': energyResultWords,
  'not-found': notFoundWords,
  prices: pricesWords,
  roof: roofWords,
  'roof-document': roofDocumentWords,
  'roof-result': roofResultWords,
  'site-map': siteMapWords,
  wizard: wizardWords,
} as const

export type WordSubject = keyof typeof wordSchemas
