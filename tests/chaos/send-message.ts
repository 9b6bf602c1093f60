import { setTimeout as wait } from 'node:timers/promises'
import { formOnPage, plainPageIn } from './fill-in.ts'
import type { Message, Told } from './message.ts'
import { until, untilQuiet } from './patience.ts'
import type { Said } from './statements.ts'
import { isCalculator, type SendStep } from './steps.ts'
import type { Tab } from './tabs.ts'
import { visitorOf } from './visitor-name.ts'
import type { World } from './world.ts'

/** How long a visitor looks at a page before touching it, in milliseconds. */
const look = 6000

const keyOf = ({ statement, reference }: Said) => `${statement} ${reference}`

/** What the page has told its visitor since the button was pressed. */
const toldSince = ({ tabs }: World, { document, pressedAt }: Message): Told => {
  const reports = tabs.reports.filter((report) => report.document === document)
  const before = reports.findLast(({ at }) => at < pressedAt)?.said.map(keyOf) ?? []
  const fresh = reports
    .filter(({ at }) => at >= pressedAt)
    .flatMap(({ said }) => said.filter((one) => !before.includes(keyOf(one))))
  if (fresh.some(({ statement }) => statement !== 'failed')) return 'thanked'
  return fresh.length > 0 ? 'failed' : 'nothing'
}

/** Whether it speaks of the message that was sent last, whichever that was. */
const isNotice = ({ statement, reference }: Said) =>
  reference === '' && (statement === 'kept' || statement === 'not kept')

const hear = async (world: World, message: Message): Promise<void> => {
  const { tabs } = world
  await until(world, () => toldSince(world, message) !== 'nothing')
  // The notice of a form that is still asleep may be that of the message before, and stay.
  const stays = tabs.saidBy(message.document).some(isNotice)
  const told = toldSince(world, message)
  message.told = told === 'nothing' && stays ? 'thanked' : told
  message.toldAt = Date.now()
  world.journal.note(`${message.name} was told: ${message.told}`)
}

/** The second answer. That sending has failed may have been said all the time. */
const hearAgain = async (world: World, message: Message, looks: number): Promise<void> => {
  const { tabs, journal } = world
  const fails = () => tabs.saidBy(message.document).some(({ statement }) => statement === 'failed')
  await until(world, () => toldSince(world, message) === 'thanked', looks)
  await untilQuiet(world)
  const told = toldSince(world, message)
  message.told = told === 'nothing' && fails() ? 'failed' : told
  message.toldAt = Date.now()
  journal.note(`${message.name} was told: ${message.told}`)
}

const press = async (world: World, tab: Tab, message: Message): Promise<void> => {
  message.pressedAt = Date.now()
  world.journal.note(`${message.name} presses the button`)
  await formOnPage(message.form, world.schedule.language).send(tab.page)
}

/** What happens while the request waits for its answer. Returns whether the page is still there. */
const interrupt = async (world: World, tab: Tab, interruption: SendStep['interruption']) => {
  const { tabs, schedule } = world
  if (interruption === 'closes while sending') await tabs.close(tab)
  if (interruption === 'reloads while sending') await tabs.reload(tab)
  if (interruption === 'opens a tab while sending')
    await tabs.goTo(await tabs.newTab(), plainPageIn(schedule.language))
  if (interruption === 'comes online while sending')
    await tab.page.evaluate(() => dispatchEvent(new Event('online')))
  await wait(150)
  return tabs.open.includes(tab) && interruption !== 'reloads while sending'
}

const pressAndBeInterrupted = async (
  world: World,
  tab: Tab,
  message: Message,
  interruption: SendStep['interruption'],
): Promise<boolean> => {
  const { relay, tabs } = world
  if (interruption === 'closes at once') {
    await press(world, tab, message)
    await tabs.close(tab)
    return false
  }
  const release = relay.hold()
  const before = relay.requests.length
  try {
    await press(world, tab, message)
    await until(world, () => relay.requests.length > before, 40)
    return await interrupt(world, tab, interruption)
  } finally {
    release()
  }
}

/** What a visitor does who is told that sending has failed. */
const react = async (
  world: World,
  tab: Tab,
  message: Message,
  reaction: SendStep['failed'],
): Promise<void> => {
  const { keep } = formOnPage(message.form, world.schedule.language)
  const keeps = reaction === 'keeps it' && keep !== undefined
  if (reaction === 'tries again') {
    await world.setOffline(false)
    await world.clock.pass(look)
    await untilQuiet(world)
  }
  // The relay may have answered late.
  if (toldSince(world, message) === 'thanked') message.told = 'thanked'
  else message.reaction = reaction
  if (message.reaction === undefined || reaction === 'gives up') return
  // It may do so now, and take the button away.
  const pressing = keeps ? keep(tab.page) : press(world, tab, message)
  await pressing.catch(() => world.journal.note('the button is gone'))
  await hearAgain(world, message, keeps ? 400 : 20)
}

/** Whether a message can be typed without loading the page again. */
const isThere = async (
  { page }: Tab,
  { form, isPatient }: SendStep,
  path: string,
): Promise<boolean> =>
  isPatient &&
  !isCalculator(form) &&
  new URL(page.url()).pathname === path &&
  // Where a page could not be loaded, its address is that of an error.
  (await page.locator('[data-island]').count()) > 0

/** A visitor fills in a form, sends it and waits to hear what became of it. */
export const sendMessage = async (world: World, tab: Tab, step: SendStep): Promise<void> => {
  const { tabs, clock, messages, schedule } = world
  const { form, drop, interruption } = step
  const onPage = formOnPage(form, schedule.language)
  // A browser sent to where it is already stays at its place there: at the result of a wizard.
  if (!(await isThere(tab, step, onPage.path))) await tabs.goTo(tab, `${onPage.path}?again`)
  await clock.pass(look)
  const message: Message = {
    ...visitorOf(schedule.seed, messages.length),
    form,
    isPoison: schedule.poison === messages.length,
    document: tab.document,
    pressedAt: 0,
    told: 'nothing',
    interrupted: false,
  }
  messages.push(message)
  if (drop === 'before filling in' && !isCalculator(form)) await world.setOffline(true)
  await onPage.fillIn(tab.page, message)
  // The message before, that a form sends once it is awake, empties it under the hands of whoever
  // types the next one.
  const lacking = tab.page.locator('[data-island] form[action]:invalid')
  if ((await lacking.count()) > 0) await onPage.fillIn(tab.page, message)
  if (drop !== 'never') await world.setOffline(true)
  if (interruption === 'none') await press(world, tab, message)
  else message.interrupted = !(await pressAndBeInterrupted(world, tab, message, interruption))
  if (message.interrupted) {
    await untilQuiet(world)
    // Some are told before they are gone.
    message.told = toldSince(world, message)
    return
  }
  await hear(world, message)
  if (message.told === 'failed') await react(world, tab, message, step.failed)
}
