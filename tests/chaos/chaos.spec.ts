import { expect, test } from '../strict-test.ts'
import { faultsOf } from './message.ts'
import { scheduleOf } from './schedule.ts'
import { comeBack, takeStep } from './visitor.ts'
import { newWorld, until, untilQuiet } from './world.ts'

/**
 * Schedules with nearly every kind of fault. `npm run chaos -- 63` plays each of them and 62 others
 * after it. `CHAOS_SEEDS=5005 npx playwright test tests/chaos` plays a single one.
 */
const { CHAOS_SEEDS = '5 48 49 50 75 327 868 5034' } = process.env

test.use({ viewport: { width: 360, height: 360 } })

for (const seed of CHAOS_SEEDS.split(' ').map(Number))
  test(`whatever fails, no lead of a visitor who was thanked is lost, and none is sent again after a yes: schedule ${seed}`, async ({
    context,
    request,
  }) => {
    test.setTimeout(300_000)
    const schedule = scheduleOf(seed + 1000 * test.info().repeatEachIndex)
    const { localStorage, database } = schedule.storage
    const world = await newWorld(context, request, schedule)
    for (const step of schedule.steps) await takeStep(world, step)
    await world.heal()
    // Open pages may have leads that no storage accepted. A page that waits for a hanging database
    // sets several timers in a row, and each step fires only one.
    for (const time of [1000, 1000, 1000, 1000, 10_000, 3_600_000]) {
      await world.pass(time)
      await untilQuiet(world)
    }
    const isEmpty = async () => (await world.waiting()).length === 0
    for (let visit = 0; visit < 8 && !(await isEmpty()); visit++) {
      await comeBack(world, 3)
      await until(world, isEmpty, 120)
    }
    expect(await world.waiting()).toEqual([])
    const couldStore = localStorage === 'works' || database === 'works'
    for (const message of world.messages) {
      const faults = faultsOf(message, await world.arrivals(message), couldStore)
      expect(faults, [JSON.stringify(schedule), ...message.journal].join('\n')).toEqual([])
    }
  })
