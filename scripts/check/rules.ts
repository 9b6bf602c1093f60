import { testimonialsFile } from '../../content/schema/testimonials.ts'
import { checkBody } from './body.ts'
import { checkClaimFigures, checkCompany, checkRelay } from './business.ts'
import { checkFacts, checkTypedFigures } from './facts.ts'
import { checkFields, checkPaths, checkPresence, checkStaticFiles } from './files.ts'
import {
  checkEnglish,
  checkLanguages,
  checkTerms,
  checkUntranslated,
  checkUseOfTerms,
} from './languages.ts'
import { checkLinks } from './links.ts'
import { checkPrices, checkPromotions } from './offers.ts'
import { checkGuides, checkKeywords, checkOpenings, checkTitles } from './pages.ts'
import { checkPhrases, checkSlips } from './patterns.ts'
import { checkAltTexts, checkAltWords, checkChoicePictures, checkPictureFiles } from './pictures.ts'
import { checkLocalIssues, checkOtherPlaces, checkPlaces } from './places.ts'
import { checkArticles, checkLongSentences, checkReadingGrade } from './reading.ts'
import { checkPublished, checkRedirects } from './redirects.ts'
import { checkCopies, checkOwnWords, checkRepeatedSentences } from './repetition.ts'
import type { FileRule, Rule } from './rule.ts'
import { checkTables } from './tables.ts'
import { checkFigures, checkTranslation, checkValues } from './translations.ts'
import { checkAddresses, checkLists, checkUniqueFields } from './unique.ts'

/** Rules about single files, and about all files of a language together. */
type Rules = { ofFiles: readonly FileRule[]; ofAll: readonly Rule[] }

/** The rules of a language: what a site cannot be built against, and what is a matter of style. */
export type RulesOfLanguage = Rules & { ofStyle: Rules }

const inEveryLanguage: Rules = {
  ofFiles: [
    checkFields,
    checkBody,
    checkTables,
    checkFacts,
    checkPhrases,
    checkOtherPlaces,
    checkClaimFigures,
  ],
  ofAll: [checkLinks],
}

/** What customers said is quoted word for word, so no rule of style corrects it. */
const notOfCustomers =
  (rule: FileRule): FileRule =>
  (texts, context) =>
    texts.file.path === testimonialsFile ? [] : rule(texts, context)

const style: Rules = {
  ofFiles: [
    checkSlips,
    checkTypedFigures,
    checkAltWords,
    checkKeywords,
    checkLongSentences,
    checkLanguages,
  ],
  ofAll: [checkTitles, checkOpenings, checkCopies, checkRepeatedSentences, checkOwnWords],
}

export const ofOriginals: RulesOfLanguage = {
  ofFiles: [...inEveryLanguage.ofFiles, checkLocalIssues],
  ofAll: [
    ...inEveryLanguage.ofAll,
    checkPresence,
    checkPaths,
    checkAddresses,
    checkUniqueFields,
    checkCompany,
    checkRelay,
    checkPrices,
    checkPromotions,
    checkAltTexts,
    checkPictureFiles,
    checkStaticFiles,
    checkChoicePictures,
    checkGuides,
    checkLists,
    checkRedirects,
    checkPublished,
  ],
  ofStyle: {
    ofFiles: [...style.ofFiles, checkReadingGrade, checkArticles].map(notOfCustomers),
    ofAll: [...style.ofAll, checkPlaces],
  },
}

export const ofTranslations: RulesOfLanguage = {
  ofFiles: [
    ...inEveryLanguage.ofFiles,
    checkTranslation,
    checkValues,
    checkUntranslated,
    checkFigures,
  ],
  ofAll: [...inEveryLanguage.ofAll, checkTerms],
  ofStyle: { ...style, ofFiles: [...style.ofFiles, checkUseOfTerms, checkEnglish] },
}
