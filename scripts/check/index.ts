import { readFileSync } from 'node:fs'
import { allLanguages } from '../../content/schema/languages.ts'
import { codeHash, contentHash } from '../../renderer/cache.ts'
import { inspectPictures } from '../../renderer/content/picture-file.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { buildRules, problemCache, problemsOf } from '../../renderer/content/rules/check-site.ts'
import { patternRule } from '../../renderer/content/rules/phrases.ts'
import type { RuleSet } from '../../renderer/content/rules/rule.ts'
import type { Site } from '../../renderer/content/site.ts'
import { saveParsed } from '../../renderer/content/source.ts'
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
  texts: {
    every: {
      slip: patternRule(slipsFile),
      'typed-figure': checkTypedFigures,
      'gone-city': checkGoneCities,
    },
    originals: { 'reading-grade': checkReadingGrade },
    translations: {
      untranslated: checkUntranslated,
      'figure-differs': checkFigures,
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

/** Returns an in-memory cache, for folders other than the project. */
export const memoryCache = () => ({ build: problemCache(), style: problemCache() })

export type CheckCache = ReturnType<typeof memoryCache>

/** Returns the cache of the project. A build reads and writes that of its own rules. */
export const checkCache = (): CheckCache => ({
  build: problemCache('problems'),
  style: problemCache('style'),
})

/** Writes the caches for later runs. */
export const saveCheck = (caches: CheckCache): void => {
  saveParsed()
  for (const cache of Object.values(caches)) cache.save()
}

/** Returns every problem of a site with inspected pictures. */
export const checkContent = (site: Site, { build, style } = memoryCache()): Problem[] => {
  const languages = allLanguages.map((language) => site.content[language])
  const copies = new Map(languages.flatMap((content) => [...copiedFiles(content)]))
  const found = [
    ...site.problems,
    ...problemsOf(site, buildRules, build),
    ...problemsOf(site, styleRules, style),
  ]
  return [...copies.values(), ...found.filter(({ file }) => !copies.has(file))]
}

/** Inspects the pictures of a site, and returns every problem. */
export const checkSite = async (site: Site, cache: CheckCache): Promise<Problem[]> =>
  checkContent(site.withPictures(await inspectPictures(site)), cache)
