import { plainPageIn } from './fill-in.ts'
import { untilQuiet } from './patience.ts'
import { sendMessage } from './send-message.ts'
import type { Step } from './steps.ts'
import type { Tab } from './tabs.ts'
import type { World } from './world.ts'

const second = 1000
const hour = 3600 * second

const anyTab = ({ tabs }: World): Promise<Tab> => {
  const tab = tabs.open.at(-1)
  return tab ? Promise.resolve(tab) : tabs.newTab()
}

/** Goes to the tab that was left, or opens one. */
const otherTab = async (world: World): Promise<void> => {
  const { tabs, schedule } = world
  const left = tabs.open.length > 1 ? tabs.open.shift() : undefined
  if (left) {
    tabs.open.push(left)
    return
  }
  await world.setOffline(false)
  await tabs.goTo(await tabs.newTab(), plainPageIn(schedule.language))
}

/** Closes every tab, and opens the site some hours later. */
export const comeBack = async (world: World, hours: number): Promise<void> => {
  const { tabs, clock, schedule } = world
  for (const tab of [...tabs.open]) await tabs.close(tab)
  await world.setOffline(false)
  await clock.pass(hours * hour)
  await tabs.goTo(await tabs.newTab(), plainPageIn(schedule.language))
}

const perform = async (world: World, step: Step): Promise<void> => {
  const { clock, tabs } = world
  switch (step.do) {
    case 'send': {
      const tab = await anyTab(world)
      await world.setOffline(false)
      return sendMessage(world, tab, step)
    }
    case 'wait':
      await clock.pass(step.seconds * second)
      return world.sync()
    case 'reload': {
      const [tab] = tabs.open.slice(-1)
      return tab && tabs.reload(tab)
    }
    case 'go to the other tab':
      return otherTab(world)
    case 'go offline and online':
      await world.setOffline(true)
      await clock.pass(8 * second)
      return world.setOffline(false)
    case 'return':
      return comeBack(world, step.hours)
    case 'set the clock wrong':
      return clock.setAhead(step.days)
    case 'set the clock right':
      return clock.setAhead(0)
  }
}

/** Takes one step, and waits until the requests that it caused are answered. */
export const takeStep = async (world: World, step: Step): Promise<void> => {
  const { do: what, ...details } = step
  world.journal.note(`step: ${what} ${JSON.stringify(details)}`)
  await perform(world, step)
  await untilQuiet(world)
}
