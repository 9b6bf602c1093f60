import { testimonialsFile } from '../../content/schema/testimonials.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { checkBody } from './body.ts'
import { checkClaimFigures, checkCompany, checkRelay } from './business.ts'
import { checkFacts, checkTypedFigures } from './facts.ts'
import { checkFields, checkPaths, checkPresence, checkStaticFiles } from './files.ts'
import { checkEnglish, checkLanguages, checkTerms, checkUseOfTerms } from './languages.ts'
import { checkLinks } from './links.ts'
import { checkPrices, checkPromotions } from './offers.ts'
import { checkGuides, checkKeywords, checkOpenings, checkTitles } from './pages.ts'
import { checkPhrases, checkSlips } from './patterns.ts'
import { checkAltTexts, checkAltWords, checkChoicePictures, checkPictureFiles } from './pictures.ts'
import { checkLocalIssues, checkOtherPlaces, checkPlaces } from './places.ts'
import { asStyle } from './problems.ts'
import { checkArticles, checkLongSentences, checkReadingGrade } from './reading.ts'
import { checkPublished, checkRedirects } from './redirects.ts'
import { checkCopies, checkOwnWords, checkRepeatedSentences } from './repetition.ts'
import type { FileRule, Rule } from './rule.ts'
import { checkTables } from './tables.ts'
import { checkFigures, checkTranslation, checkValues } from './translations.ts'
import { checkAddresses, checkLists, checkUniqueFields } from './unique.ts'

/** Rules about single files, and about all files of a language together. */
export type Rules = { ofFiles: readonly FileRule[]; ofAll: readonly Rule[] }

/** Makes a rule whose problems are matters of style, which do not stop a build. */
const styleRule =
  <Args extends readonly unknown[]>(rule: (...args: Args) => Iterable<Problem>) =>
  (...args: Args): Problem[] =>
    [...rule(...args)].map(asStyle)

/** Skips the quotes of customers, because style rules must not change their words. */
const skipTestimonials =
  (rule: FileRule): FileRule =>
  (texts, context) =>
    texts.file.path === testimonialsFile ? [] : rule(texts, context)

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
  ofAll: [
    checkLinks,
    ...[checkTitles, checkOpenings, checkCopies, checkRepeatedSentences, checkOwnWords].map(
      styleRule,
    ),
  ],
}

const style: readonly FileRule[] = [
  checkSlips,
  checkTypedFigures,
  checkAltWords,
  checkKeywords,
  checkLongSentences,
  checkLanguages,
]

export const ofOriginals: Rules = {
  ofFiles: [
    ...inEveryLanguage.ofFiles,
    checkLocalIssues,
    ...[...style, checkReadingGrade, checkArticles].map(skipTestimonials).map(styleRule),
  ],
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
    styleRule(checkPlaces),
  ],
}

export const ofTranslations: Rules = {
  ofFiles: [
    ...inEveryLanguage.ofFiles,
    checkTranslation,
    checkValues,
    checkEnglish,
    checkFigures,
    ...[...style, checkUseOfTerms].map(styleRule),
  ],
  ofAll: [...inEveryLanguage.ofAll, checkTerms],
}
