import { floridaDay } from '../../content/schema/day.ts'
import { allLanguages, defaultLanguage, translatedInto } from '../../content/schema/languages.ts'
import { contentHash, jsonCache } from '../../renderer/cache.ts'
import { inspectPictures } from '../../renderer/content/picture-file.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { problemCache, problemsOf } from '../../renderer/content/rules/find-problems.ts'
import { describePublished } from '../../renderer/content/rules/redirects.ts'
import { buildRules } from '../../renderer/content/rules/rules.ts'
import type { Site } from '../../renderer/content/site.ts'
import { saveParsed } from '../../renderer/content/source.ts'
import { copiedFiles } from './copies.ts'
import { describeOwnWords } from './own-words.ts'
import { styleRules } from './rules.ts'
import { describeTranslations } from './translated.ts'

/** The problems of a content folder, and a sentence with its counts. */
type CheckResult = { problems: Problem[]; counts: string }

/** Caches of the check; without names, in memory. A build reads and writes that of its own rules. */
const cachesOf = ([results, build, style]: readonly string[]) => ({
  results: jsonCache<CheckResult>(results),
  build: problemCache(build),
  style: problemCache(style),
})

export type CheckCache = ReturnType<typeof cachesOf>

/** Returns an in-memory cache, for folders other than the project. */
export const memoryCache = (): CheckCache => cachesOf([])

/** Returns the cache of the project: results are reused until the content or the code changes. */
export const checkCache = (): CheckCache => cachesOf(['check', 'problems', 'style'])

/** Writes the caches for later runs. */
export const saveCheck = (caches: CheckCache): void => {
  saveParsed()
  for (const cache of Object.values(caches)) cache.save()
}

const checkAll = (site: Site, { build, style }: CheckCache): CheckResult => {
  const languages = allLanguages.map((language) => site.content[language])
  const copies = new Map(languages.flatMap((content) => [...copiedFiles(content)]))
  const found = [
    ...site.problems,
    ...problemsOf(site, buildRules, build),
    ...problemsOf(site, styleRules, style),
  ]
  const counts = [
    ...languages.map(describeOwnWords),
    ...translatedInto.flatMap((language) => describeTranslations(site.content[language])),
    describePublished(site.content[defaultLanguage]),
  ]
  return {
    problems: [...copies.values(), ...found.filter(({ file }) => !copies.has(file))],
    counts: counts.filter(Boolean).join('\n'),
  }
}

/** Returns every problem of a site with inspected pictures, and a sentence with counts. */
export const checkContent = (site: Site, cache: CheckCache = memoryCache()): CheckResult => {
  const key = contentHash(buildRules.code(), styleRules.code(), floridaDay(), site.hash)
  return cache.results.get(key, () => checkAll(site, cache))
}

/** Inspects the pictures of a site, and returns every problem. */
export const checkSite = async (site: Site, cache: CheckCache): Promise<CheckResult> =>
  checkContent(site.withPictures(await inspectPictures(site)), cache)
