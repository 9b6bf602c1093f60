import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright/test'
import { calculators } from '../../content/schema/calculators.ts'
import { addressIn, type Language } from '../../content/schema/languages.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { contactForm } from '../site/contact-form.ts'
import type { Visitor } from '../site/leads.ts'
import { wizard } from '../site/wizard.ts'
import { wordsIn } from '../site/words.ts'
import type { Message } from './account.ts'
import type { Said } from './in-page.ts'
import { type FormName, isCalculator, type SendStep, type Step } from './schedule.ts'
import { type Tab, until, untilQuiet, visitorOf, type World } from './world.ts'

const second = 1000
const hour = 3600 * second

/** How long a visitor looks at a page before touching it, in milliseconds. */
const look = 6000

/** How many steps of a calculator ask nothing that needs an answer. */
const stepsToSkip = { roof: 6, energy: 5 }

/** Where a form is, and how a visitor fills it in and sends it. */
const formOnPage = (name: FormName, language: Language) => {
  const words = wordsIn(language)
  if (isCalculator(name)) {
    const page = { kind: 'calculator', slug: calculators[name].page } as const
    const press = (page: Page, button: string, timeout?: number) =>
      page.getByRole('button', { name: button, exact: true }).click(timeout ? { timeout } : {})
    return {
      path: addressIn(language, addressOf(page)),
      fillIn: async (page: Page, who: Visitor) => {
        const { skip, person } = wizard(page, words)
        await page.locator('[data-island]').scrollIntoViewIfNeeded()
        await page.locator('[data-island][data-hydrated]').waitFor({ state: 'attached' })
        await skip(stepsToSkip[name])
        await person(who)
      },
      send: (page: Page) => press(page, words[name].finish),
      store: (page: Page) => press(page, words.wizard.submissionError.keep, 2000),
    }
  }
  const path = name === 'short' ? '/' : addressOf(linkedPages.contact)
  return {
    path: addressIn(language, path),
    fillIn: (page: Page, who: Visitor) => {
      const form = contactForm(page, words)
      return name === 'long' ? form.fillLong(who) : form.fillShort(who)
    },
    send: (page: Page) => contactForm(page, words).send(),
  }
}

/** A page without a form. */
const plainPageIn = (language: Language) => addressIn(language, addressOf(linkedPages.financing))

const keyOf = ({ statement, reference }: Said) => `${statement} ${reference}`

/** What the page has told its visitor since the button was pressed. */
const toldSince = ({ tabs }: World, { document, pressedAt }: Message): Message['told'] => {
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

const note = ({ journal }: World, message: Message, told: Message['told']) => {
  message.told = told
  message.toldAt = Date.now()
  journal.note(`${message.name} was told: ${told}`)
}

const hear = async (world: World, message: Message): Promise<void> => {
  await until(world, () => toldSince(world, message) !== 'nothing')
  // The notice of a form before hydration may be that of the message before, and stay.
  const stays = world.tabs.saidBy(message.document).some(isNotice)
  const told = toldSince(world, message)
  note(world, message, told === 'nothing' && stays ? 'thanked' : told)
}

/** The second answer. That sending has failed may have been said all the time. */
const hearAgain = async (world: World, message: Message, looks: number): Promise<void> => {
  await until(world, () => toldSince(world, message) === 'thanked', looks)
  await untilQuiet(world)
  const said = world.tabs.saidBy(message.document)
  const fails = said.some(({ statement }) => statement === 'failed')
  const told = toldSince(world, message)
  note(world, message, told === 'nothing' && fails ? 'failed' : told)
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
  const release = relay.stall()
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
  const { store } = formOnPage(message.form, world.schedule.language)
  const stores = reaction === 'keeps it' && store !== undefined
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
  const pressing = stores ? store(tab.page) : press(world, tab, message)
  await pressing.catch(() => world.journal.note('the button is gone'))
  await hearAgain(world, message, stores ? 400 : 20)
}

/** Whether a message can be typed without loading the page again. */
const isThere = async ({ page }: Tab, { form, isPatient }: SendStep, path: string) =>
  isPatient &&
  !isCalculator(form) &&
  new URL(page.url()).pathname === path &&
  // Where a page could not be loaded, its address is that of an error.
  (await page.locator('[data-island]').count()) > 0

/** A visitor fills in a form, sends it and waits to hear what became of it. */
const sendMessage = async (world: World, tab: Tab, step: SendStep): Promise<void> => {
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
  // The message before, that a form sends once it is hydrated, empties it under the hands of whoever
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

/** Goes to the tab that was left, or opens one. */
const otherTab = async (world: World): Promise<void> => {
  const { tabs, schedule } = world
  const left = tabs.open.length > 1 ? tabs.open.shift() : undefined
  if (left) return void tabs.open.push(left)
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
      const tab = tabs.open.at(-1) ?? (await tabs.newTab())
      await world.setOffline(false)
      return sendMessage(world, tab, step)
    }
    case 'wait':
      await clock.pass(step.seconds * second)
      return world.sync()
    case 'reload': {
      const tab = tabs.open.at(-1)
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
