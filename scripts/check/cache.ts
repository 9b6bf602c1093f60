import { readFileSync } from 'node:fs'
import { codeHash, contentHash, jsonCache } from '../../renderer/cache.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { rulesHash } from '../../renderer/content/rules/cache.ts'
import { problemCache } from '../../renderer/content/rules/find-problems.ts'
import { saveParsed } from '../../renderer/content/source.ts'
import type { Compared } from './rule.ts'
import { slipsFile } from './slips.ts'

/** The problems of a file, and what its pages are compared by. */
export type FileResult = { problems: Problem[] } & Pick<Compared, 'sentences'>

/** The problems of a content folder, and a sentence with its counts. */
export type CheckResult = { problems: Problem[]; counts: string }

/** Returns an in-memory cache, for folders other than the project. */
export const memoryCache = (code = '', name?: string) => ({
  /** The content hash of the code whose results it holds. */
  code,
  files: jsonCache<FileResult>(name && `${name}-files`),
  results: jsonCache<CheckResult>(name),
  wrong: problemCache(name && 'problems'),
  /** Writes the cache for later runs. */
  save: (): void => {},
})
export type CheckCache = ReturnType<typeof memoryCache>

/** Returns the cache of the project: results are reused until the content or the code changes. */
export const checkCache = (): CheckCache => {
  const own = codeHash('scripts/check', 'components/calculators', 'components/map')
  const cache = memoryCache(contentHash(rulesHash(), own, readFileSync(slipsFile)), 'check')
  const save = () => {
    saveParsed()
    for (const one of [cache.files, cache.results, cache.wrong.site, cache.wrong.files]) one.save()
  }
  return { ...cache, save }
}
