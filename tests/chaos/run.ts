import type { Browser } from 'playwright/test'
import { type Account, accountOf, type Run, sumOf } from './account.ts'
import { scheduleOf } from './schedule.ts'
import { comeBack, takeStep } from './visitor.ts'
import { newWorld, until, untilQuiet, type World } from './world.ts'

/** Everything works again, while pages that are open stay so for an hour. */
const heal = async (world: World): Promise<void> => {
  const { relay, pass, note, tabs, setOffline } = world
  note('from here on everything works')
  relay.heal()
  tabs.heal()
  await setOffline(false)
  // Pages that are still open may have what no storage would take. One that waits for a database that
  // hangs sets several timers in a row, and each step fires only one.
  for (const time of [1000, 1000, 1000, 1000, 10_000, 3_600_000]) {
    await pass(time)
    await untilQuiet(world)
  }
}

/** The visitor comes back every three hours until nothing is left to send. */
const comeBackForRest = async (world: World): Promise<void> => {
  const isEmpty = async () => (await world.waiting()).length === 0
  for (let visit = 0; visit < 8 && !(await isEmpty()); visit++) {
    await comeBack(world, 3)
    // A page that first has to find out that its database hangs needs a moment.
    await until(world, isEmpty, 120)
    await untilQuiet(world)
  }
}

/** Plays the schedule of a seed. Never throws: a failure is a fault. */
const playSeed = async (browser: Browser, seed: number): Promise<[Run, Account]> => {
  const schedule = scheduleOf(seed)
  const world = await newWorld(browser, schedule)
  const { messages, tabs, relay, journal } = world
  const { endedAt } = tabs
  const { requests } = relay
  const run = { schedule, messages, requests, endedAt, journal, healedAt: Infinity }
  try {
    for (const step of schedule.steps) await takeStep(world, step)
    await heal(world)
    run.healedAt = Date.now()
    await comeBackForRest(world)
    const ended: Run = { ...run, waiting: await world.waiting() }
    return [ended, accountOf(ended)]
  } catch (error) {
    return [
      { ...run, waiting: [] },
      { fates: [], faults: [`it could not be played: ${error}`] },
    ]
  } finally {
    await world.close()
  }
}

/**
 * Plays the schedules of the seeds, two side by side, and adds up what became of their messages.
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
      const [run, account] = await playSeed(browser, seed)
      accounts.push(account)
      onRun(run, account)
    }
  }
  await Promise.all([player(), player()])
  return sumOf(accounts)
}
