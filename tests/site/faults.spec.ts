import type { Dialog } from 'playwright/test'
import { copyFields, replaceForm } from '../visitor-browser.ts'
import { everyForm, type FormName, fillOut, personalForm, type Telling } from './every-form.ts'
import { chunks, holdRequests } from './held-requests.ts'
import {
  blockStorage,
  expectPhotos,
  relayPath,
  takeTime,
  visitLater,
  waitingLeads,
} from './leads.ts'
import { expect, type Locator, type Page, type Route, test } from './test.ts'

/**
 * Every fault on every form: what the visitor is told, and that the lead arrives in the end, once.
 * Closed tabs and failing storage: tests/chaos. Pages that are left: late-scripts.spec.ts.
 */

type End = () => unknown
/** The ways to send a form that is filled in, and what lets its script come. */
type Ready = { send: () => Promise<unknown>; button: Locator; release: End }
/** Sends a form while something fails. Returns what ends the fault. */
type Play = (page: Page, ready: Ready) => Promise<End>

type Fault = {
  play: Play
  /** What is said while it lasts. Without it, the lead arrives all the same. */
  told?: Telling
  /** Before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** The forms that can have it, and those on which it is tested by day. */
  forms?: readonly FormName[]
  byDay: readonly FormName[]
  /** True if the form is filled in and sent while its script has not come. */
  early?: true
  storage?: 'blocked'
}

const contactForms = ['short form', 'long form', 'photo form', 'emergency form'] as const
/** The forms whose script is loaded when they are touched. */
const ownScript = contactForms.slice(0, 2)
const calculators = ['roof calculator', 'energy calculator'] as const
const installClock = (page: Page) => page.clock.install()

/** A relay that answers this page in one way, and later pages with yes. */
const answering =
  (answer: 'abort' | Parameters<Route['fulfill']>[0]): Play =>
  async (page, { send }) => {
    await page.route(relayPath, (route) =>
      answer === 'abort' ? route.abort() : route.fulfill(answer),
    )
    await send()
    return () => visitLater(page)
  }

/** A relay that answers only once nobody waits for it any more. */
const answerLate: Play = async (page, { send }) => {
  const answer = await holdRequests(page, relayPath)
  const asked = page.waitForRequest(relayPath)
  await send()
  await asked
  await page.clock.runFor(15_000)
  return answer
}

const loseConnection: Play = async (page, { send }) => {
  await page.context().setOffline(true)
  await send()
  return () => page.context().setOffline(false)
}

const sendOnly: Play = async (_, { send }) => {
  await send()
  return () => undefined
}

const sendEarly: Play = async (page, { send, release }) => {
  await send()
  await expect.poll(() => waitingLeads(page)).toBe(1)
  return release
}

/** Changes the page as extensions do, before or after the script of a form comes. */
const changed =
  (change: () => void): Play =>
  async (page, { send, release }) => {
    await page.evaluate(change)
    await send()
    await expect.poll(() => waitingLeads(page)).toBeLessThanOrEqual(1)
    return release
  }

const faults: Readonly<Record<string, Fault>> = {
  'a busy relay': {
    play: answering({ status: 503 }),
    told: 'stored',
    byDay: ['roof calculator'],
  },
  'a relay that refuses': {
    play: answering({ json: { success: 'false' } }),
    told: 'stored',
    byDay: ['short form'],
  },
  'a captcha': {
    play: answering({ contentType: 'text/html', body: '<title>Captcha</title>' }),
    told: 'stored',
    byDay: ['long form'],
  },
  'a relay that is blocked': {
    play: answering('abort'),
    told: 'blocked',
    byDay: ['emergency form'],
  },
  'a silent relay': {
    play: answerLate,
    told: 'stored',
    before: installClock,
    byDay: ['short form'],
  },
  'an answer that comes after a failure': {
    play: answerLate,
    before: installClock,
    forms: calculators,
    byDay: [],
  },
  'no connection': {
    play: loseConnection,
    told: 'stored',
    byDay: ['energy calculator'],
  },
  'no connection and no storage': {
    play: loseConnection,
    told: 'notStored',
    storage: 'blocked',
    forms: [...contactForms, ...calculators],
    byDay: ['long form'],
  },
  'no storage': {
    play: sendOnly,
    storage: 'blocked',
    forms: [...contactForms, ...calculators],
    byDay: ['short form'],
  },
  'a second press': {
    play: async (_, { button }) => {
      await button.dblclick()
      return () => undefined
    },
    byDay: ['emergency form'],
  },
  'three presses in one task': {
    play: async (_, { button }) => {
      await button.evaluate((one: HTMLElement) => [1, 2, 3].map(() => one.click()))
      return () => undefined
    },
    byDay: ['short form'],
  },
  'a script that comes late': {
    play: sendEarly,
    early: true,
    forms: ownScript,
    byDay: ['short form'],
  },
  'copies of its fields': {
    play: changed(copyFields),
    forms: ownScript,
    byDay: ['long form'],
  },
  'a copy in its place before its script comes': {
    play: changed(replaceForm),
    early: true,
    forms: ownScript,
    byDay: ['long form'],
  },
}

/** Expects the browser to ask before the only copy of a message is left. */
const expectQuestion = async (page: Page) => {
  const question = new Promise<Dialog>((asked) => page.once('dialog', asked))
  await page.close({ runBeforeUnload: true })
  await (await question).dismiss()
}

for (const [
  what,
  { forms = everyForm, byDay, before, play, told, early, storage },
] of Object.entries(faults))
  for (const name of forms)
    test(`${what}: the lead of the ${name} arrives once`, {
      tag: byDay.includes(name) ? [] : '@nightly',
    }, async ({ page, who }) => {
      const form = personalForm(page, name)
      if (storage) await blockStorage(page)
      await takeTime(page)
      await before?.(page)
      const release = early ? await holdRequests(page, chunks) : () => undefined
      await form.open(!storage)
      const { press: send, button } = await fillOut(page, who, form)
      if (!early) await form.ready()
      const end = await play(page, { send, button, release })
      if (told) {
        if (form.agree) {
          // Nothing is sent later without the visitor's request.
          await expect(page.getByRole('alert')).toBeVisible()
          if (!storage) expect(await waitingLeads(page)).toBe(0)
          await form.agree()
        }
        await expect(form.told[told]).toBeVisible()
        await expect(form.thanks).toBeVisible({ visible: form.thanksWhen.includes(told) })
        if (told === 'notStored') await expectQuestion(page)
        expect(await who.arrivals()).toBe(0)
      }
      await end()
      if (told) await expect(form.told[told]).toBeHidden()
      else await expect(form.thanks).toBeVisible()
      const { reference = '', count, email } = await who.lead()
      expect([count, email]).toEqual(['1', who.email])
      await expect(page.getByText(reference).filter({ visible: true })).toHaveCount(1)
      if (!storage) await expect.poll(() => waitingLeads(page)).toBe(0)
      if (name === 'photo form') await expectPhotos(page, who, [1600])
    })
