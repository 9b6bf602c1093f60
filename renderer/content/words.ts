import { namedClaims } from '../../content/schema/claims.ts'
import { fromKeys } from '../../content/schema/keys.ts'
import type { SiteValues } from '../../content/schema/placeholders.ts'
import { type WordSubject, type Words, wordFile } from '../../content/schema/words.ts'
import { memoize } from '../memoize.ts'
import { arrivalSentence, claimSentence, companyValues } from './company.ts'
import { fillTexts } from './schema-nodes.ts'
import type { SiteIndex } from './site-index.ts'

export type { Words }

/** Returns the words of a subject as its file has them. @throws if there is no such file. */
const wordsIn = <Subject extends WordSubject>(
  words: SiteIndex['words'],
  subject: Subject,
): Words<Subject> => {
  // The generated types promise every file of words, but may be older than the folder.
  if (!Object.hasOwn(words, subject))
    throw new Error(`${wordFile(subject)} is missing, and pages show its words: put it back`)
  return words[subject]
}

/** Returns the values of the placeholders available on every page. */
export const siteValues: (site: SiteIndex) => Readonly<SiteValues> = memoize((site) => ({
  ...companyValues(site),
  cityCount: String(site.collections.city.length),
  serviceCount: String(site.collections.service.length),
  roofSteps: String(Object.keys(wordsIn(site.words, 'roof').questions).length),
  energySteps: String(Object.keys(wordsIn(site.words, 'energy').questions).length),
  arrival: arrivalSentence(site),
  ...fromKeys<Record<(typeof namedClaims)[number], string>>(namedClaims, (name) =>
    claimSentence(site, name),
  ),
}))

const filledSummaries = memoize((site: SiteIndex) =>
  memoize((summary: object) => fillTexts(summary, siteValues(site))),
)

/** Returns a summary as lists show it, with its placeholders filled. */
export const filledSummary = <S extends object>(site: SiteIndex, summary: S): S =>
  filledSummaries(site)(summary) as S

const filledWords = memoize((site: SiteIndex) => fillTexts(site.words, siteValues(site)))

/**
 * Returns the words of a subject, with site-wide placeholders filled. Slots for values known only
 * where a message is shown are left for `say`.
 * @throws if there is no file for them.
 */
export const wordsOf = <Subject extends WordSubject>(
  site: SiteIndex,
  subject: Subject,
): Words<Subject> => wordsIn(filledWords(site), subject)
