import { floridaDay } from '../../content/schema/day.ts'
import { contentHash } from '../../renderer/cache.ts'
import {
  type CheckInput,
  type ContentFolder,
  readContent,
} from '../../renderer/content/content-folder.ts'
import { formatProblems, isError, type Problem } from '../../renderer/content/problem.ts'
import { plural } from '../plural.ts'
import { checkAddresses, checkFileNames } from './addresses.ts'
import { checkArticles } from './articles.ts'
import { checkBodies } from './body.ts'
import { type CheckCache, type CheckResult, noCache } from './cache.ts'
import { checkCityNames, checkLocalWords, checkNeighbors, checkWindZones } from './cities.ts'
import { checkClaims } from './claims.ts'
import { checkCms } from './cms.ts'
import { comparedOf } from './compared.ts'
import { checkCopies } from './copies.ts'
import { checkDaysToCome } from './days-to-come.ts'
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
import { checkPublished, describePublished } from './published.ts'
import { checkReadingGrade } from './reading-grade.ts'
import { checkRedirects } from './redirects.ts'
import { checkRelay } from './relay.ts'
import { checkRepeatedSentences, sentencesByPage } from './repeated-sentences.ts'
import { type Check, type FileRule, keyOfFile } from './rule.ts'
import { checkSpokenLanguages } from './spoken.ts'
import { checkTables } from './tables.ts'
import { checkTerms, checkUseOfTerms } from './terms.ts'
import { checkTitles } from './titles.ts'
import { checkStaleTranslations, checkTranslations, describeTranslations } from './translations.ts'
import { checkUnwritten } from './unwritten.ts'

export type { ContentFolder } from '../../renderer/content/content-folder.ts'

/** Rules that look at one file at a time, in every language. */
const fileRules: readonly FileRule[] = [
  checkFields,
  checkBodies,
  checkTables,
  checkPasted,
  checkKeywords,
  checkFacts,
  checkLostMarks,
  checkUnwritten,
  checkSpokenLanguages,
  checkLongSentences,
  checkForbiddenWords,
]

/** Rules about all files of a language together. */
const checks: readonly Check[] = [
  checkLinks,
  checkTitles,
  checkOwnWords,
  checkOpenings,
  checkCopies,
  checkRepeatedSentences,
]

/** Rules for English, and for what translations take from their originals. */
const ofOriginals = {
  fileRules: [...fileRules, checkLocalIssues, checkReadingGrade, checkArticles],
  checks: [
    ...checks,
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
  ],
}

const ofTranslations = {
  fileRules: [
    ...fileRules,
    checkTranslations,
    checkStaleTranslations,
    checkUseOfTerms,
    checkEnglish,
  ],
  checks: [...checks, checkTerms],
}

type Rules = { fileRules: readonly FileRule[]; checks: readonly Check[] }

/** The problems of a language, and how much of its pages is their own, in a sentence. */
const checkLanguage = (content: CheckInput, rules: Rules, cache: CheckCache): CheckResult => {
  const ofFiles = rules.fileRules.map((rule) => rule(content))
  const problems: Problem[] = []
  const compared = content.files.map((file) => {
    const version = keyOfFile(file)
    // What is memoized of a copy is freed with it.
    const copy = { ...file }
    for (const { key, find } of ofFiles)
      problems.push(...cache.problems.get(contentHash(key, version), () => find(copy)))
    const sentences = cache.sentences.get(version, () => sentencesByPage(copy))
    return comparedOf(file, copy, sentences)
  })
  problems.push(...rules.checks.flatMap((check) => check(content, compared)))
  return { problems, counts: describeOwnWords(content, compared) ?? '' }
}

const checkAll = (folder: ContentFolder, cache: CheckCache): CheckResult => {
  const [original, ...translations] = readContent(folder, cache.yaml)
  if (!original) return { problems: [], counts: '' }
  const results = [
    checkLanguage(original, ofOriginals, cache),
    ...translations.map((content) => checkLanguage(content, ofTranslations, cache)),
  ]
  const counts = [
    ...results.map((result) => result.counts),
    ...translations.flatMap(describeTranslations),
    ...describePublished(original),
  ]
  return {
    problems: results.flatMap(({ problems }) => problems),
    counts: counts.filter(Boolean).join('\n'),
  }
}

/** The content hash of all that a check depends on. */
const keyOfFolder = ({ sources, pictures, formRelay = '' }: ContentFolder): string =>
  contentHash(
    floridaDay(),
    formRelay,
    JSON.stringify(pictures),
    ...sources.flatMap(({ path, text }) => [path, text]),
  )

const results = new WeakMap<ContentFolder, CheckResult>()

/** Checks a content folder once. */
const resultOf = (folder: ContentFolder, cache: CheckCache): CheckResult => {
  const result =
    results.get(folder) ?? cache.results.get(keyOfFolder(folder), () => checkAll(folder, cache))
  results.set(folder, result)
  return result
}

/**
 * Every problem in a content folder, in no particular order. If there are no errors among them, the
 * site can be built.
 */
export const checkContent = (folder: ContentFolder, cache: CheckCache = noCache): Problem[] =>
  resultOf(folder, cache).problems

/** What the check has counted in a content folder, in words. */
export const describeContent = (folder: ContentFolder, cache: CheckCache = noCache): string =>
  resultOf(folder, cache).counts

const counted = (count: number, what: string): string[] =>
  count === 0 ? [] : [plural(count, what)]

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
  cache: CheckCache = noCache,
): { errors: string | undefined; warnings: string | undefined } => {
  const problems = checkContent(folder, cache)
  const errors = problems.filter(isError)
  const warnings = problems.filter((problem) => !isError(problem))
  return {
    errors: reportOf(folder, errors, problems),
    warnings: reportOf(folder, warnings, errors.length > 0 ? [] : warnings),
  }
}

/** The errors of a content folder, which keep the site from being built. */
export const reportContent = (
  folder: ContentFolder,
  cache: CheckCache = noCache,
): string | undefined => {
  const errors = checkContent(folder, cache).filter(isError)
  return reportOf(folder, errors, errors)
}
