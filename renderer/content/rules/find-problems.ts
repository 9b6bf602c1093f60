import { floridaDay } from '../../../content/schema/day.ts'
import { allLanguages, defaultLanguage } from '../../../content/schema/languages.ts'
import { contentHash, jsonCache } from '../../cache.ts'
import type { LanguageContent } from '../language-content.ts'
import { inspectPictures } from '../picture-file.ts'
import { formatProblems, isError, type Problem } from '../problem.ts'
import type { Site } from '../site.ts'
import { saveParsed } from '../source.ts'
import { inputsOf, rulesHash } from './cache.ts'
import { neededFiles } from './files.ts'
import { asWarning } from './problems.ts'
import { ofOriginals, ofTranslations } from './rules.ts'
import { readTexts } from './texts.ts'

/** Caches the problems of a whole site and of each file; without a name, in memory. */
export const problemCache = (name?: string) => ({
  site: jsonCache<Problem[]>(name),
  files: jsonCache<Problem[]>(name && `${name}-files`),
})
type ProblemCache = ReturnType<typeof problemCache>

/** A problem in a draft does not stop the other pages. */
export const adviceOnDrafts = ({ hidden }: LanguageContent, problems: readonly Problem[]) =>
  problems.map((one) =>
    hidden.has(one.file) && !neededFiles.includes(one.file) ? asWarning(one) : one,
  )

const problemsIn = (content: LanguageContent, { files }: ProblemCache): Problem[] => {
  const rules = content.language === defaultLanguage ? ofOriginals : ofTranslations
  const inputs = inputsOf(content, rulesHash())
  const ofFiles = content.files.flatMap((file) => {
    const { context, key } = inputs(file)
    return files.get(key, () => {
      const texts = readTexts(file)
      return rules.ofFiles.flatMap((rule) => [...rule(texts, context)])
    })
  })
  const ofAll = rules.ofAll.flatMap((rule) => [...rule(content)])
  return adviceOnDrafts(content, [...ofFiles, ...ofAll])
}

/** Returns the problems of a site whose pictures were inspected. */
export const problemsOf = (site: Site, cache = problemCache()): Problem[] =>
  cache.site.get(contentHash(rulesHash(), floridaDay(), site.hash), () => [
    ...site.problems,
    ...allLanguages.flatMap((language) => problemsIn(site.content[language], cache)),
  ])

/** The cache of the project, in `.cache`. */
const ofProject = problemCache('problems')

/**
 * Finds everything that makes a site wrong: files that do not match their schema, links that lead
 * nowhere, pages that were public and are gone, phrases that the law forbids. Matters of style are
 * found by `npm run check:content` alone.
 */
const findProblems = async (site: Site): Promise<Problem[]> => {
  const problems = problemsOf(site.withPictures(await inspectPictures(site)), ofProject)
  saveParsed()
  ofProject.site.save()
  ofProject.files.save()
  return problems
}

const counted = (count: number, what: string) =>
  count === 0 ? [] : [`${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`]

/** Formats the errors and the warnings, each as a text or undefined. Errors end with the count. */
export const reportsOf = (
  site: Site,
  problems: readonly Problem[],
): { errors: string | undefined; warnings: string | undefined } => {
  const errors = problems.filter(isError)
  const warnings = problems.filter((problem) => !isError(problem))
  const counts = [...counted(errors.length, 'problem'), ...counted(warnings.length, 'warning')]
  const report = (listed: readonly Problem[], end: string) =>
    listed.length === 0 ? undefined : formatProblems(listed, (file) => site.file(file)?.text) + end
  const end = `\n\n${counts.join(' and ')} in the content.`
  return { errors: report(errors, end), warnings: report(warnings, errors.length > 0 ? '' : end) }
}

/**
 * Checks a site before it is built, and logs the warnings.
 * @throws an error that lists what is wrong: file, line, column, what was expected, what to do.
 */
export const assertRight = async (
  site: Site,
  warn: (text: string) => void = console.warn,
): Promise<void> => {
  const { errors, warnings } = reportsOf(site, await findProblems(site))
  if (warnings) warn(`${warnings}\n`)
  if (errors) throw new Error(errors)
}
