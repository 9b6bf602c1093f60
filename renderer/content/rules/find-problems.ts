import { allLanguages } from '../../../content/schema/languages.ts'
import { jsonCache } from '../../cache.ts'
import { inspectPictures } from '../picture-file.ts'
import { formatProblems, isError, type Problem } from '../problem.ts'
import type { Site } from '../site.ts'
import { saveParsed } from '../source.ts'
import { applyRules, type RuleSet } from './rule.ts'
import { buildRules } from './rules.ts'

/** Caches the problems of files and languages; without a name, in memory. */
export const problemCache = (name?: string) => jsonCache<Problem[]>(name)

/** Returns the problems that rules find in a site whose pictures were inspected. */
export const problemsOf = (
  site: Site,
  rules: RuleSet = buildRules,
  cache = problemCache(),
): Problem[] =>
  allLanguages.flatMap((language) =>
    applyRules(rules, { content: site.content[language], hash: site.hash }, cache),
  )

/** The cache of the project, in `.cache`. */
const ofProject = problemCache('problems')

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
  const inspected = site.withPictures(await inspectPictures(site))
  const found = [...site.problems, ...problemsOf(inspected, buildRules, ofProject)]
  saveParsed()
  ofProject.save()
  const { errors, warnings } = reportsOf(site, found)
  if (warnings) warn(`${warnings}\n`)
  if (errors) throw new Error(errors)
}
