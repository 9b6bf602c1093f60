import { allLanguages } from '../../content/schema/languages.ts'
import { expect, test } from '../strict-test.ts'
import { fullReport, type Run, requestsOf, totals } from './account.ts'
import { byWorker } from './in-page.ts'
import { playSeeds } from './run.ts'
import * as kinds from './schedule.ts'

/**
 * Seeds whose schedules contain every kind of fault between them, what happens seldom twice.
 * `npm run chaos -- --only 20` plays one of them again and prints all that happened.
 */
const seeds = [9, 20, 143, 147, 252, 278, 363, 371, 378]

/** Every kind of thing that a schedule can contain. */
const allKinds: readonly string[] = [
  ...kinds.formNames,
  ...kinds.drops,
  ...kinds.interruptions,
  ...Object.keys(kinds.relayAnswers),
  ...kinds.localStorageFaults.map((fault) => `localStorage ${fault}`),
  ...kinds.databaseFaults,
  ...kinds.reactions,
  ...allLanguages,
  'sent by the service worker',
  'poisoned',
]

/** The kinds of things that really happened: an answer that nobody asked for did not. */
const kindsIn = (run: Run): (string | undefined)[] => {
  const { steps, storage, language } = run.schedule
  return [
    ...steps.flatMap((step) =>
      step.do === 'send' ? [step.form, step.drop, step.interruption] : [],
    ),
    ...run.requests.map(({ answer }) => answer),
    ...run.requests.map(({ document }) =>
      document === byWorker ? 'sent by the service worker' : undefined,
    ),
    ...run.messages.map(({ reaction }) => reaction),
    run.messages.some((message) => message.isPoison && requestsOf(run, message).length > 0)
      ? 'poisoned'
      : undefined,
    `localStorage ${storage.localStorage}`,
    storage.database,
    language,
  ]
}

test('whatever fails, no lead of a visitor who was thanked is lost, and none is sent twice without need', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const happened = new Set<string | undefined>()
  const wrong: string[] = []
  const account = await playSeeds(browser, seeds, (run, played) => {
    for (const kind of kindsIn(run)) happened.add(kind)
    if (played.faults.length > 0) wrong.push(fullReport(run, played))
  })
  console.log(totals(account))
  expect(wrong.join('\n\n')).toBe('')
  expect(account).toMatchObject({ lost: 0, unexplainedCopies: 0 })
  // A schedule in which nothing happens would find nothing.
  expect(allKinds.filter((kind) => !happened.has(kind))).toEqual([])
  expect(account.thanked).toBeGreaterThan(seeds.length)
})
