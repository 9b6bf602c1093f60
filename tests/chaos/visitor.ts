import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright/test'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { calculator, calculatorPath } from '../site/calculator.ts'
import { contactForm } from '../site/contact-form.ts'
import { words } from '../site/words.ts'
import type { Message } from './account.ts'
import type { Said } from './in-page.ts'
import type { SendStep, Step } from './schedule.ts'
import { type Tab, until, untilQuiet, type World } from './world.ts'

const second = 1000
const hour = 3600 * second

/** How long a visitor looks at a page before touching it, in milliseconds. */
const look = 6 * second

const plainPage = addressOf(linkedPages.financing)

/** Where a form is, and how a visitor fills it in and sends it. */
const formOnPage = (name: SendStep['form']) => {
  if (name === 'short' || name === 'long')
    return {
      path: name === 'short' ? '/' : addressOf(linkedPages.contact),
      fillIn: (page: Page, who: Message) => contactForm(page).fill(name, who),
      send: (page: Page) => contactForm(page).send(),
    }
  return {
    path: calculatorPath(name),
    fillIn: async (page: Page, who: Message) => {
      await page.locator('[data-island]').scrollIntoViewIfNeeded()
      const { hydrated, skip, person, questions } = calculator(page, name)
      await hydrated()
      await skip(questions.indexOf('person'))
      await person(who)
    },
    send: (page: Page) => calculator(page, name).finish(),
    store: (page: Page) =>
      page
        .getByRole('button', { name: words.wizard.submissionError.keep, exact: true })
        .click({ timeout: 2 * second }),
  }
}

/** What a page has told its visitor since it said something else. */
const toldBy = (before: Said, said: Said): Message['told'] => {
  const isNew = (['thanks', 'stored', 'notStored', 'result'] as const).some(
    (statement) => said[statement] > before[statement],
  )
  const isReferred = said.references.some((reference) => !before.references.includes(reference))
  if (isNew || isReferred) return 'thanked'
  return said.failed > before.failed ? 'failed' : 'nothing'
}

/**
 * Waits for what the page says. Whoever reads that it is saved counts as thanked, and so does who
 * reads to leave the page open. "Saved" is checked when it is said.
 */
const hear = async (world: World, tab: Tab, message: Message, before: Said, looks?: number) => {
  const { note, tabs, waiting, relay } = world
  const { name } = message
  const told = async () => toldBy(before, await tabs.saidIn(tab))
  await until(world, async () => (await told()) !== 'nothing', looks)
  message.toldAt = Date.now()
  message.told = await told()
  const said = await tabs.saidIn(tab)
  // The notice of a form before hydration may be that of the message before, and stay.
  if (message.told === 'nothing' && said.stored + said.notStored > 0) message.told = 'thanked'
  if (said.stored > before.stored && said.notStored === 0) {
    const isSaved = async () =>
      (await waiting()).some((lead) => lead.includes(name)) ||
      relay.requests.some(({ text, storedAt }) => storedAt && text.includes(name))
    if (!(await until(world, isSaved, 8)))
      message.faults.push(`${name} was told that it is saved, and it was not`)
  }
  await untilQuiet(world)
  message.wasWarned ||= said.notStored > 0 || (await tabs.saidIn(tab)).notStored > 0
  note(`${name} was told: ${message.told}`)
}

/** What happens while the request waits for its answer. */
const interrupt = async ({ tabs }: World, tab: Tab, interruption: SendStep['interruption']) => {
  if (interruption === 'closes while sending') await tabs.close(tab)
  if (interruption === 'reloads while sending') await tabs.reload(tab)
  if (interruption === 'opens a tab while sending') await tabs.goTo(await tabs.newTab(), plainPage)
  if (interruption === 'comes online while sending')
    await tab.page.evaluate(() => dispatchEvent(new Event('online')))
  await wait(150)
}

/** Sends a form that was filled in. Returns whether its page is still there. */
const press = async (world: World, tab: Tab, { form, interruption }: SendStep) => {
  const { relay, tabs } = world
  const { document } = tab
  const isStalled = !/none|at once/.test(interruption)
  const release = isStalled ? relay.stall() : () => {}
  const before = relay.requests.length
  try {
    await formOnPage(form).send(tab.page)
    if (interruption === 'closes at once') await tabs.close(tab)
    if (!isStalled) return tabs.open.includes(tab)
    await until(world, () => relay.requests.length > before, 40)
    await interrupt(world, tab, interruption)
    return tabs.open.includes(tab) && tab.document === document
  } finally {
    release()
  }
}

/** What a visitor does who is told that sending has failed. */
const react = async (world: World, tab: Tab, message: Message, before: Said, step: SendStep) => {
  const { send, store } = formOnPage(step.form)
  const stores = step.reaction === 'stores it' && store !== undefined
  if (!stores) {
    await world.setOffline(false)
    await world.pass(look)
    await untilQuiet(world)
  }
  const said = await world.tabs.saidIn(tab)
  // The relay may have answered late.
  if (toldBy(before, said) === 'thanked') message.told = 'thanked'
  if (message.told === 'thanked') return
  // It may do so now, and take the button away.
  await (stores ? store(tab.page) : send(tab.page)).catch(() => world.note('the button is gone'))
  // That sending has failed may be said all the time, so the answer is what is said at last.
  const isThanked = async () => toldBy(said, await world.tabs.saidIn(tab)) === 'thanked'
  await until(world, isThanked, stores ? 400 : 20)
  await untilQuiet(world)
  await hear(world, tab, message, { ...said, failed: 0 }, 1)
}

/** A visitor fills in a form, sends it and waits to hear what became of it. */
const sendMessage = async (world: World, tab: Tab, step: SendStep): Promise<void> => {
  const { tabs, messages, schedule } = world
  const { path, fillIn } = formOnPage(step.form)
  const forms = tab.page.locator('[data-contact]')
  // Where a page could not be loaded, its address is that of an error.
  const isThere = new URL(tab.page.url()).pathname === path && (await forms.count()) > 0
  // A browser sent to where it is already stays at its place there: at the result of a wizard.
  if (!isThere) await tabs.goTo(tab, `${path}?again`)
  await world.pass(look)
  // A name that is in no other message of any schedule.
  const name = `Visitor${schedule.seed}Message${messages.length}End`
  const message: Message = {
    ...{ name, email: `${name.toLowerCase()}@sample.example`, document: tab.document },
    ...{ told: 'nothing', toldAt: Number.POSITIVE_INFINITY, faults: [] },
    ...{ wasWarned: false, wasInterrupted: false },
  }
  messages.push(message)
  await fillIn(tab.page, message)
  // A form empties itself once the message before is sent, even while the next is typed.
  if ((await forms.and(tab.page.locator(':invalid')).count()) > 0) await fillIn(tab.page, message)
  if (step.isOffline) await world.setOffline(true)
  const before = await tabs.saidIn(tab)
  world.note(`${name} presses the button`)
  message.wasInterrupted = !(await press(world, tab, step))
  if (message.wasInterrupted) return
  await hear(world, tab, message, before)
  if (message.told === 'failed') await react(world, tab, message, before, step)
}

/** Goes to the tab that was left, or opens one. */
const otherTab = async (world: World): Promise<void> => {
  const { tabs } = world
  const left = tabs.open.length > 1 ? tabs.open.shift() : undefined
  if (left) return void tabs.open.push(left)
  await world.setOffline(false)
  await tabs.goTo(await tabs.newTab(), plainPage)
}

/** Closes every tab, and opens the site some hours later. */
export const comeBack = async (world: World, hours: number): Promise<void> => {
  const { tabs } = world
  for (const tab of [...tabs.open]) await tabs.close(tab)
  await world.setOffline(false)
  await world.pass(hours * hour)
  await tabs.goTo(await tabs.newTab(), plainPage)
}

const perform = async (world: World, step: Step): Promise<void> => {
  const { tabs } = world
  const tab = tabs.open.at(-1)
  switch (step.do) {
    case 'send':
      await world.setOffline(false)
      return sendMessage(world, tab ?? (await tabs.newTab()), step)
    case 'wait':
      return world.pass(step.seconds * second)
    case 'reload':
      return tab && tabs.reload(tab)
    case 'go to the other tab':
      return otherTab(world)
    case 'go offline and online':
      await world.setOffline(true)
      await world.pass(8 * second)
      return world.setOffline(false)
    case 'return':
      return comeBack(world, step.hours)
  }
}

/** Takes one step, and waits until the requests that it caused are answered. */
export const takeStep = async (world: World, step: Step): Promise<void> => {
  world.note(`step: ${JSON.stringify(step)}`)
  await perform(world, step)
  await untilQuiet(world)
}
