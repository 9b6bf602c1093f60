import { readFileSync } from 'node:fs'
import { codeHash, contentHash } from '../../cache.ts'
import { lazy } from '../../memoize.ts'
import { checkBody } from './body.ts'
import { checkClaimFigures, checkClaims, checkPromotions } from './claims.ts'
import { checkCompany } from './company.ts'
import { checkPeriods } from './days.ts'
import { checkFacts } from './facts.ts'
import { checkFields, checkPaths, checkPresence, checkStaticFiles } from './files.ts'
import { checkAnchors } from './links.ts'
import { checkPhrases, phrasesFile } from './phrases.ts'
import { checkAltTexts, checkPictureFiles, checkProjectPictures } from './pictures.ts'
import { checkFieldMarks } from './printed.ts'
import { checkPublished, checkRedirects } from './redirects.ts'
import type { RuleSet } from './rule.ts'
import { checkTranslation, checkValues } from './translations.ts'
import { checkAddresses, checkLocalIssues, checkUniqueFields } from './unique.ts'

const ofEveryFile = [checkFields, checkFieldMarks, checkBody, checkFacts, checkPhrases]
const ofEveryLanguage = [checkAnchors, checkClaimFigures, checkPeriods]

/**
 * What makes a site wrong: files that do not match their schema, links that lead nowhere, pages that
 * were public and are gone, phrases that the law forbids. Builds stop at it.
 */
export const buildRules: RuleSet = {
  code: lazy(() =>
    contentHash(codeHash('renderer/content', 'content/schema'), readFileSync(phrasesFile)),
  ),
  originals: {
    ofFiles: ofEveryFile,
    ofAll: [
      ...ofEveryLanguage,
      checkPresence,
      checkPaths,
      checkAddresses,
      checkUniqueFields,
      checkLocalIssues,
      checkCompany,
      checkClaims,
      checkPromotions,
      checkAltTexts,
      checkPictureFiles,
      checkProjectPictures,
      checkStaticFiles,
      checkRedirects,
      checkPublished,
    ],
  },
  translations: {
    ofFiles: [...ofEveryFile, checkTranslation, checkValues],
    ofAll: ofEveryLanguage,
  },
}
