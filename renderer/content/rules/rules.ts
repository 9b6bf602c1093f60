import { readFileSync } from 'node:fs'
import { codeHash, contentHash } from '../../cache.ts'
import { lazy } from '../../memoize.ts'
import { checkBody } from './body.ts'
import { checkClaimFigures, checkCompany, checkRelay } from './business.ts'
import { checkDays, checkNamedDays, checkPeriods } from './days.ts'
import { checkFacts } from './facts.ts'
import { checkFieldMarks, checkTwice } from './fields.ts'
import { checkFields, checkPaths, checkPresence, checkStaticFiles } from './files.ts'
import { checkLinks } from './links.ts'
import { checkLocalIssues } from './local-issues.ts'
import { checkPrices, checkPromotions } from './offers.ts'
import { checkPhrases, phrasesFile } from './phrases.ts'
import { checkAltTexts, checkPictureFiles, checkProjectPictures } from './pictures.ts'
import { checkPublished, checkRedirects } from './redirects.ts'
import type { RuleSet } from './rule.ts'
import { checkTerms, checkTranslation, checkValues } from './translations.ts'
import { checkAddresses, checkLists, checkUniqueFields } from './unique.ts'

const ofEveryFile = [
  checkFields,
  checkFieldMarks,
  checkTwice,
  checkBody,
  checkFacts,
  checkPhrases,
  checkClaimFigures,
  checkNamedDays,
]

/**
 * What makes a site wrong: files that do not match their schema, links that lead nowhere, pages that
 * were public and are gone, phrases that the law forbids. Builds stop at it.
 */
export const buildRules: RuleSet = {
  code: lazy(() =>
    contentHash(codeHash('renderer/content', 'content/schema'), readFileSync(phrasesFile)),
  ),
  originals: {
    ofFiles: [...ofEveryFile, checkLocalIssues],
    ofAll: [
      checkLinks,
      checkPresence,
      checkPaths,
      checkAddresses,
      checkUniqueFields,
      checkCompany,
      checkRelay,
      checkPrices,
      checkPromotions,
      checkPeriods,
      checkDays,
      checkAltTexts,
      checkPictureFiles,
      checkProjectPictures,
      checkStaticFiles,
      checkLists,
      checkRedirects,
      checkPublished,
    ],
  },
  translations: {
    ofFiles: [...ofEveryFile, checkTranslation, checkValues],
    ofAll: [checkLinks, checkTerms],
  },
}
