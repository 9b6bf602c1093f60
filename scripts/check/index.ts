import { readFileSync } from 'node:fs'
import { allLanguages } from '../../content/schema/languages.ts'
import { codeHash, contentHash, jsonCache } from '../../renderer/cache.ts'
import { saveParsed } from '../../renderer/content/content-file.ts'
import { inspectPictures } from '../../renderer/content/picture-file.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { buildRules, problemsOf, withoutRepeats } from '../../renderer/content/rules/check-site.ts'
import { patternRule } from '../../renderer/content/rules/phrases.ts'
import type { RuleSet } from '../../renderer/content/rules/rule.ts'
import type { Site } from '../../renderer/content/site.ts'
import { lazy } from '../../renderer/memoize.ts'
import { checkCopies, checkOwnWords, checkRepeatedSentences, copiedFiles } from './copies.ts'
import { checkGoneCities, checkTypedFigures } from './outdated.ts'
import { checkReadingGrade } from './reading.ts'
import { checkFigures, checkUntranslated, checkUseOfTerms, readTerms } from './translated.ts'

/** Useless marks, doubled words, and leftovers of pasted text. */
const slipsFile = 'scripts/check/slips.yaml'

/** Matters of style, and of facts that are only told here: no build stops at them. */
export const styleRules: RuleSet = {
  code: lazy(() =>
    contentHash(
      buildRules.code(),
      codeHash('scripts/check'),
      readFileSync(slipsFile),
      ...readTerms(),
    ),
  ),
  cache: jsonCache('style'),
  texts: {
    every: {
      slip: patternRule(slipsFile),
      'typed-figure': checkTypedFigures,
      'gone-city?': checkGoneCities,
    },
    originals: { 'reading-grade': checkReadingGrade },
    translations: {
      untranslated: checkUntranslated,
      'figure-differs?': checkFigures,
      term: checkUseOfTerms,
    },
  },
  all: {
    every: {
      'copied-text': checkCopies,
      'repeated-sentence': checkRepeatedSentences,
      'own-words': checkOwnWords,
    },
  },
}

/** Writes the caches of the project, for later runs. */
export const saveCheck = (): void => {
  saveParsed()
  for (const { cache } of [buildRules, styleRules]) cache.save()
}

/** Returns every problem of a site with inspected pictures. */
export const checkContent = (site: Site): Problem[] => {
  const copies = allLanguages.flatMap((language) => copiedFiles(site.content[language]))
  const isCopied = new Set(copies.map(({ file }) => file))
  const found = [...site.problems, ...problemsOf(site), ...problemsOf(site, styleRules)]
  return withoutRepeats([...copies, ...found.filter(({ file }) => !isCopied.has(file))])
}

/** Inspects the pictures of a site, and returns every problem. */
export const checkSite = async (site: Site): Promise<Problem[]> =>
  checkContent(site.withPictures(await inspectPictures(site)))
