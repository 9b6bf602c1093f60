import { defaultLanguage } from '../../content/schema/languages.ts'
import * as browsers from '../visitor-browser.ts'
import { wholeLanguages } from './built-site.ts'
import { business } from './content.ts'
import {
  everyForm,
  expectLead,
  type Fill,
  type FormName,
  fieldNamed,
  fillOut,
  formNames,
  type PersonalForm,
  personalForm,
  type Telling,
  trapOf,
  typeIn,
} from './forms.ts'
import { chunks, holdRequests } from './held-requests.ts'
import { blockStorage, relayPath, type Sender, visitLater, waitingLeads } from './leads.ts'
import { expect, type Locator, type Page, type Route, test } from './test.ts'

/**
 * Every fault, and everything browsers do to pages, on every form: what the visitor is told, and
 * that the lead arrives in the end, once, as it was typed. Closed tabs and failing storage:
 * tests/chaos. Messages that wait: waiting-messages.spec.ts.
 */

type End = (how?: 'abort') => unknown
/** A form that is filled in: how it is sent, its button, and what lets its script come. */
type Filled = { page: Page; send: () => Promise<unknown>; button: Locator; release: End }
/** Sends a form while something fails. Returns what ends the fault, if anything does. */
type Play = (filled: Filled) => Promise<End | unknown>

type Fault = {
  /** What happens to the page before it is opened. */
  before?: (page: Page) => Promise<unknown>
  fill?: Fill
  play?: Play
  /** What is said while it lasts. Without it, the lead arrives all the same. */
  told?: Telling
  /** The forms that can have it, and those on which it is tested by day. */
  forms?: readonly FormName[]
  byDay: readonly FormName[]
  /** True if the form is filled in and sent while its script has not come. */
  isEarly?: true
  /** True if the way leads through every page and step, and an empty form is sent, too. */
  isWhole?: true
  isNative?: true
  isStorageBlocked?: true
  use?: Parameters<typeof test.use>[0]
}

const contactForms = ['short form', 'long form', 'photo form', 'emergency form'] as const
/** The forms whose script is loaded when they are touched. */
const ownScript = contactForms.slice(0, 2)
const calculators = ['roof calculator', 'energy calculator'] as const

/** Makes the browser send the form, as the page offers where it cannot. */
const sendNatively = (page: Page) => page.locator('[data-send-natively]').click()

/** A relay that answers this page in one way, and later pages with yes. */
const answering =
  (answer: 'abort' | Parameters<Route['fulfill']>[0], end = visitLater): Play =>
  async ({ page, send }) => {
    await page.route(relayPath, (route) =>
      answer === 'abort' ? route.abort() : route.fulfill(answer),
    )
    await send()
    return () => end(page)
  }

/** A relay that answers only once nobody waits for it any more. */
const answerLate: Play = async ({ page, send }) => {
  const answer = await holdRequests(page, relayPath)
  const asked = page.waitForRequest(relayPath)
  await send()
  await asked
  await page.clock.runFor(15_000)
  return answer
}

const loseConnection: Play = async ({ page, send }) => {
  await page.context().setOffline(true)
  await send()
  return () => page.context().setOffline(false)
}

/** Changes the page as extensions do, before or after the script of a form comes. */
const changed =
  (change: () => void): Play =>
  async ({ page, send, release }) => {
    await page.evaluate(change)
    await send()
    await expect.poll(() => waitingLeads(page)).toBeLessThanOrEqual(1)
    return release
  }

/** Fills in fields in turn as an app that shows the site does, and without an event. */
const fillByPrograms: Fill = async (page, fields) => {
  for (const [index, [name, text]] of Object.entries(fields).entries()) {
    const field = fieldNamed(page, name)
    if (index % 2 === 0)
      await page.evaluate(browsers.fillInPage, [`main form [name=${name}]`, text] as const)
    else {
      await field.focus()
      await field.evaluate((silent, value) => Object.assign(silent, { value }), text)
      await page.keyboard.press('Tab')
      await expect(field).not.toHaveValue('')
    }
  }
  // When React renders one field, it keeps the others.
  for (const name of Object.keys(fields)) await fieldNamed(page, name).press('End')
}

/** Fills in the hidden field, too, which must not drop the message. */
const fillTrap: Fill = async (page, fields, who) => {
  await typeIn(page, fields, who)
  await trapOf(page).evaluate((trap, value) => Object.assign(trap, { value }), who.email)
}

/** Replaces the form while its message waits for a script that never comes. */
const replaceWaiting: Play = async ({ page, send, release }) => {
  await send()
  await expect.poll(() => waitingLeads(page)).toBe(1)
  await page.evaluate(browsers.replaceForm)
  return () => release('abort')
}

const whole = { isWhole: true, forms: formNames, byDay: [] } as const
const native = { isNative: true, forms: ownScript, byDay: ['long form'] } as const
const withoutStorage = {
  isStorageBlocked: true,
  forms: [...contactForms, ...calculators],
} as const

const faults: Readonly<Record<string, Fault>> = {
  // Every other answer that is no yes: tests/leads/relays.test.ts.
  'a busy relay': {
    play: answering({ status: 503 }),
    told: 'stored',
    byDay: ['roof calculator', 'short form'],
  },
  'a relay that is blocked': {
    play: answering('abort'),
    told: 'blocked',
    byDay: ['emergency form'],
  },
  'a relay that only the browser reaches': {
    ...native,
    play: answering('abort', sendNatively),
    told: 'blocked',
  },
  'an outbox that fails': {
    ...native,
    before: (page) => page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout')),
    play: async ({ page, send }) => {
      await send()
      return () => sendNatively(page)
    },
    told: 'notStored',
  },
  'a silent relay': {
    before: (page) => page.clock.install(),
    play: answerLate,
    told: 'stored',
    byDay: ['short form'],
  },
  'no connection': { play: loseConnection, told: 'stored', byDay: ['energy calculator'] },
  'no connection and no storage': {
    ...withoutStorage,
    play: loseConnection,
    told: 'notStored',
    byDay: ['long form'],
  },
  'no storage': { ...withoutStorage, byDay: ['short form'] },
  'three presses in one task': {
    play: ({ button }) =>
      button.evaluate((one: HTMLElement) => [1, 2, 3].forEach(() => void one.click())),
    byDay: ['emergency form'],
  },
  'a script that comes late': {
    play: changed(() => undefined),
    isEarly: true,
    forms: ownScript,
    byDay: [],
  },
  'a script that fails': {
    ...native,
    before: (page) =>
      page.addInitScript(() => {
        Crypto.prototype.getRandomValues = () => {
          throw new Error('refused')
        }
      }),
  },
  'no script': {
    ...native,
    use: { javaScriptEnabled: false },
    // An emergency is chosen by the script, from the link that leads there.
    forms: contactForms.slice(0, 3),
    byDay: ['short form', 'photo form'],
  },
  'copies of its fields': { play: changed(browsers.copyFields), byDay: ['long form'] },
  'a copy in its place before its script comes': {
    play: changed(browsers.replaceForm),
    isEarly: true,
    forms: ownScript,
    byDay: ['long form'],
  },
  'a copy in its place, and no script': {
    ...native,
    play: replaceWaiting,
    isEarly: true,
    byDay: ['short form'],
  },
  'a browser that fills in the hidden field': {
    fill: fillTrap,
    forms: contactForms,
    byDay: ['long form'],
  },
  'programs that fill in fields': {
    fill: fillByPrograms,
    forms: formNames,
    byDay: ['long form', 'estimate form'],
  },
  'an old browser': {
    ...whole,
    before: (page) => page.addInitScript(browsers.forgetFeatures),
    byDay: ['long form'],
  },
  'a browser that translates and extends pages': {
    ...whole,
    before: async (page) => {
      await browsers.beforeScripts(page, browsers.translatePage, 'fr', ['', ''])
      await browsers.beforeScripts(page, browsers.extendPage)
    },
    byDay: ['roof calculator'],
  },
  'a browser that translates and extends pages in use': {
    ...whole,
    before: async (page) => {
      await browsers.onceUsed(page, browsers.translatePage, 'fr', ['', ''])
      await browsers.onceUsed(page, browsers.extendPage)
    },
  },
}

/** Expects what is said of a message that has not arrived, and agrees that it waits. */
const expectTold = async (page: Page, form: PersonalForm, who: Sender, told: Telling) => {
  if (form.agree) {
    // Nothing is sent later without the visitor's request.
    await expect(page.getByRole('alert')).toBeVisible()
    if (told === 'stored') expect(await waitingLeads(page)).toBe(0)
    await form.agree()
  }
  await expect(form.told[told]).toBeVisible()
  await expect(form.thanks).toBeVisible({ visible: form.thanksWhen.includes(told) })
  if (told === 'blocked')
    for (const way of [business.phone, business.email])
      await expect(form.told[told].getByRole('link', { name: way })).toBeVisible()
  if (told === 'notStored') {
    // The browser asks before the only copy is left.
    const question = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    await (await question).dismiss()
  }
  expect(await who.arrivals()).toBe(0)
}

for (const [index, [what, fault]] of Object.entries(faults).entries())
  test.describe(what, () => {
    const { forms = everyForm, byDay, before, fill, play, told, use } = fault
    const { isEarly, isNative, isStorageBlocked, isWhole } = fault
    const language = wholeLanguages[index % wholeLanguages.length] ?? defaultLanguage
    test.use({ viewport: { width: 390, height: 844 }, ...use })
    for (const name of forms)
      test(`the lead of the ${name} arrives once`, {
        tag: byDay.includes(name) ? [] : '@nightly',
      }, async ({ page, who }) => {
        const form = personalForm(page, name, language)
        const errors: string[] = []
        page.on('pageerror', ({ message }) => errors.push(message))
        if (isStorageBlocked) await blockStorage(page)
        await before?.(page)
        const release = isEarly ? await holdRequests(page, chunks) : () => undefined
        await form.begin(!isStorageBlocked && !isWhole)
        await form.reach()
        if (isWhole) {
          await form.parts[0].press()
          await expect(fieldNamed(page, form.parts[0].asks[0])).toBeFocused()
        }
        const { press: send, button } = await fillOut(page, who, form, fill)
        if (!isEarly && (!isNative || told)) await form.ready()
        const end = await (play ? play({ page, send, button, release }) : send())
        if (told) await expectTold(page, form, who, told)
        if (typeof end === 'function') await end()
        if (told) await expect(form.told[told]).toBeHidden()
        else await expect(form.thanks).toBeVisible()
        const { reference = '', language: read } = await expectLead(who, form)
        expect(read).toBe(language)
        if (isNative) await expect(page).toHaveURL(/#thank-you$/)
        else {
          await expect(page.getByText(reference).filter({ visible: true })).toHaveCount(1)
          if (!isStorageBlocked) await expect.poll(() => waitingLeads(page)).toBe(0)
          if (isWhole) expect(errors).toEqual([])
        }
        // Without its script, a photo is sent as the camera took it.
        if (name === 'photo form') await who.expectPhotos(page, [isNative ? 2000 : 1600])
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
  })
