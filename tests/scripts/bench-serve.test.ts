import { expect, test } from 'vitest'
import { load, percentile } from '../../scripts/bench-serve/load.ts'
import { says, startServer } from './server.ts'

test('the slowest of a hundred requests is not what 99 of them take', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(times, 0.99)).toBe(99)
  expect(percentile([7], 0.99)).toBe(7)
  expect(percentile([], 0.99)).toBe(0)
})

test('a benchmark asks for every address and counts answers that are no page as errors', async () => {
  const good = await startServer(says(200, 'page'))
  const bad = await startServer(says(503, 'busy'))
  const setting = { connections: 4, duration: 100 }
  const result = await load([`${good.origin}/a`, `${good.origin}/b`], setting)
  expect(result).toMatchObject({ errors: 0 })
  expect(new Set(good.requests.map(({ path }) => path))).toEqual(new Set(['/a', '/b']))
  const failed = await load([`${bad.origin}/a`], setting)
  expect(failed.errors).toBe(bad.requests.length)
})
