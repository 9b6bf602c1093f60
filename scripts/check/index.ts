import { floridaDay } from '../../content/schema/day.ts'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { contentHash } from '../../renderer/cache.ts'
import {
  type CheckInput,
  type ContentFile,
  type ContentFolder,
  readContent,
} from '../../renderer/content/content-folder.ts'
import { formatProblems, isError, type Problem } from '../../renderer/content/problem.ts'
import type { KnownNames } from '../../renderer/content/validate.ts'
import { plural } from '../plural.ts'
import { type CheckCache, type CheckResult, memoryCache } from './cache.ts'
import { comparedTexts, sentencesByPage } from './compared.ts'
import { neededFiles } from './files.ts'
import { asWarning } from './problems.ts'
import { describePublished } from './redirects.ts'
import { checkOwnWords, countOwnWords, describeOwnWords } from './repetition.ts'
import type { Context } from './rule.ts'
import { contextOf, ofOriginals, ofTranslations } from './rules.ts'
import { readTexts } from './texts.ts'
import { describeTranslations } from './translations.ts'

export type { ContentFolder } from '../../renderer/content/content-folder.ts'

/** The content hash of a context. */
export const contextKey = (context: Context): string =>
  contentHash(JSON.stringify(context, (_, value) => (value instanceof Set ? [...value] : value)))

/** Changes with a file, and with the file that it translates. */
const fileKey = ({ path, hash, originalFile }: ContentFile): string =>
  contentHash(path, hash, originalFile?.hash ?? '')

/** The problems of a language, and how much of its pages is their own, in a sentence. */
const checkLanguage = (content: CheckInput, cache: CheckCache): CheckResult => {
  const rules = content.language === defaultLanguage ? ofOriginals : ofTranslations
  const keyed = (known: KnownNames) => {
    const context = { ...contextOf(content), known }
    return { context, key: contextKey(context) }
  }
  const ofPages = keyed(content.known)
  const ofDrafts = content.hidden.size > 0 ? keyed(content.knownToDrafts) : ofPages
  const problems: Problem[] = []
  const compared = content.files.map((file) => {
    const { context, key } = content.hidden.has(file.path) ? ofDrafts : ofPages
    const found = cache.files.get(contentHash(key, fileKey(file)), () => {
      const texts = readTexts(file)
      return {
        problems: rules.ofFiles.flatMap((rule) => [...rule(texts, context)]),
        sentences: sentencesByPage(texts),
      }
    })
    problems.push(...found.problems)
    return { file, texts: comparedTexts(file), sentences: found.sentences }
  })
  const ownWords = countOwnWords(content, compared)
  problems.push(
    ...rules.ofAll.flatMap((rule) => [...rule(content, compared)]),
    ...checkOwnWords(ownWords),
  )
  // A problem in a draft does not block the other pages.
  const isMinor = ({ file }: Problem) => content.hidden.has(file) && !neededFiles.includes(file)
  const weighed = problems.map((one) => (isMinor(one) ? asWarning(one) : one))
  return { problems: weighed, counts: describeOwnWords(ownWords) }
}

const checkAll = (folder: ContentFolder, cache: CheckCache): CheckResult => {
  const contents = readContent(folder)
  const results = contents.map((content) => checkLanguage(content, cache))
  const counts = [
    ...results.map((result) => result.counts),
    ...contents.slice(1).flatMap(describeTranslations),
    ...contents.slice(0, 1).map(describePublished),
  ]
  return {
    problems: results.flatMap(({ problems }) => problems),
    counts: counts.filter(Boolean).join('\n'),
  }
}

const resultOf = (folder: ContentFolder, cache: CheckCache): CheckResult =>
  cache.results.get(contentHash(floridaDay(), JSON.stringify(folder)), () =>
    checkAll(folder, cache),
  )

/** Every problem in a content folder. Without errors among them, the site can be built. */
export const checkContent = (folder: ContentFolder, cache: CheckCache = memoryCache()): Problem[] =>
  resultOf(folder, cache).problems

/** What the check has counted in a content folder, in words. */
export const describeContent = (folder: ContentFolder, cache: CheckCache = memoryCache()): string =>
  resultOf(folder, cache).counts

/** The errors and the warnings, each as one text or undefined. Errors come last, with the count. */
export const reportsOf = (
  folder: ContentFolder,
  cache: CheckCache = memoryCache(),
): { errors: string | undefined; warnings: string | undefined } => {
  const texts = new Map(folder.sources.map(({ path, text }) => [path, text]))
  const problems = checkContent(folder, cache)
  const errors = problems.filter(isError)
  const warnings = problems.filter((problem) => !isError(problem))
  const counts = Object.entries({ problem: errors.length, warning: warnings.length })
    .flatMap(([what, count]) => (count === 0 ? [] : [plural(count, what)]))
    .join(' and ')
  const report = (listed: readonly Problem[], end: string) =>
    listed.length === 0 ? undefined : formatProblems(listed, (file) => texts.get(file)) + end
  const end = `\n\n${counts} in the content.`
  return { errors: report(errors, end), warnings: report(warnings, errors.length > 0 ? '' : end) }
}
