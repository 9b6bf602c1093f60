import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { defaultLanguage, translatedInto } from '../content/schema/languages.ts'
import { publishedFile } from '../content/schema/redirects.ts'
import { codeHash, contentHash, jsonCache } from '../renderer/cache.ts'
import { saveParsed } from '../renderer/content/content-file.ts'
import { inspectPictures } from '../renderer/content/picture-file.ts'
import type { Problem } from '../renderer/content/problem.ts'
import {
  buildRules,
  problemsOf,
  reportsOf,
  withoutRepeats,
} from '../renderer/content/rules/check-site.ts'
import { patternRule, readPatterns } from '../renderer/content/rules/phrases.ts'
import type { RuleSet } from '../renderer/content/rules/rule.ts'
import { createSite, type Site } from '../renderer/content/site.ts'
import { lazy } from '../renderer/memoize.ts'
import * as copies from './check/copies.ts'
import { goneCities, priceChanges, typedFigures } from './check/outdated.ts'
import { checkReadingGrade } from './check/reading.ts'
import { avoidedTerms, checkFigures, checkUntranslated, termsFile } from './check/translated.ts'
import { command, plural, type Run } from './shared/terminal.ts'
import { writeWordTypes } from './word-types.ts'

/** Useless marks, doubled words, and leftovers of pasted text. */
const slipsFile = 'scripts/check/slips.yaml'
const ruleFiles = () =>
  [slipsFile, ...translatedInto.map(termsFile)]
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file))

/** Matters of style, and of facts that are only told here: no build stops at them. */
export const styleRules: RuleSet = {
  code: lazy(() => contentHash(buildRules.code(), codeHash('scripts/check'), ...ruleFiles())),
  cache: jsonCache('style'),
  texts: {
    slip: patternRule(({ company }) => readPatterns(slipsFile)(company)),
    'typed-figure': patternRule(typedFigures),
    'gone-city?': patternRule(goneCities),
    'reading-grade': checkReadingGrade,
    untranslated: checkUntranslated,
    'figure-differs?': checkFigures,
    term: patternRule((_, { language }) => avoidedTerms(language)),
  },
  all: {
    'copied-file': copies.checkCopiedFiles,
    'copied-text': copies.checkCopies,
    'repeated-sentence': copies.checkRepeatedSentences,
    'own-words': copies.checkOwnWords,
  },
  shared: {},
}

/** Writes the caches of the project, for later runs. */
export const saveCheck = (): void => {
  saveParsed()
  for (const { cache } of [buildRules, styleRules]) cache.save()
}

/** Returns every problem of a site with inspected pictures. */
export const checkContent = (site: Site): Problem[] => {
  const found = [...site.problems, ...problemsOf(site), ...problemsOf(site, styleRules)]
  const isCopy = ({ id }: Problem) => id === 'copied-file'
  const copied = new Set(found.filter(isCopy).map(({ file }) => file))
  return withoutRepeats(found.filter((one) => isCopy(one) || !copied.has(one.file)))
}

/** Inspects the pictures of a site, and returns every problem. */
export const checkSite = async (site: Site): Promise<Problem[]> =>
  checkContent(site.withPictures(await inspectPictures(site)))

/** Returns how many pages published.yaml lacks, in a sentence, or an empty string. */
const describePublished = ({ content, published }: Site): string => {
  const { sitePages } = content[defaultLanguage]
  const { length } = sitePages.filter(({ address }) => !published.includes(address))
  return length === 0
    ? ''
    : `\n${publishedFile} lacks ${plural(length, 'page')}; after the release, npm run note-published adds them.`
}

/** Lists every problem in the content of a project. */
export const checkProject = command(
  'npm run check:content takes no options.',
  (args) => parseArgs({ args }),
  async (_, project) => {
    const { output } = project
    const site = createSite(project)
    const problems = [...(await checkSite(site)), ...priceChanges(site)]
    const { errors, warnings } = reportsOf(site, problems)
    if (warnings) output.error(`${warnings}\n`)
    if (errors) output.error(errors)
    else output.log(`The content is fine.${describePublished(site)}`)
    return errors ? 1 : 0
  },
)

/** `npm run check:content`, which also writes the types of the words. */
export const runCheck: Run = async (args, project) => {
  writeWordTypes()
  const code = await checkProject(args, project)
  saveCheck()
  return code
}
