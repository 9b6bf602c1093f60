import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeHash, contentHash, jsonCache } from '../../renderer/cache.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { saveParsed } from '../../renderer/content/source.ts'
import { filesIn } from '../../renderer/files-in.ts'
import type { Compared } from './rule.ts'

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
  /** Writes the cache for later runs. */
  save: (): void => {},
})
export type CheckCache = ReturnType<typeof memoryCache>

const folder = 'scripts/check'
const codeOfRules = [folder, 'renderer/content', 'content/schema', 'components/map']

/** Returns the cache of the project: results are reused until the content or the code changes. */
export const checkCache = (): CheckCache => {
  const patterns = filesIn(folder).filter((file) => file.endsWith('.yaml'))
  const code = contentHash(
    codeHash(...codeOfRules, 'components/calculators'),
    ...patterns.map((file) => readFileSync(join(folder, file))),
  )
  const cache = memoryCache(code, 'check')
  const save = () => {
    saveParsed()
    cache.files.save()
    cache.results.save()
  }
  return { ...cache, save }
}
