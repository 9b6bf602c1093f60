import * as browsers from '../visitor-browser.ts'
import { type Play, testFaults } from './faults.ts'
import { type Fill, fieldNamed, formGroups, trapOf, typeIn } from './forms.ts'
import { holdRequests } from './held-requests.ts'
import { relayPath, waitingLeads } from './leads.ts'
import { expect, type Page } from './test.ts'

/** What browsers, programs in them and their visitors do to forms, and scripts that do not come. */

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

/** Makes React fail to leave the step with the person. */
const fillAndBreak: Fill = async (page, fields, who) => {
  await typeIn(page, fields, who)
  if ('email' in fields) await page.evaluate(browsers.loseElements, 1)
}

/** Makes React fail to draw what follows while answers are sent. */
const breaking =
  (meanwhile: (page: Page) => Promise<unknown> = async () => undefined): Play =>
  async ({ page, send }) => {
    const answer = await holdRequests(page, relayPath)
    const asked = page.waitForRequest(relayPath)
    await send()
    await asked
    await page.evaluate(browsers.loseElements, 1)
    await meanwhile(page)
    answer()
  }

const goBackAndForward = async (page: Page) => {
  await page.goBack()
  await expect(fieldNamed(page, 'email')).toBeVisible()
  await page.goForward()
  await expect(fieldNamed(page, 'address')).toBeVisible()
}

/** Replaces the form while its message waits for a script that never comes. */
const replaceWaiting: Play = async ({ page, send, release }) => {
  await send()
  await expect.poll(() => waitingLeads(page)).toBe(1)
  await page.evaluate(browsers.replaceForm)
  return () => release('abort')
}

const { contact, ownScript, calculators, everyField } = formGroups
const whole = { isWhole: true, forms: everyField } as const
const native = { isNative: true, forms: ownScript, byDay: ['long form'] } as const

testFaults({
  'three presses in one task': {
    play: ({ button }) =>
      button.evaluate((one: HTMLElement) => [1, 2, 3].forEach(() => void one.click())),
    byDay: ['emergency form'],
    firefox: ['long form'],
  },
  'a script that fails': {
    ...native,
    before: (page) =>
      page.addInitScript(() => {
        Crypto.prototype.getRandomValues = () => {
          throw new Error('refused')
        }
      }),
    firefox: ['long form'],
  },
  'no script': {
    ...native,
    use: { javaScriptEnabled: false },
    // An emergency is chosen by the script, from the link that leads there.
    forms: contact.slice(0, 3),
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
    forms: contact,
    byDay: ['long form'],
  },
  'programs that fill in fields': {
    fill: fillByPrograms,
    forms: everyField,
    byDay: ['long form', 'estimate form'],
  },
  'an old browser': {
    ...whole,
    before: (page) => page.addInitScript(browsers.forgetFeatures),
    byDay: ['long form'],
    firefox: ['roof calculator'],
  },
  'a browser that translates and extends pages': {
    ...whole,
    before: async (page) => {
      await browsers.beforeScripts(page, browsers.translatePage, 'fr', ['', ''])
      await browsers.beforeScripts(page, browsers.extendPage)
    },
    byDay: ['roof calculator'],
    firefox: ['long form', 'roof calculator'],
  },
  'a browser that translates and extends pages in use': {
    ...whole,
    before: async (page) => {
      await browsers.onceUsed(page, browsers.translatePage, 'fr', ['', ''])
      await browsers.onceUsed(page, browsers.extendPage)
    },
  },
  'a step that fails': { fill: fillAndBreak, forms: calculators, byDay: ['roof calculator'] },
  'a step that fails, and no storage': {
    fill: fillAndBreak,
    isStorageBlocked: true,
    forms: calculators,
  },
  'a step that fails while answers are sent': {
    play: breaking(goBackAndForward),
    forms: calculators,
    byDay: ['roof calculator'],
  },
  'a result that fails': { play: breaking(), forms: calculators, byDay: ['roof calculator'] },
})
