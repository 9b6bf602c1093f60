import { checkBody } from './body.ts'
import { checkClaimFigures, checkCompany, checkRelay } from './business.ts'
import { checkDays, checkEnds, checkNamedDays } from './days.ts'
import { checkFacts } from './facts.ts'
import { checkFieldMarks, checkTwice } from './fields.ts'
import { checkFields, checkPaths, checkPresence, checkStaticFiles } from './files.ts'
import { checkLinks } from './links.ts'
import { checkLocalIssues } from './local-issues.ts'
import { checkPrices, checkPromotions } from './offers.ts'
import { checkPhrases } from './phrases.ts'
import { checkAltTexts, checkPictureFiles } from './pictures.ts'
import { checkPublished, checkRedirects } from './redirects.ts'
import type { ContentRule, FileRule } from './rule.ts'
import { checkTerms, checkTranslation, checkValues } from './translations.ts'
import { checkAddresses, checkLists, checkUniqueFields } from './unique.ts'

/** Rules about single files, and about all files of a language together. */
type Rules = { ofFiles: readonly FileRule[]; ofAll: readonly ContentRule[] }

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

export const ofOriginals: Rules = {
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
    checkEnds,
    checkDays,
    checkAltTexts,
    checkPictureFiles,
    checkStaticFiles,
    checkLists,
    checkRedirects,
    checkPublished,
  ],
}

export const ofTranslations: Rules = {
  ofFiles: [...ofEveryFile, checkTranslation, checkValues],
  ofAll: [checkLinks, checkTerms],
}
