import { defaultLanguage } from '../../content/schema/languages.ts'
import { wholeLanguages } from './built-site.ts'
import { business } from './content.ts'
import {
  everyForm,
  type Fill,
  type FormName,
  fieldNamed,
  fillOut,
  type PersonalForm,
  personalForm,
  type Telling,
} from './forms.ts'
import { chunks, holdRequests } from './held-requests.ts'
import { blockStorage, identityOf, type Sender, waitingLeads } from './leads.ts'
import { expect, type Locator, type Page, test } from './test.ts'

/**
 * Tests of a fault on every form that can have it: what the visitor is told, and that the lead
 * arrives in the end, once, as it was typed. Closed tabs and failing storage: tests/chaos.
 */

type End = (how?: 'abort') => unknown
/** A form that is filled in: how it is sent, its button, and what lets its script come. */
type Filled = {
  page: Page
  send: () => Promise<unknown>
  button: Locator
  release: End
}
/** Sends a form while something fails. Returns what ends the fault, if anything does. */
export type Play = (filled: Filled) => Promise<End | unknown>

type Fault = {
  /** What happens to the page before it is opened. */
  before?: (page: Page) => Promise<unknown>
  fill?: Fill
  play?: Play
  /** What is said while it lasts. Without it, the lead arrives all the same. */
  told?: Telling
  /** The forms that can have it, those on which it is tested by day, and those in Firefox. */
  forms?: readonly FormName[]
  byDay?: readonly FormName[]
  firefox?: readonly FormName[]
  /** True if the form is filled in and sent while its script has not come. */
  isEarly?: true
  /** True if the way leads through every page and step, and an empty form is sent, too. */
  isWhole?: true
  isNative?: true
  isStorageBlocked?: true
  use?: Parameters<typeof test.use>[0]
}
type Faults = Readonly<Record<string, Fault>>

/** Expects one lead that says who the visitor is, and returns it. */
const expectLead = async (who: Sender, { parts }: PersonalForm) => {
  const { phone, ...lead } = await who.lead()
  const identity = identityOf(who)
  expect(lead.count).toBe('1')
  for (const name of parts.flatMap(({ asks }) => asks))
    if (name !== 'phone') expect(lead[name], name).toBe(identity[name])
  // Browsers may put the country code before a number.
  expect(phone?.replace(/\D/g, '')).toMatch(/^1?3055550142$/)
  return lead
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

const testFault = (what: string, fault: Fault, language = defaultLanguage) =>
  test.describe(what, () => {
    const { forms = everyForm, byDay, firefox, before, fill, play, told, use } = fault
    const { isEarly, isNative, isStorageBlocked, isWhole } = fault
    test.use({ viewport: { width: 390, height: 844 }, ...use })
    for (const name of forms)
      test(`the lead of the ${name} arrives once`, {
        tag: [
          ...(byDay?.includes(name) ? [] : ['@nightly']),
          ...(firefox?.includes(name) ? ['@firefox'] : []),
        ],
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

/** Tests faults in each language in turn. */
export const testFaults = (faults: Faults) => {
  for (const [index, [what, fault]] of Object.entries(faults).entries())
    testFault(what, fault, wholeLanguages[index % wholeLanguages.length])
}
