import { floridaDay } from '../../content/schema/day.ts'
import { allLanguages, defaultLanguage } from '../../content/schema/languages.ts'
import { contentHash } from '../../renderer/cache.ts'
import type { Content } from '../../renderer/content/content.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import { lookAtPictures } from '../../renderer/content/picture-file.ts'
import { formatProblems, isError, type Problem } from '../../renderer/content/problem.ts'
import type { Site } from '../../renderer/content/site.ts'
import type { KnownNames } from '../../renderer/content/validate.ts'
import { lazy } from '../../renderer/memoize.ts'
import { plural } from '../plural.ts'
import { type CheckCache, type CheckResult, memoryCache } from './cache.ts'
import { type Compared, sentencesByPage, withTexts } from './compared.ts'
import { type Context, contextOf, type FileRule } from './context.ts'
import { neededFiles } from './files.ts'
import { asStyle, asWarning } from './problems.ts'
import { describePublished } from './redirects.ts'
import { copiedFiles, describeOwnWords } from './repetition.ts'
import { ofOriginals, ofTranslations, type RulesOfLanguage } from './rules.ts'
import { readTexts } from './texts.ts'
import { describeTranslations } from './translations.ts'

/** The content hash of a context. */
const contextKey = (context: Context): string =>
  contentHash(JSON.stringify(context, (_, value) => (value instanceof Set ? [...value] : value)))

/** The content hash of a file and of the one that it translates. */
const fileKey = ({ path, hash, originalFile }: ContentFile): string =>
  contentHash(path, hash, originalFile?.hash ?? '')

/** The context of the rules about a file, with its content hash. */
const contextsOf = (content: Content) => {
  const keyed = (known: KnownNames) => {
    const context = { ...contextOf(content), known }
    return { context, key: contextKey(context) }
  }
  const ofPages = keyed(content.known)
  const ofDrafts = content.hidden.size > 0 ? keyed(content.knownToDrafts) : ofPages
  return ({ path }: ContentFile) => (content.hidden.has(path) ? ofDrafts : ofPages)
}

/** Of which files matters of style are looked for. It takes as long as all the rest. */
export type StyleOf = 'every file' | 'changed files' | 'no file'

/** The problems of the single files of a language, and what its pages are compared by. */
const checkFiles = (content: Content, rules: RulesOfLanguage, cache: CheckCache, of: StyleOf) => {
  const contextFor = contextsOf(content)
  const problems: Problem[] = []
  const read: Omit<Compared, 'texts'>[] = []
  for (const file of content.files) {
    const { context, key } = contextFor(file)
    const id = contentHash(key, fileKey(file))
    const texts = lazy(() => readTexts(file))
    const run = (all: readonly FileRule[]) => all.flatMap((rule) => [...rule(texts(), context)])
    problems.push(...cache.files.get(id, () => run(rules.ofFiles)))
    if (of === 'no file') continue
    let isChanged = of === 'every file'
    const style = cache.style.get(id, () => {
      isChanged = true
      return { problems: run(rules.ofStyle.ofFiles), sentences: sentencesByPage(texts()) }
    })
    problems.push(...style.problems.map(asStyle))
    read.push({ file, sentences: style.sentences, isChanged })
  }
  return { problems, compared: read.some((one) => one.isChanged) ? withTexts(read) : [] }
}

/** The problems of a language, and how much of its pages is their own, in a sentence. */
const checkLanguage = (content: Content, cache: CheckCache, of: StyleOf): CheckResult => {
  const rules = content.language === defaultLanguage ? ofOriginals : ofTranslations
  const { problems, compared } = checkFiles(content, rules, cache, of)
  // What a copy repeats is no fault of the file that it was copied from.
  const copies = copiedFiles(compared)
  const distinct =
    copies.size > 0 ? compared.filter(({ file }) => !copies.has(file.path)) : compared
  for (const rule of rules.ofAll) problems.push(...rule(content, distinct))
  for (const rule of compared.length > 0 ? rules.ofStyle.ofAll : [])
    problems.push(...[...rule(content, distinct)].map(asStyle))
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
    counts: of === 'every file' ? describeOwnWords(content, distinct) : '',
  }
}

const describeAll = (contents: readonly Content[]) => [
  ...contents.slice(1).flatMap(describeTranslations),
  ...contents.slice(0, 1).map(describePublished),
]

const checkAll = (site: Site, cache: CheckCache, of: StyleOf): CheckResult => {
  const contents = allLanguages.map((language) => site.content[language])
  const results = contents.map((content) => checkLanguage(content, cache, of))
  const counts = [
    ...results.map((result) => result.counts),
    ...(of === 'every file' ? describeAll(contents) : []),
  ]
  return {
    problems: [...site.problems, ...results.flatMap(({ problems }) => problems)],
    counts: counts.filter(Boolean).join('\n'),
  }
}

/** Every problem of a site whose pictures have been looked at, and what was counted, in words. */
export const checkContent = (
  site: Site,
  cache: CheckCache = memoryCache(),
  of: StyleOf = 'every file',
): CheckResult =>
  cache.results.get(contentHash(floridaDay(), site.hash, of), () => checkAll(site, cache, of))

/** Looks at the pictures of a site, and finds every problem. */
export const checkSite = async (
  site: Site,
  cache: CheckCache,
  of?: StyleOf,
): Promise<CheckResult> => checkContent(site.withPictures(await lookAtPictures(site)), cache, of)

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
