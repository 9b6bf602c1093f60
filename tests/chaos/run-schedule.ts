import type { Browser } from 'playwright/test'
import { withPages } from './native-requests.ts'
import { until, untilQuiet } from './patience.ts'
import type { RelayRequest } from './relay-proxy.ts'
import type { Run } from './run.ts'
import type { Schedule } from './schedule.ts'
import { comeBack, takeStep } from './take-step.ts'
import { newWorld, type World } from './world.ts'

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
  // Pages that are still open may keep what no storage would.
  await clock.pass(10_000)
  await untilQuiet(world)
  await clock.pass(3_600_000)
  await untilQuiet(world)
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

const describe = ({
  requests,
  journal,
}: { requests: readonly RelayRequest[] } & Pick<World, 'journal'>) => {
  for (const { at, document, answer, leadId, text, storedAt, saidAt } of requests) {
    const [name = 'nobody'] = /Visitor\w+?End/.exec(text) ?? []
    const became = [storedAt && 'stored', saidAt && 'said so'].filter(Boolean).join(', ')
    journal.note(
      `relay: ${answer} to page ${document}, lead ${leadId.slice(0, 8).toUpperCase()} of ${name} (${became || 'not stored'})`,
      at,
    )
  }
}

/** Plays a schedule in a browser of its own. Never throws: a failure is part of the run. */
export const runSchedule = async (browser: Browser, schedule: Schedule): Promise<Run> => {
  const world = await newWorld(browser, schedule)
  const { messages, tabs, relay, journal } = world
  let failure: string | undefined
  let waiting: readonly string[] = []
  let falseStatements: readonly string[] = []
  let healedAt = Number.POSITIVE_INFINITY
  try {
    for (const step of schedule.steps) await takeStep(world, step)
    await heal(world)
    healedAt = Date.now()
    await comeBackForRest(world)
    waiting = await world.waiting()
    falseStatements = await world.falseStatements()
  } catch (error) {
    failure = String(error)
    journal.note(`failed: ${failure}`)
  } finally {
    await world.close()
  }
  const requests = withPages(relay.requests, messages, schedule.storage)
  describe({ requests, journal })
  return {
    schedule,
    messages,
    requests,
    reports: tabs.reports,
    endedAt: tabs.endedAt,
    healedAt,
    waiting,
    falseStatements,
    journal: journal.lines(),
    ...(failure !== undefined && { failure }),
  }
}
