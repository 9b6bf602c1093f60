import { defaultLanguage } from '../../content/schema/languages.ts'
import { testimonialsFile } from '../../content/schema/testimonials.ts'
import type { Content } from '../../renderer/content/content.ts'
import { checkArticles, namesByPlaceholder } from './articles.ts'
import { checkBody } from './body.ts'
import { checkLocalIssues, issuesByService } from './cities.ts'
import { checkCompany } from './company.ts'
import {
  checkClaimFigures,
  checkFigures,
  checkTypedFigures,
  claimTexts,
  typedPrices,
} from './figures.ts'
import { checkFields, checkPaths, checkPresence } from './files.ts'
import { checkGuides } from './guides.ts'
import { checkEnglish, checkLanguages, checkUntranslated } from './languages.ts'
import { checkLinks } from './links.ts'
import { checkKeywords, checkOpenings, checkTitles } from './pages.ts'
import { checkAltTexts, checkAltWords, checkChoicePictures, checkPictureFiles } from './pictures.ts'
import { checkOtherPlaces, checkPlaces } from './places.ts'
import { checkPrices } from './prices.ts'
import { checkPromotions } from './promotions.ts'
import { checkLongSentences, checkReadingGrade } from './reading.ts'
import { checkPublished, checkRedirects } from './redirects.ts'
import { checkRelay } from './relay.ts'
import { checkCopies, checkOwnWords, checkRepeatedSentences } from './repetition.ts'
import type { Context, FileRule, Rule } from './rule.ts'
import { checkPhrases, checkSlips, checkTables } from './slips.ts'
import { checkStaticFiles } from './static-files.ts'
import { checkTerms, checkUseOfTerms, namesIn, rightTerms } from './terms.ts'
import { checkTranslation } from './translations.ts'
import { checkAddresses, checkLists, checkUniqueFields } from './unique.ts'
import { checkValues } from './values.ts'
import { checkFacts } from './wording.ts'

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

/** What rules about single files may read, in one language. */
export const contextOf = (content: Content): Context => {
  const { language, known, company, originals, isPublic } = content
  const isOriginal = language === defaultLanguage
  return {
    known,
    isPublic,
    company: {
      name: String(company.name ?? ''),
      phone: String(company.phone ?? ''),
      email: String(company.email ?? ''),
      license: String(company.license ?? ''),
    },
    isSpanishSpoken: company.spanishSpoken === true,
    placeholderNames: namesByPlaceholder(content),
    claims: claimTexts(content),
    prices: typedPrices(content),
    issues: isOriginal ? issuesByService(content) : {},
    originals: originals.map(({ path }) => path),
    terms: rightTerms(content),
    names: isOriginal ? [] : namesIn(content),
  }
}
