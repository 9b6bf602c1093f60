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
import { plural } from '../plural.ts'
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

/** The context of the rules about a file, with its content hash. */
const contextsOf = (content: LanguageContent) => {
  const keyed = (known: KnownNames) => {
    const context = { ...contextOf(content), known }
    return { context, key: contentHash(JSON.stringify(context, setsAsLists)) }
  }
  const ofPages = keyed(content.known)
  const ofDrafts = lazy(() => keyed(content.knownToDrafts))
  return ({ path }: ContentFile) => (content.hidden.has(path) ? ofDrafts() : ofPages)
}

/** The problems of a file of its own, and what its pages are compared by. */
const checkFile = (file: ContentFile, context: Context, { ofFiles }: Rules): FileResult => {
  const texts = readTexts(file)
  return {
    problems: ofFiles.flatMap((rule) => [...rule(texts, context)]),
    sentences: hashesOfSentences(texts),
  }
}

/** The problems of a language, and how much of its pages is their own, in a sentence. */
const checkLanguage = (content: LanguageContent, cache: CheckCache): CheckResult => {
  const rules = content.language === defaultLanguage ? ofOriginals : ofTranslations
  const contextFor = contextsOf(content)
  const results = content.files.map((file) => {
    const { context, key } = contextFor(file)
    const id = contentHash(cache.code, key, file.path, file.hash, file.originalFile?.hash ?? '')
    return { file, ...cache.files.get(id, () => checkFile(file, context, rules)) }
  })
  const compared = withTexts(results)
  // What a copy repeats is no fault of the file that it was copied from.
  const copies = copiedFiles(compared)
  const distinct =
    copies.size > 0 ? compared.filter(({ file }) => !copies.has(file.path)) : compared
  const problems = [
    ...results.flatMap((result) => result.problems),
    ...rules.ofAll.flatMap((rule) => [...rule(content, distinct)]),
  ]
  // A copy in which nothing else is wrong is a matter of style.
  const wrong = new Set(problems.flatMap((one) => (isError(one) && !one.isStyle ? one.file : [])))
  const told = [
    ...[...copies.values()].map((copy) => (wrong.has(copy.file) ? copy : asStyle(copy))),
    ...problems.filter(({ file }) => !copies.has(file)),
  ]
  // A problem in a draft does not block the other pages.
  const isMinor = ({ file }: Problem) => content.hidden.has(file) && !neededFiles.includes(file)
  return {
    problems: told.map((one) => (isMinor(one) ? asWarning(one) : one)),
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

/** Every problem of a site whose pictures have been looked at, and what was counted, in words. */
export const checkContent = (site: Site, cache: CheckCache = memoryCache()): CheckResult =>
  cache.results.get(contentHash(cache.code, floridaDay(), site.hash), () => checkAll(site, cache))

/** Looks at the pictures of a site, and finds every problem. */
export const checkSite = async (site: Site, cache: CheckCache): Promise<CheckResult> =>
  checkContent(site.withPictures(await inspectPictures(site)), cache)

/** Problems as a build takes them, which matters of style do not stop: the check and CI do. */
export const inBuild = (problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => (problem.isStyle ? asWarning(problem) : problem))

/** The errors and the warnings, each as one text or undefined. Errors come last, with the count. */
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
