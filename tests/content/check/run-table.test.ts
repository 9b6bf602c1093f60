import { expect, test } from 'vitest'
import { runTable } from '../../../content/model/check/run-table.ts'
import { numberOf } from '../../../content/model/check/runs.ts'

const runs = Array.from({ length: 5000 }, (_, index) => numberOf(`run ${index}`))

test('runs that two owners have are shared, and no others', () => {
  const table = runTable(2 * runs.length)
  for (const run of runs) table.add(run, 1)
  for (const [index, run] of runs.entries()) if (index % 3 === 0) table.add(run, 2)
  expect(runs.filter(table.isShared)).toEqual(runs.filter((_, index) => index % 3 === 0))
})

test('a run that one owner has twice is not shared, and is new to it once', () => {
  const table = runTable(4)
  expect([table.add(7, 0), table.add(7, 0), table.isShared(7)]).toEqual([true, false, false])
  expect([table.add(7, 1), table.isShared(7), table.isShared(8)]).toEqual([true, true, false])
})
