import { expect, test } from '../strict-test.ts'
import { scheduleOf } from './schedule.ts'
import { comeBack, takeStep } from './visitor.ts'
import { type Message, newWorld, until, untilQuiet } from './world.ts'

/**
 * Schedules with nearly every kind of fault. `npm run chaos -- 63` plays each of them and 62 others
 * after it. `CHAOS_SEEDS=5005 npx playwright test tests/chaos` plays a single one.
 */
const { CHAOS_SEEDS = '186 327 554 617 874 2085 2247' } = process.env

/**
 * Returns what is wrong with the outcome of a message, once everything has worked for a while.
 * @param arrived how often it has arrived.
 */
const faultsOf = (message: Message, arrived: number, couldStore: boolean): string[] => {
  const { told, wasWarned, wasLeft, wasInterrupted, wasSending, arrivedThen, mayRepeat } = message
  const isExcused = !couldStore && wasWarned && wasLeft
  const faults: Record<string, boolean> = {
    'thanked for, and lost': told === 'thanked' && arrived === 0 && !isExcused,
    'left while it was sent, and lost': wasSending && arrived === 0 && couldStore,
    'its visitor was told nothing': told === 'nothing' && !wasInterrupted,
    'said to have failed, and it arrived later': told === 'failed' && arrived > arrivedThen,
    'sent again without need': arrived > 1 && !mayRepeat && !wasLeft,
  }
  return [...message.faults, ...Object.keys(faults).filter((fault) => faults[fault])]
}

test.use({ viewport: { width: 360, height: 360 } })

for (const seed of CHAOS_SEEDS.split(' ').map(Number))
  test(`whatever fails, no lead of a visitor who was thanked is lost, and none is sent again after a yes: schedule ${seed}`, async ({
    context,
    request,
  }) => {
    test.setTimeout(300_000)
    const schedule = scheduleOf(seed + 1000 * test.info().repeatEachIndex)
    const world = await newWorld(context, request, schedule)
    for (const step of schedule.steps) await takeStep(world, step)
    await world.heal()
    // Open pages may have leads that no storage accepted.
    for (const time of [1000, 10_000, 3_600_000]) {
      await world.pass(time)
      await untilQuiet(world)
    }
    const isEmpty = async () => (await world.waiting()).length === 0
    for (let visit = 0; visit < 8 && !(await isEmpty()); visit++) {
      await comeBack(world, 3)
      await until(world, isEmpty, 120)
    }
    expect(await world.waiting()).toEqual([])
    for (const message of world.messages) {
      const faults = faultsOf(message, await world.arrivals(message), !schedule.isBlocked)
      expect(faults, [JSON.stringify(schedule), ...message.journal].join('\n')).toEqual([])
    }
  })
