import { checkAddresses, checkFileNames } from './addresses.ts'
import { checkArticles } from './articles.ts'
import { checkBodies } from './body.ts'
import { checkCityNames, checkLocalWords, checkNeighbors, checkWindZones } from './cities.ts'
import { checkClaims } from './claims.ts'
import { checkCms } from './cms.ts'
import { type Check, type CheckInput, type ContentFolder, readContent } from './content.ts'
import { checkCopies } from './copies.ts'
import { checkDaysToCome } from './days-to-come.ts'
import { findFileByFile } from './each-file.ts'
import { checkEnglish } from './english.ts'
import { checkFacts } from './facts.ts'
import { checkFields } from './fields.ts'
import { checkFolders, checkPresence } from './files.ts'
import { checkForbiddenWords } from './forbidden-words.ts'
import { checkGlossary } from './glossary.ts'
import { checkGuides } from './guides.ts'
import { checkHours } from './hours.ts'
import { checkKeywords } from './keywords.ts'
import { checkLinks } from './links.ts'
import { checkLocalIssues } from './local-issues.ts'
import { checkLongSentences } from './long-sentences.ts'
import { checkLostMarks } from './lost-marks.ts'
import { checkOpenings } from './openings.ts'
import { checkAnchors, checkOrder } from './order.ts'
import { checkOwnWords, describeOwnWords } from './own-words.ts'
import { checkPasted } from './pasted.ts'
import { checkPictureFiles } from './picture-files.ts'
import { checkPictures } from './pictures.ts'
import { formatProblems, isError, type Problem } from './problem.ts'
import { checkPublished, describePublished } from './published.ts'
import { checkReadingGrade } from './reading-grade.ts'
import { checkRedirects } from './redirects.ts'
import { checkRelay } from './relay.ts'
import { checkRepeatedSentences } from './repeated-sentences.ts'
import { checkSpokenLanguages } from './spoken.ts'
import { checkTables } from './tables.ts'
import { checkTerms } from './terms.ts'
import { checkTitles } from './titles.ts'
import { checkStaleTranslations, checkTranslations, describeTranslations } from './translations.ts'
import { checkUnwritten } from './unwritten.ts'

export type { ContentFolder } from './content.ts'

/** What must hold in every language. */
const everywhere: readonly Check[] = [
  checkFields,
  checkBodies,
  checkTables,
  checkLinks,
  checkPasted,
  checkTitles,
  checkOwnWords,
  checkKeywords,
  checkOpenings,
  checkCopies,
  checkFacts,
  checkLostMarks,
  checkUnwritten,
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
  checkPictureFiles,
  checkRelay,
  checkGuides,
  checkDaysToCome,
  checkHours,
  checkGlossary,
  checkRedirects,
  checkPublished,
  checkCms,
]

/** What must hold of translations. */
const ofTranslations: readonly Check[] = [
  checkTranslations,
  checkStaleTranslations,
  checkTerms,
  checkEnglish,
]

const problemsIn = (content: CheckInput, checks: readonly Check[]): Problem[] => {
  findFileByFile(content, checks)
  return checks.flatMap((check) => check(content))
}

/**
 * Every problem in a content folder, in no particular order. If there are no errors among them, the
 * site can be built.
 */
export const checkContent = (folder: ContentFolder): Problem[] => {
  const [original, ...translations] = readContent(folder)
  if (!original) return []
  return [
    ...problemsIn(original, [...ofOriginals, ...everywhere]),
    ...translations.flatMap((content) => problemsIn(content, [...ofTranslations, ...everywhere])),
  ]
}

/** What the check has counted in a content folder, in words. */
export const describeContent = (folder: ContentFolder): string => {
  const [original, ...translations] = readContent(folder)
  if (!original) return ''
  return [
    ...[original, ...translations].flatMap((content) => describeOwnWords(content) ?? []),
    ...translations.flatMap(describeTranslations),
    ...describePublished(original),
  ].join('\n')
}

const counted = (count: number, what: string): string[] =>
  count === 0 ? [] : [`${count} ${what}${count === 1 ? '' : 's'}`]

const reportOf = (
  { sources }: ContentFolder,
  problems: readonly Problem[],
  summedUp: readonly Problem[],
): string | undefined => {
  if (problems.length === 0) return undefined
  const files = new Map(sources.map((source) => [source.path, source]))
  const errors = summedUp.filter(isError).length
  const counts = [
    ...counted(errors, 'problem'),
    ...counted(summedUp.length - errors, 'warning'),
  ].join(' and ')
  const list = formatProblems(problems, (file) => files.get(file)?.text)
  return counts === '' ? list : `${list}\n\n${counts} in the content.`
}

/**
 * The errors and the warnings of a content folder, each as one text with positions and excerpts, or
 * undefined if there are none. The errors are to be shown last, nearest to the prompt of a terminal:
 * they end with the count of both.
 */
export const reportsOf = (
  folder: ContentFolder,
): { errors: string | undefined; warnings: string | undefined } => {
  const problems = checkContent(folder)
  const errors = problems.filter(isError)
  const warnings = problems.filter((problem) => !isError(problem))
  return {
    errors: reportOf(folder, errors, problems),
    warnings: reportOf(folder, warnings, errors.length > 0 ? [] : warnings),
  }
}

/** The errors of a content folder, which keep the site from being built. */
export const reportContent = (folder: ContentFolder): string | undefined => {
  const errors = checkContent(folder).filter(isError)
  return reportOf(folder, errors, errors)
}
