import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { cacheFolder, jsonCache, writeWhole } from '../../renderer/cache.ts'

const name = `test-${process.pid}`
const file = join(cacheFolder, `${name}.json`)
afterEach(() => rmSync(file, { force: true }))

/** What a run gets for some keys; it makes `new` for what is not cached. */
const run = (...keys: string[]): string[] => {
  const { get, save } = jsonCache<string>(name)
  const values = keys.map((key) => get(key, () => 'new'))
  save()
  return values
}

test('a value is made once, as long as each run asks for it', () => {
  writeWhole(file, JSON.stringify({ a: 'cached', b: 'cached' }))
  expect(run('a', 'c')).toEqual(['cached', 'new'])
  expect(run('a', 'b')).toEqual(['cached', 'new'])
})

test('a run that asks for nothing leaves the values of others', () => {
  writeWhole(file, JSON.stringify({ a: 'cached' }))
  const cache = jsonCache<string>(name)
  cache.get('a', () => 'new')
  cache.save()
  cache.save()
  run()
  expect(run('a')).toEqual(['cached'])
})

test('values are made again when the file is damaged', () => {
  run('a')
  writeFileSync(file, readFileSync(file).subarray(0, -3))
  expect([run('a'), run('a')]).toEqual([['new'], ['new']])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ a: 'new' })
})
