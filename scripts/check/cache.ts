import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeHash, contentHash, jsonCache } from '../../renderer/cache.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { saveParsed } from '../../renderer/content/source.ts'
import { filesIn } from '../../renderer/files-in.ts'
import type { SentencesByPage } from './compared.ts'

/** What a check finds in a content folder, and what it has counted there, in words. */
export type CheckResult = { problems: Problem[]; counts: string }

/** What rules of style find in a file, and what other files are compared with. */
type StyleOfFile = { problems: Problem[]; sentences: SentencesByPage }

type Cache<Value> = { get: (key: string, make: () => Value) => Value }

/** What checks reuse: what they found in each file, and in whole folders. */
const cachesOf = (open: <Value>(name: string) => Cache<Value>) => ({
  files: open<Problem[]>('check-files'),
  style: open<StyleOfFile>('check-style'),
  results: open<CheckResult>('check'),
})

/** The caches of a check, and what writes them for later runs. */
export type CheckCache = ReturnType<typeof cachesOf> & { save: () => void }

const inMemory = <Value>(): Cache<Value> => {
  const values = new Map<string, Value>()
  const get = (key: string, make: () => Value) => {
    const value = values.get(key) ?? make()
    values.set(key, value)
    return value
  }
  return { get }
}

/** A cache that ends with its process, for folders other than the project. */
export const memoryCache = (): CheckCache => ({ ...cachesOf(inMemory), save: () => {} })

const folder = 'scripts/check'
const codeOfRules = [folder, 'renderer/content', 'content/schema', 'components/map']

/** The cache of the project: what a check finds is reused until the content or the code changes. */
export const checkCache = (): CheckCache => {
  const patterns = filesIn(folder).filter((file) => file.endsWith('.yaml'))
  const code = contentHash(
    codeHash(...codeOfRules, 'components/calculators'),
    ...patterns.map((file) => readFileSync(join(folder, file))),
  )
  const writes = [saveParsed]
  const caches = cachesOf(<Value>(name: string) => {
    const { get, save } = jsonCache<Value>(name)
    writes.push(save)
    return { get: (key: string, make: () => Value) => get(contentHash(code, key), make) }
  })
  const save = () => {
    for (const write of writes) write()
  }
  return { ...caches, save }
}
