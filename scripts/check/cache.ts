import { readFileSync } from 'node:fs'
import { codeHash, contentHash, jsonCache } from '../../renderer/cache.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { saveParsed } from '../../renderer/content/source.ts'
import type { SentencesByPage } from './compared.ts'
import { dataFiles } from './data.ts'

/** What a check finds in a content folder, and what it has counted there, in words. */
export type CheckResult = { problems: Problem[]; counts: string }

/** What rules about single files find in one, and what other files are compared with. */
type FileResult = { problems: Problem[]; sentences: SentencesByPage }

type Cache<Value> = { get: (key: string, make: () => Value) => Value }

/** What checks reuse: what they found in each file, and in whole folders. */
export type CheckCache = {
  files: Cache<FileResult>
  results: Cache<CheckResult>
  /** Writes what was asked for, for later runs. */
  save: () => void
}

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
export const memoryCache = (): CheckCache => ({
  files: inMemory(),
  results: inMemory(),
  save: () => {},
})

/** The cache of the project: what a check finds is reused until the content or the code changes. */
export const checkCache = (): CheckCache => {
  const code = contentHash(
    codeHash('scripts/check', 'renderer/content', 'content/schema'),
    ...Object.values(dataFiles).map((file) => readFileSync(file)),
  )
  const open = <Value>(name: string) => {
    const { get, save } = jsonCache<Value>(name)
    return { get: (key: string, make: () => Value) => get(contentHash(code, key), make), save }
  }
  const files = open<FileResult>('check-files')
  const results = open<CheckResult>('check')
  const save = () => {
    saveParsed()
    files.save()
    results.save()
  }
  return { files, results, save }
}
