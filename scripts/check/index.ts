import { floridaDay } from '../../content/schema/day.ts'
import { allLanguages, defaultLanguage, translatedInto } from '../../content/schema/languages.ts'
import { contentHash } from '../../renderer/cache.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import type { LanguageContent } from '../../renderer/content/language-content.ts'
import { inspectPictures } from '../../renderer/content/picture-file.ts'
import { formatProblems, isError, type Problem } from '../../renderer/content/problem.ts'
import type { Site } from '../../renderer/content/site.ts'
import type { KnownNames } from '../../renderer/content/validate.ts'
import { lazy } from '../../renderer/memoize.ts'
import { plural } from '../shared/wording.ts'
import { type CheckCache, type CheckResult, type FileResult, memoryCache } from './cache.ts'
import { hashesOfSentences, withTexts } from './compared.ts'
import { type Context, contextOf } from './context.ts'
import { neededFiles } from './files.ts'
import { asStyle, asWarning } from './problems.ts'
import { describePublished } from './redirects.ts'
import { copiedFiles, describeOwnWords } from './repetition.ts'
import { ofOriginals, ofTranslations, type Rules } from './rules.ts'
import { readTexts } from './texts.ts'
import { describeTranslations } from './translations.ts'

const setsAsLists = (_: string, value: unknown) => (value instanceof Set ? [...value] : value)

/** Returns the context of the rules for each file, with its content hash. */
const contextsOf = (content: LanguageContent) => {
  const keyed = (known: KnownNames) => {
    const context = { ...contextOf(content), known }
    return { context, key: contentHash(JSON.stringify(context, setsAsLists)) }
  }
  const ofPages = keyed(content.known)
  const ofDrafts = lazy(() => keyed(content.knownToDrafts))
  return ({ path }: ContentFile) => (content.hidden.has(path) ? ofDrafts() : ofPages)
}

/** Returns the problems of a single file, and what its pages are compared by. */
const checkFile = (file: ContentFile, context: Context, { ofFiles }: Rules): FileResult => {
  const texts = readTexts(file)
  return {
    problems: ofFiles.flatMap((rule) => [...rule(texts, context)]),
    sentences: hashesOfSentences(texts),
  }
}

/** Returns the problems of a language, and a sentence on how much of its pages is original. */
const checkLanguage = (content: LanguageContent, cache: CheckCache): CheckResult => {
  const rules = content.language === defaultLanguage ? ofOriginals : ofTranslations
  const contextFor = contextsOf(content)
  const results = content.files.map((file) => {
    const { context, key } = contextFor(file)
    const id = contentHash(cache.code, key, file.path, file.hash, file.originalFile?.hash ?? '')
    return { file, ...cache.files.get(id, () => checkFile(file, context, rules)) }
  })
  const compared = withTexts(results)
  // The original is not to blame for what a copy repeats.
  const copies = copiedFiles(compared)
  const distinct =
    copies.size > 0 ? compared.filter(({ file }) => !copies.has(file.path)) : compared
  const problems = [
    ...results.flatMap((result) => result.problems),
    ...rules.ofAll.flatMap((rule) => [...rule(content, distinct)]),
  ]
  // A copy with no other errors is a matter of style.
  const wrong = new Set(problems.flatMap((one) => (isError(one) && !one.isStyle ? one.file : [])))
  const reported = [
    ...[...copies.values()].map((copy) => (wrong.has(copy.file) ? copy : asStyle(copy))),
    ...problems.filter(({ file }) => !copies.has(file)),
  ]
  // A problem in a draft does not block the other pages.
  const isMinor = ({ file }: Problem) => content.hidden.has(file) && !neededFiles.includes(file)
  return {
    problems: reported.map((one) => (isMinor(one) ? asWarning(one) : one)),
    counts: describeOwnWords(content, distinct),
  }
}

const checkAll = (site: Site, cache: CheckCache): CheckResult => {
  const results = allLanguages.map((language) => checkLanguage(site.content[language], cache))
  const counts = [
    ...results.map((result) => result.counts),
    ...translatedInto.flatMap((language) => describeTranslations(site.content[language])),
    describePublished(site.content[defaultLanguage]),
  ]
  return {
    problems: [...site.problems, ...results.flatMap(({ problems }) => problems)],
    counts: counts.filter(Boolean).join('\n'),
  }
}

/** Returns every problem of a site with inspected pictures, and a sentence with counts. */
export const checkContent = (site: Site, cache: CheckCache = memoryCache()): CheckResult =>
  cache.results.get(contentHash(cache.code, floridaDay(), site.hash), () => checkAll(site, cache))

/** Inspects the pictures of a site, and returns every problem. */
export const checkSite = async (site: Site, cache: CheckCache): Promise<CheckResult> =>
  checkContent(site.withPictures(await inspectPictures(site)), cache)

/** Turns matters of style into warnings: they fail the check and CI, but not a build. */
export const inBuild = (problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => (problem.isStyle ? asWarning(problem) : problem))

/** Formats the errors and the warnings, each as a text or undefined. Errors end with the count. */
export const reportsOf = (
  site: Site,
  problems: readonly Problem[],
): { errors: string | undefined; warnings: string | undefined } => {
  const errors = problems.filter(isError)
  const warnings = problems.filter((problem) => !isError(problem))
  const counts = Object.entries({ problem: errors.length, warning: warnings.length })
    .flatMap(([what, count]) => (count === 0 ? [] : [plural(count, what)]))
    .join(' and ')
  const report = (listed: readonly Problem[], end: string) =>
    listed.length === 0 ? undefined : formatProblems(listed, (file) => site.file(file)?.text) + end
  const end = `\n\n${counts} in the content.`
  return { errors: report(errors, end), warnings: report(warnings, errors.length > 0 ? '' : end) }
}
