import { codeHash, contentHash, jsonCache } from '../../renderer/cache.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { type ParseCache, parseCache } from '../../renderer/content/source.ts'
import type { SentencesByPage } from './compared.ts'

/** What a check finds in a content folder, and what it has counted there, in words. */
export type CheckResult = { problems: Problem[]; counts: string }

type Cache<Value> = { get: (key: string, make: () => Value) => Value }

/** What checks reuse: parsed files, the findings of each rule in each file, and those of all rules. */
export type CheckCache = {
  yaml?: ParseCache
  problems: Cache<Problem[]>
  sentences: Cache<SentencesByPage>
  results: Cache<CheckResult>
  /** Writes what was asked for, for later runs. */
  save: () => void
}

const none = { get: <Value>(_key: string, make: () => Value): Value => make() }

/** For a check that neither reads nor writes a cache. */
export const noCache: CheckCache = {
  problems: none,
  sentences: none,
  results: none,
  save: () => {},
}

const inMemory = <Value>(): Cache<Value> => {
  const values = new Map<string, Value>()
  return {
    get: (key, make) => {
      const value = values.get(key) ?? make()
      values.set(key, value)
      return value
    },
  }
}

/** A cache that ends with its process, for folders other than the project. */
export const memoryCache = (): CheckCache => ({
  yaml: inMemory(),
  problems: inMemory(),
  sentences: inMemory(),
  results: inMemory(),
  save: () => {},
})

/** The cache of the project: what a check finds is reused until the content or the code changes. */
export const checkCache = (): CheckCache => {
  const code = codeHash('scripts/check', 'renderer/content', 'content/schema')
  const saves: (() => void)[] = []
  const open = <Value>(name: string): Cache<Value> => {
    const { get, save } = jsonCache<Value>(name)
    saves.push(save)
    return { get: (key, make) => get(contentHash(code, key), make) }
  }
  const yaml = parseCache()
  saves.push(yaml.save)
  return {
    yaml,
    problems: open('check-problems'),
    sentences: open('check-sentences'),
    results: open('check'),
    save: () => {
      for (const save of saves) save()
    },
  }
}
