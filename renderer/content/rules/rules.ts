import { checkBody } from './body.ts'
import { checkClaimFigures, checkCompany, checkRelay } from './business.ts'
import { checkFacts } from './facts.ts'
import { checkFields, checkPaths, checkPresence, checkStaticFiles } from './files.ts'
import { checkLinks } from './links.ts'
import { checkLocalIssues } from './local-issues.ts'
import { checkGuideDays, checkPrices, checkPromotions } from './offers.ts'
import { checkPhrases } from './phrases.ts'
import { checkAltTexts, checkPictureFiles } from './pictures.ts'
import { checkPublished, checkRedirects } from './redirects.ts'
import type { ContentRule, FileRule } from './rule.ts'
import { checkTerms, checkTranslation, checkValues } from './translations.ts'
import { checkAddresses, checkLists, checkUniqueFields } from './unique.ts'

/** Rules about single files, and about all files of a language together. */
type Rules = { ofFiles: readonly FileRule[]; ofAll: readonly ContentRule[] }

const ofEveryFile = [checkFields, checkBody, checkFacts, checkPhrases, checkClaimFigures]

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
    checkGuideDays,
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
