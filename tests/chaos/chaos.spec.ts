import { expect, test } from '../strict-test.ts'
import { countOf, fullReport, totals } from './account.ts'
import { playSeeds } from './run.ts'

/**
 * Schedules with nearly every kind of fault between them. A hundred others are played every night,
 * and `npm run chaos -- --only 20` plays one again and prints all that happened.
 */
const seeds = [33, 56, 75, 87, 110, 327]

test('whatever fails, no lead of a visitor who was thanked is lost, and none is sent again after a yes', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const wrong: string[] = []
  const account = await playSeeds(browser, seeds, (run, played) => {
    if (played.faults.length > 0) wrong.push(fullReport(run, played))
  })
  console.log(totals(account))
  expect(wrong.join('\n\n')).toBe('')
  // A schedule in which nothing happens would find nothing.
  expect(countOf(account, 'arrived')).toBeGreaterThan(seeds.length)
})
