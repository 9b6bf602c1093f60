import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright/test'
import { fillOut, personalForm } from '../site/forms.ts'
import { anyPage, visitor } from '../site/leads.ts'
import { type Said, saidIn } from './in-page.ts'
import type { SendStep, Step } from './schedule.ts'
import { type Message, until, untilQuiet, type World } from './world.ts'

const second = 1000
const hour = 3600 * second

/** Returns what a page has newly told its visitor. */
const toldBy = (before: Said, said: Said): Message['told'] => {
  const isNew = (['thanks', 'stored', 'notStored', 'result'] as const).some(
    (statement) => said[statement] > before[statement],
  )
  const isReferred = said.references.some((reference) => !before.references.includes(reference))
  if (isNew || isReferred) return 'thanked'
  return said.failed > before.failed ? 'failed' : 'nothing'
}

/**
 * Waits for the page's statement. A visitor who reads that the message is saved, or to leave the
 * page open, counts as thanked. "Saved" is checked when it is stated.
 */
const hear = async (world: World, message: Message, before: Said) => {
  const { page } = message
  // Not asked twice: a late answer takes a failure away some moments before the result is there.
  await until(world, async () => {
    message.told = toldBy(before, await saidIn(page))
    return message.told !== 'nothing'
  })
  const said = await saidIn(page)
  // A form before hydration may still show the notice of the previous message.
  if (message.told === 'nothing' && said.stored + said.notStored > 0) message.told = 'thanked'
  if (said.stored > before.stored && said.notStored === 0) {
    const isSaved = async () =>
      (await world.waiting()).some((lead) => lead.includes(message.name)) ||
      (await world.arrivals(message)) > 0
    if (!(await until(world, isSaved, 8))) message.faults.push('said to be saved, and it was not')
  }
  await untilQuiet(world)
  message.arrivedThen = await world.arrivals(message)
  message.wasWarned ||= said.notStored > 0 || (await saidIn(page)).notStored > 0
  message.journal.push(`told: ${message.told}`)
}

/** Sends a filled-in form, and does something else before the relay responds. */
const press = async (
  world: World,
  message: Message,
  { interruption }: SendStep,
  send: () => Promise<unknown>,
) => {
  const { page } = message
  if (interruption === 'none') return send()
  // A page that is told of a failure before it closes owes its visitor nothing.
  const release = world.stall()
  const before = world.asked()
  await send()
  if (interruption !== 'closes at once') await until(world, () => world.asked() > before, 40)
  message.wasInterrupted = /^(closes|reloads)/.test(interruption)
  message.wasSending = message.wasInterrupted && world.asked() > before
  if (interruption.startsWith('closes')) await world.close(page)
  if (interruption === 'reloads while sending') await world.load(page)
  if (interruption === 'opens a tab while sending') await world.load(await world.newTab(), anyPage)
  if (interruption === 'comes online while sending')
    await page.evaluate(() => dispatchEvent(new Event('online')))
  await wait(150)
  release()
}

/** Fills in a form, sends it and waits for the outcome. */
const sendMessage = async (world: World, page: Page, step: SendStep): Promise<void> => {
  const form = personalForm(page, step.form)
  const forms = page.locator('[data-contact]')
  // A page that could not be loaded has the address of an error page.
  const isThere = new URL(page.url()).pathname === form.path && (await forms.count()) > 0
  // Navigating to the current address would keep the page's state, such as the result of a wizard.
  if (!isThere) await world.load(page, `${form.path}?again`)
  // Nobody sends a form in the first seconds of a page.
  await world.pass(6 * second)
  const message: Message = {
    ...{ ...visitor(), page, told: 'nothing', arrivedThen: 0, faults: [], journal: [] },
    wasWarned: false,
    wasInterrupted: false,
    wasSending: false,
    wasLeft: false,
    mayRepeat: false,
  }
  message.journal.push(JSON.stringify(step))
  world.messages.push(message)
  await page.locator('[data-contact], [data-island]').first().scrollIntoViewIfNeeded()
  const fillIn = async () => {
    await form.reach()
    return fillOut(page, message, form)
  }
  let last = await fillIn()
  // A form resets itself once the previous message is sent, even while the next is typed.
  if ((await forms.and(page.locator(':invalid')).count()) > 0) last = await fillIn()
  if (step.isOffline) await world.setOffline(true)
  const before = await saidIn(page)
  await press(world, message, step, last.press)
  if (message.wasInterrupted) return
  await hear(world, message, before)
  if (message.told !== 'failed' || !step.keeps || !form.agree) return
  // A late response of the relay may remove the button.
  await form.agree({ timeout: 2 * second }).catch(() => message.journal.push('the button is gone'))
  await hear(world, message, { ...before, failed: Number.POSITIVE_INFINITY })
}

/** Closes every tab, and opens the site some hours later. */
export const comeBack = async (world: World, hours: number): Promise<void> => {
  for (const page of world.tabs()) await world.close(page)
  await world.setOffline(false)
  await world.pass(hours * hour)
  await world.load(await world.newTab(), anyPage)
}

/** Takes one step, and waits for the responses to its requests. */
export const takeStep = async (world: World, step: Step): Promise<void> => {
  const page = world.tabs().at(-1) ?? (await world.newTab())
  if (step.do !== 'reload') await world.setOffline(false)
  if (step.do === 'send') await sendMessage(world, page, step)
  if (step.do === 'wait') await world.pass(step.seconds * second)
  if (step.do === 'reload') await world.load(page)
  if (step.do === 'open another tab') await world.load(await world.newTab(), anyPage)
  if (step.do === 'return') await comeBack(world, step.hours)
  if (step.do === 'go offline and online') {
    await world.setOffline(true)
    await world.pass(8 * second)
    await world.setOffline(false)
  }
  await untilQuiet(world)
}
