import type { CalculatorName } from '../../content/schema/calculators.ts'
import { namedClaims } from '../../content/schema/claims.ts'
import { fromKeys } from '../../content/schema/keys.ts'
import {
  fillKnownPlaceholders,
  fillPlaceholders,
  type PlaceholderValues,
} from '../../content/schema/placeholders.ts'
import { type WordSubject, type Words, wordFile } from '../../content/schema/words.ts'
import { memoize } from '../memoize.ts'
import { arrivalSentence, claimSentence, companyValues } from './company.ts'
import { mapTexts } from './schema-nodes.ts'
import type { SiteIndex } from './site-index.ts'

export type { Words }

/**
 * Returns a deep copy of data with every text filled, which keeps its type. `field` is the name of
 * the outermost field.
 */
export const fillTexts = <T>(data: T, fill: (text: string, field: string) => string): T =>
  mapTexts(data, (text, [field = '']) => fill(text, String(field))) as T

/** The generated types promise every file of words, but may be older than the folder. */
const requireWords = ({ words }: SiteIndex, subject: WordSubject) => {
  if (!Object.hasOwn(words, subject))
    throw new Error(`${wordFile(subject)} is missing, and pages show its words: put it back`)
}

/** Returns the number of questions of a calculator. */
const questionCount = (site: SiteIndex, calculator: CalculatorName): string => {
  requireWords(site, calculator)
  return String(Object.keys(site.words[calculator].questions).length)
}

/** Returns the values of the placeholders available on every page. */
export const siteValues: (site: SiteIndex) => PlaceholderValues = memoize((site) => ({
  ...companyValues(site),
  cityCount: String(site.collections.city.length),
  serviceCount: String(site.collections.service.length),
  roofSteps: questionCount(site, 'roof'),
  energySteps: questionCount(site, 'energy'),
  arrival: arrivalSentence(site),
  ...fromKeys<Record<(typeof namedClaims)[number], string>>(namedClaims, (name) =>
    claimSentence(site, name),
  ),
}))

const filledSummaries = memoize((site: SiteIndex) =>
  memoize((summary: object) =>
    fillTexts(summary, (text) => fillPlaceholders(text, siteValues(site))),
  ),
)

/** Returns a summary as lists show it, with its placeholders filled. */
export const filledSummary = <S extends object>(site: SiteIndex, summary: S): S =>
  filledSummaries(site)(summary) as S

const filledWords = memoize((site: SiteIndex) =>
  fillTexts(site.words, (text) => fillKnownPlaceholders(text, siteValues(site))),
)

/**
 * Returns the words of a subject, with site-wide placeholders filled. Slots for values known only
 * where a message is shown are left for `say`.
 * @throws if there is no file for them.
 */
export const wordsOf = <Subject extends WordSubject>(
  site: SiteIndex,
  subject: Subject,
): Words<Subject> => {
  requireWords(site, subject)
  return filledWords(site)[subject]
}
