import type { Browser } from 'playwright/test'
import { type Account, accountOf, type Run, sumOf } from './account.ts'
import { scheduleOf } from './schedule.ts'
import { comeBack, takeStep } from './visitor.ts'
import { newWorld, until, untilQuiet, type World } from './world.ts'

/** Everything works again, while pages that are open stay so for an hour. */
const heal = async (world: World): Promise<void> => {
  const { relay, pass, note, tabs } = world
  // A lead on its way when a wrong clock is set right may be sent by another page as well.
  await pass(3000)
  await untilQuiet(world)
  note('from here on everything works')
  relay.heal()
  tabs.heal()
  await world.setClock(0)
  await world.setOffline(false)
  // Pages that are still open may have what no storage would take. One that waits for a database that
  // hangs sets several timers in a row, and each step fires only one.
  for (const time of [1000, 1000, 1000, 1000, 10_000, 3_600_000]) {
    await pass(time)
    await untilQuiet(world)
  }
}

/** The visitor comes back every three hours until nothing is left to send. */
const comeBackForRest = async (world: World): Promise<void> => {
  const { waiting, messages } = world
  const isPoisoned = (lead: string) =>
    messages.some(({ isPoison, name }) => isPoison && lead.includes(name))
  for (let visit = 0; visit < 8; visit++) {
    const left = await waiting()
    if (left.every((lead) => visit > 1 && isPoisoned(lead))) return
    await comeBack(world, 3)
    // A page that first has to find out that its database hangs needs a moment.
    await until(world, async () => (await waiting()).every(isPoisoned), 120)
    await untilQuiet(world)
  }
}

/** Plays the schedule of a seed. Never throws: a failure is part of the run. */
const playSeed = async (browser: Browser, seed: number): Promise<Run> => {
  const schedule = scheduleOf(seed)
  const world = await newWorld(browser, schedule)
  const { messages, tabs, relay, journal } = world
  const result: Pick<Run, 'waiting' | 'healedAt' | 'failure'> = { waiting: [], healedAt: Infinity }
  try {
    for (const step of schedule.steps) await takeStep(world, step)
    await heal(world)
    result.healedAt = Date.now()
    await comeBackForRest(world)
    result.waiting = await world.waiting()
  } catch (error) {
    result.failure = String(error)
  } finally {
    await world.close()
  }
  return {
    schedule,
    messages,
    requests: relay.requests,
    endedAt: tabs.endedAt,
    journal,
    ...result,
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
      const run = await playSeed(browser, seed)
      const account = accountOf(run)
      accounts.push(account)
      onRun(run, account)
    }
  }
  await Promise.all([player(), player()])
  return sumOf(accounts)
}
