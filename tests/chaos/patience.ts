import { setTimeout as wait } from 'node:timers/promises'
import type { World } from './world.ts'

type Waiting = Pick<World, 'relay' | 'clock'>

/** How often is looked, in milliseconds. */
const pause = 25

/**
 * Lets the visitor's clock pass: in large steps while an answer is late, between which the relay
 * can notice that it was given up, and otherwise slowly, for whatever else a page waits for: on a
 * busy machine, whoever is given little time by that clock had no time at all.
 */
const passTime = async ({ relay, clock }: Waiting, look: number): Promise<void> => {
  if (relay.isLate() && look % 4 === 3) await clock.pass(8000)
  else if (look % 40 === 39) await clock.pass(1000)
}

/** Waits until something is so, while the visitor's clock passes. Returns whether it came so. */
export const until = async (
  world: Waiting,
  isSo: () => boolean | Promise<boolean>,
  looks = 800,
): Promise<boolean> => {
  for (let look = 0; look < looks; look++) {
    if (await isSo()) return true
    await wait(pause)
    await passTime(world, look)
  }
  return false
}

/** Waits until no request has been on its way for a while. */
export const untilQuiet = async (world: Waiting): Promise<void> => {
  let quiet = 0
  await until(world, () => {
    quiet = world.relay.open() === 0 ? quiet + 1 : 0
    return quiet > 5
  })
}
