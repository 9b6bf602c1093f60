import { readFileSync } from 'node:fs'
import { floridaDay } from '../../../content/schema/day.ts'
import { allLanguages, defaultLanguage } from '../../../content/schema/languages.ts'
import { picturesFile } from '../../../content/schema/pictures.ts'
import { redirectsFile } from '../../../content/schema/redirects.ts'
import { codeHash, contentHash, jsonCache } from '../../cache.ts'
import { lazy } from '../../memoize.ts'
import { saveParsed } from '../content-file.ts'
import type { LanguageContent } from '../language-content.ts'
import { inspectPictures } from '../picture-file.ts'
import { formatProblems, isError, type Problem } from '../problem.ts'
import type { Site } from '../site.ts'
import { checkBody } from './body.ts'
import * as business from './business.ts'
import * as fields from './fields.ts'
import * as files from './files.ts'
import { checkAnchors, checkLinks } from './links.ts'
import { patternRule, phrasesFile, readPatterns } from './phrases.ts'
import { checkPublished, checkRedirects } from './redirects.ts'
import { asWarning, businessFile, ofFile, type RuleSet, type Rules, type Told } from './rule.ts'
import { readTexts } from './texts.ts'
import { checkTranslation } from './translations.ts'

/**
 * What makes a site wrong: files that do not match their schema, links that lead nowhere, pages that
 * were public and are gone, phrases that the law forbids. Builds stop at it. What is style is in
 * scripts/check. Rules that stand for several, such as those of a schema, give each problem its id.
 */
export const buildRules: RuleSet = {
  code: lazy(() =>
    contentHash(codeHash('renderer/content', 'content/schema'), readFileSync(phrasesFile)),
  ),
  cache: jsonCache('problems'),
  texts: {
    schema: files.checkFields,
    body: checkBody,
    link: checkLinks,
    phrase: patternRule(({ company }) => readPatterns(phrasesFile)(company)),
    translation: checkTranslation,
  },
  all: {
    link: checkAnchors,
    'claim-figure': ofFile(businessFile, business.checkClaimFigures),
    'day-in-words': ofFile(businessFile, business.checkDaysInWords),
  },
  shared: {
    'end-day?': ofFile(businessFile, business.checkEnds),
    relay: ofFile(businessFile, business.checkRelay),
    claim: ofFile(businessFile, business.checkClaims),
    'promotion-page': ofFile(businessFile, business.checkPromotions),
    'file-missing': files.checkPresence,
    'file-path': files.checkPaths,
    'address-taken': files.checkAddresses,
    'static-file': files.checkStaticFiles,
    picture: files.checkPictureFiles,
    'name-twice': fields.checkNames,
    'local-issue': fields.checkLocalIssues,
    'project-picture': fields.checkProjectPictures,
    'alt-missing': ofFile(picturesFile, fields.checkAltTexts),
    redirect: ofFile(redirectsFile, checkRedirects),
    published: ofFile(redirectsFile, checkPublished),
  },
}

const setsAsLists = (_: string, value: unknown) => (value instanceof Set ? [...value] : value)

/** The files whose facts texts may not repeat. */
const factFiles = /^content\/(?:business\.|published\.|prices\/)/

/** Runs rules, whose ids their problems have if they have none of their own. */
const run = <Rule>(rules: Rules<Rule>, check: (rule: Rule) => Iterable<Told>): Problem[] =>
  Object.entries(rules).flatMap(([name, rule]) => {
    const id = name.replace('?', '')
    const problems = [...check(rule)].map((told) => ({ id, ...told }))
    return name.endsWith('?') ? problems.map(asWarning) : problems
  })

/** Finds the problems of a language. Those of a file are cached until it or its context changes. */
const problemsIn = (content: LanguageContent, hash: string, rules: RuleSet): Problem[] => {
  const { language, files, hidden, known, company, isPublic } = content
  const facts = content.originals.filter(({ path }) => factFiles.test(path))
  const context = { known, company, isPublic, facts }
  const shared = JSON.stringify([known, isPublic, facts.map((file) => file.hash)], setsAsLists)
  const key = contentHash(rules.code(), floridaDay(), shared)
  const ofFiles = files.flatMap((file) => {
    const fileKey = contentHash(key, file.path, file.hash, file.originalFile?.hash ?? '')
    return rules.cache.get(fileKey, () =>
      run(rules.texts, (rule) => rule(readTexts(file), context)),
    )
  })
  const ofAll = rules.cache.get(contentHash(key, hash, language), () =>
    run(language === defaultLanguage ? { ...rules.all, ...rules.shared } : rules.all, (rule) =>
      rule(content),
    ),
  )
  // What goes public by itself on a day must be right before.
  const isDated = (path: string) =>
    files.some((file) => file.path === path && (file.originalFile ?? file).from)
  // A problem in a draft does not stop the other pages, unless those need it.
  return [...ofFiles, ...ofAll].map((one) =>
    hidden.has(one.file) && one.id !== 'file-missing' && !isDated(one.file) ? asWarning(one) : one,
  )
}

/** Returns the problems that rules find in a site whose pictures were inspected. */
export const problemsOf = ({ content, hash }: Site, rules: RuleSet = buildRules): Problem[] =>
  allLanguages.flatMap((language) => problemsIn(content[language], hash, rules))

/**
 * Returns problems without those that come from a mistake that another rule tells at the same place.
 * Advice waits until the errors of its line are corrected. In the first line, rules tell of the file.
 */
export const withoutRepeats = (problems: readonly Problem[]): Problem[] => {
  const errors = problems.filter(isError)
  const lineOf = ({ file, line }: Problem) => `${file}:${line}`
  const wrongLines = new Set(errors.map(lineOf))
  const first = new Map<string, string>()
  return [...errors, ...problems.filter((one) => !isError(one))].filter((one) => {
    const place = `${lineOf(one)}:${one.column}`
    const rule = first.get(place) ?? one.id
    first.set(place, rule)
    const waits = !isError(one) && wrongLines.has(lineOf(one))
    return one.line === 1 || (rule === one.id && !waits)
  })
}

/** Formats the errors and the warnings, each as a text or undefined. What comes last has the counts. */
export const reportsOf = (site: Site, problems: readonly Problem[]) => {
  const errors = problems.filter(isError)
  const warnings = problems.filter((problem) => !isError(problem))
  const counts = [[errors, 'problem'] as const, [warnings, 'warning'] as const].flatMap(
    ([{ length }, what]) => (length > 0 ? `${length} ${what}${length === 1 ? '' : 's'}` : []),
  )
  const report = (listed: readonly Problem[], isLast: boolean) =>
    listed.length === 0
      ? undefined
      : formatProblems(listed, (file) => site.file(file)?.text) +
        (isLast ? `\n\n${counts.join(' and ')} in the content.` : '')
  return { errors: report(errors, true), warnings: report(warnings, errors.length === 0) }
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
  const problems = withoutRepeats([...site.problems, ...problemsOf(inspected)])
  const { errors, warnings } = reportsOf(site, problems)
  saveParsed()
  buildRules.cache.save()
  if (warnings) warn(`${warnings}\n`)
  if (errors) throw new Error(errors)
}
