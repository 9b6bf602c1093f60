import { floridaDay } from '../../../content/schema/day.ts'
import { allLanguages, defaultLanguage } from '../../../content/schema/languages.ts'
import { contentHash, jsonCache } from '../../cache.ts'
import type { LanguageContent } from '../language-content.ts'
import { inspectPictures } from '../picture-file.ts'
import { formatProblems, isError, type Problem } from '../problem.ts'
import type { Site } from '../site.ts'
import { saveParsed } from '../source.ts'
import type { KnownNames } from '../validate.ts'
import { asWarning, contextOf, type Rule, type RuleContext, type RuleSet } from './rule.ts'
import { buildRules } from './rules.ts'
import { readTexts } from './texts.ts'

/** Caches the problems of files and languages; without a name, in memory. */
export const problemCache = (name?: string) => jsonCache<Problem[]>(name)

/** Runs a rule, whose id its problems have if they have none of their own. */
const problemsBy = ({ id }: Rule, told: Iterable<Omit<Problem, 'id'>>): Problem[] =>
  [...told].map((one) => ({ id, ...one }))

const setsAsLists = (_: string, value: unknown) => (value instanceof Set ? [...value] : value)

const ofContent = (rules: readonly Rule[], content: LanguageContent): Problem[] =>
  rules.flatMap((rule) => {
    if (rule.looksAt === 'texts') return []
    if (rule.looksAt === 'all') return problemsBy(rule, rule.check(content))
    const file = content.files.find(({ original }) => original === rule.looksAt)
    return file ? problemsBy(rule, rule.check(file, content)) : []
  })

/** Finds the problems of a language. Those of a file are cached until it or its context changes. */
const problemsIn = (
  content: LanguageContent,
  hash: string,
  { code, rules }: RuleSet,
  cache: ReturnType<typeof problemCache>,
): Problem[] => {
  const { language, hidden } = content
  const kind = language === defaultLanguage ? 'originals' : 'translations'
  const all = rules.filter(({ only = kind }) => only === kind)
  const shared = contextOf(content)
  const inputs = (known: KnownNames) => {
    const context: RuleContext = { ...shared, known }
    return { context, key: contentHash(code(), floridaDay(), JSON.stringify(context, setsAsLists)) }
  }
  const [ofPages, ofDrafts] = [inputs(content.known), inputs(content.knownToDrafts)]
  const ofFiles = content.files.flatMap((file) => {
    const { context, key } = hidden.has(file.path) ? ofDrafts : ofPages
    return cache.get(contentHash(key, file.path, file.hash, file.originalFile?.hash ?? ''), () => {
      const texts = readTexts(file)
      return all.flatMap((rule) =>
        rule.looksAt === 'texts' ? problemsBy(rule, rule.check(texts, context)) : [],
      )
    })
  })
  const ofAll = cache.get(contentHash(ofPages.key, hash, language), () => ofContent(all, content))
  // What goes public by itself on a day must be right before.
  const dated = new Set(
    content.files.flatMap((file) => ((file.originalFile ?? file).from ? [file.path] : [])),
  )
  // A problem in a draft does not stop the other pages, unless those need it.
  return [...ofFiles, ...ofAll].map((one) =>
    hidden.has(one.file) && !dated.has(one.file) && one.id !== 'file-missing'
      ? asWarning(one)
      : one,
  )
}

/** Returns the problems that rules find in a site whose pictures were inspected. */
export const problemsOf = (
  { content, hash }: Site,
  rules: RuleSet = buildRules,
  cache = problemCache(),
): Problem[] =>
  allLanguages.flatMap((language) => problemsIn(content[language], hash, rules, cache))

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
