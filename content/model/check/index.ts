import { checkAddresses, checkFileNames } from './addresses.ts'
import { checkArticles } from './articles.ts'
import { checkBodies } from './body.ts'
import { checkCityNames, checkLocalWords, checkNeighbors, checkWindZones } from './cities.ts'
import { checkClaims } from './claims.ts'
import { checkCms } from './cms.ts'
import { type Check, type ContentFolder, readContent } from './content.ts'
import { checkCopies } from './copies.ts'
import { checkEnglish } from './english.ts'
import { checkFacts } from './facts.ts'
import { checkFields } from './fields.ts'
import { checkFolders, checkPresence } from './files.ts'
import { checkForbiddenWords } from './forbidden-words.ts'
import { checkGlossary } from './glossary.ts'
import { checkGuides } from './guides.ts'
import { checkKeywords } from './keywords.ts'
import { checkLocalIssues } from './local-issues.ts'
import { checkLongSentences } from './long-sentences.ts'
import { checkOpenings } from './openings.ts'
import { checkAnchors, checkOrder } from './order.ts'
import { checkOwnWords, describeOwnWords } from './own-words.ts'
import { checkPictures } from './pictures.ts'
import { formatProblems, type Problem } from './problem.ts'
import { checkReadingGrade } from './reading-grade.ts'
import { checkRepeatedSentences } from './repeated-sentences.ts'
import { checkSpokenLanguages } from './spoken.ts'
import { checkTerms } from './terms.ts'
import { checkTitles } from './titles.ts'
import { checkTranslations, describeTranslations } from './translations.ts'

export type { ContentFolder } from './content.ts'

/** What must hold in every language. */
const everywhere: readonly Check[] = [
  checkFields,
  checkBodies,
  checkTitles,
  checkOwnWords,
  checkKeywords,
  checkOpenings,
  checkCopies,
  checkFacts,
  checkSpokenLanguages,
  checkLongSentences,
  checkForbiddenWords,
  checkRepeatedSentences,
]

/** What translations take from their originals, and rules for English. */
const ofOriginals: readonly Check[] = [
  checkPresence,
  checkFolders,
  checkFileNames,
  checkAddresses,
  checkOrder,
  checkAnchors,
  checkCityNames,
  checkWindZones,
  checkNeighbors,
  checkLocalWords,
  checkLocalIssues,
  checkReadingGrade,
  checkArticles,
  checkClaims,
  checkPictures,
  checkGuides,
  checkGlossary,
  checkCms,
]

/** What must hold of translations. */
const ofTranslations: readonly Check[] = [checkTranslations, checkTerms, checkEnglish]

/**
 * Every problem in a content folder, in no particular order. If there are none, the site can be
 * built.
 */
export const checkContent = (folder: ContentFolder): Problem[] => {
  const [original, ...translations] = readContent(folder)
  if (!original) return []
  return [
    ...[...ofOriginals, ...everywhere].flatMap((check) => check(original)),
    ...translations.flatMap((content) =>
      [...ofTranslations, ...everywhere].flatMap((check) => check(content)),
    ),
  ]
}

/** What the check has counted in a content folder, in words. */
export const describeContent = (folder: ContentFolder): string => {
  const [original, ...translations] = readContent(folder)
  if (!original) return ''
  return [
    ...[original, ...translations].flatMap((content) => describeOwnWords(content) ?? []),
    ...translations.flatMap(describeTranslations),
  ].join('\n')
}

/**
 * The problems of a content folder as one text with positions and excerpts, or undefined if there
 * are none.
 */
export const reportContent = (folder: ContentFolder): string | undefined => {
  const problems = checkContent(folder)
  if (problems.length === 0) return undefined
  const texts = new Map(folder.sources.map(({ path, text }) => [path, text]))
  const count =
    problems.length === 1
      ? '1 problem in the content'
      : `${problems.length} problems in the content`
  return `${formatProblems(problems, (file) => texts.get(file))}\n\n${count}.`
}
