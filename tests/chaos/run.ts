import type { Browser } from 'playwright/test'
import { type Account, accountOf, type Run, sumOf, withPages } from './account.ts'
import { scheduleOf } from './schedule.ts'
import { comeBack, takeStep } from './visitor.ts'
import { newWorld, until, untilQuiet, type World } from './world.ts'

/** How often, and after how many hours, the visitor comes back once everything works. */
const visits = 8
const hoursBetween = 3

/** How long the visitor then stays, in looks. */
const moment = 120

/** Everything works again, while pages that are open stay so for an hour. */
const heal = async (world: World): Promise<void> => {
  const { relay, clock, journal, tabs } = world
  // A lead on its way when a wrong clock is set right may be sent by another page as well.
  await clock.pass(3000)
  await untilQuiet(world)
  journal.note('from here on everything works')
  relay.heal()
  // The calls that fail come around again: some databases would never work twice in a row.
  tabs.heal()
  await clock.setAhead(0)
  await world.setOffline(false)
  // Pages that are still open may have what no storage would take.
  for (const time of [10_000, 3_600_000]) {
    await clock.pass(time)
    await untilQuiet(world)
  }
}

/** The visitor comes back until nothing is left to send. */
const comeBackForRest = async (world: World): Promise<void> => {
  const { waiting, messages } = world
  const isPoisoned = (lead: string) =>
    messages.some(({ isPoison, name }) => isPoison && lead.includes(name))
  for (let visit = 0; visit < visits; visit++) {
    const left = await waiting()
    if (left.every((lead) => visit > 1 && isPoisoned(lead))) return
    await comeBack(world, hoursBetween)
    // A page that first has to find out that its database hangs needs a moment.
    await until(world, async () => (await waiting()).every(isPoisoned), moment)
    await untilQuiet(world)
  }
}

const noteRequests = ({ relay, journal }: World) => {
  for (const { at, document, answer, leadId, text, storedAt, saidAt } of relay.requests) {
    const [name = 'nobody'] = /Visitor\w+?End/.exec(text) ?? []
    const became = [storedAt && 'stored', saidAt && 'said so'].filter(Boolean).join(', ')
    const what = `${answer} to page ${document}, lead ${leadId} of ${name}`
    journal.note(`relay: ${what} (${became || 'not stored'})`, at)
  }
}

/** Plays the schedule of a seed in a browser of its own. Never throws: a failure is part of the run. */
const playSeed = async (browser: Browser, seed: number): Promise<Run> => {
  const schedule = scheduleOf(seed)
  const world = await newWorld(browser, schedule)
  const { messages, tabs, relay, journal } = world
  const results: Pick<Run, 'waiting' | 'falseStatements' | 'healedAt' | 'failure'> = {
    waiting: [],
    falseStatements: [],
    healedAt: Number.POSITIVE_INFINITY,
  }
  try {
    for (const step of schedule.steps) await takeStep(world, step)
    await heal(world)
    results.healedAt = Date.now()
    await comeBackForRest(world)
    results.waiting = await world.waiting()
    results.falseStatements = await world.falseStatements()
  } catch (error) {
    results.failure = String(error)
    journal.note(`failed: ${error}`)
  } finally {
    await world.close()
  }
  noteRequests(world)
  return {
    schedule,
    messages,
    requests: withPages(relay.requests, messages, schedule.storage),
    reports: tabs.reports,
    endedAt: tabs.endedAt,
    journal: journal.lines(),
    ...results,
  }
}

/** How many schedules are played side by side. */
const sideBySide = 2

/**
 * Plays the schedules of the seeds and adds up what became of their messages.
 * @param onRun called with each, in the order in which they end.
 */
export const playSeeds = async (
  browser: Browser,
  seeds: readonly number[],
  onRun: (run: Run, account: Account) => void,
): Promise<Account> => {
  const left = [...seeds]
  const accounts: Account[] = []
  const player = async () => {
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
      const run = await playSeed(browser, seed)
      const account = accountOf(run)
      accounts.push(account)
      onRun(run, account)
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, player))
  return sumOf(accounts)
}
