import { defaultLanguage } from '../../content/schema/languages.ts'
import type { Content } from '../../renderer/content/content.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { checkArticles, namesByPlaceholder } from './articles.ts'
import { checkBody } from './body.ts'
import { checkCities, checkLocalIssues, issuesByService } from './cities.ts'
import { checkCompany } from './company.ts'
import { checkFigures } from './figures.ts'
import { checkFields, checkPaths, checkPresence } from './files.ts'
import { checkGuides } from './guides.ts'
import { checkEnglish, checkLanguages, checkSpokenLanguages } from './languages.ts'
import { checkLinks } from './links.ts'
import { checkKeywords, checkOpenings, checkTitles } from './pages.ts'
import { checkAltTexts, checkAltWords, checkPictureFiles } from './pictures.ts'
import { checkPrices } from './prices.ts'
import { checkPromotions } from './promotions.ts'
import { checkLongSentences, checkReadingGrade, checkUnwritten } from './reading.ts'
import { checkPublished, checkRedirects } from './redirects.ts'
import { checkCopies, checkRepeatedSentences } from './repetition.ts'
import type { Context, FileRule, Rule } from './rule.ts'
import { checkSlips, checkTables } from './slips.ts'
import { checkTerms, checkUseOfTerms, namesIn, rightTerms } from './terms.ts'
import { checkTranslation } from './translations.ts'
import { checkAddresses, checkLists, checkUniqueFields } from './unique.ts'
import { checkFacts, checkForbiddenWords } from './wording.ts'

/** A rule about a matter of style. */
const style =
  <Arguments extends readonly unknown[]>(rule: (...given: Arguments) => Iterable<Problem>) =>
  (...given: Arguments): Problem[] =>
    [...rule(...given)].map((problem) => ({ ...problem, isStyle: true }))

/** Rules about single files, and about all files of a language together. */
export type Rules = { ofFiles: readonly FileRule[]; ofAll: readonly Rule[] }

const inEveryLanguage: Rules = {
  ofFiles: [
    checkFields,
    checkBody,
    checkTables,
    style(checkSlips),
    style(checkAltWords),
    style(checkKeywords),
    checkFacts,
    checkUnwritten,
    checkSpokenLanguages,
    style(checkLongSentences),
    checkForbiddenWords,
    style(checkLanguages),
  ],
  ofAll: [
    checkLinks,
    style(checkTitles),
    style(checkOpenings),
    style(checkCopies),
    style(checkRepeatedSentences),
  ],
}

export const ofOriginals: Rules = {
  ofFiles: [
    ...inEveryLanguage.ofFiles,
    checkLocalIssues,
    style(checkReadingGrade),
    style(checkArticles),
  ],
  ofAll: [
    ...inEveryLanguage.ofAll,
    checkPresence,
    checkPaths,
    checkAddresses,
    checkUniqueFields,
    checkCities,
    checkCompany,
    checkPrices,
    checkPromotions,
    checkAltTexts,
    checkPictureFiles,
    checkGuides,
    checkLists,
    checkRedirects,
    checkPublished,
  ],
}

export const ofTranslations: Rules = {
  ofFiles: [
    ...inEveryLanguage.ofFiles,
    checkTranslation,
    checkFigures,
    style(checkUseOfTerms),
    style(checkEnglish),
  ],
  ofAll: [...inEveryLanguage.ofAll, checkTerms],
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
    placeholderNames: isOriginal ? namesByPlaceholder(content) : {},
    issues: isOriginal ? issuesByService(content) : {},
    originals: originals.map(({ path }) => path),
    terms: rightTerms(content),
    names: isOriginal ? [] : namesIn(content),
  }
}
