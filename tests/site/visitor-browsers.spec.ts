import { readFileSync } from 'node:fs'
import { type State, who } from '../looks/state.ts'
import { states } from '../looks/states.ts'
import { beforeScripts, extendPage, onceUsed, translatePage } from '../visitor-browser.ts'
import { calculator } from './calculator.ts'
import { contactForm } from './contact-form.ts'
import { chunks, holdRequests, isLarge } from './held-requests.ts'
import { takeTime } from './leads.ts'
import { testStates } from './play.ts'
import { samplePhotos } from './sample-photos.ts'
import { expect, type Page, test } from './test.ts'
import { words } from './words.ts'

/** Browsers that change pages: a visit has the same result as in a plain browser. */

const typeEarly = async (page: Page) => {
  const { open, fill, field, optionalField, choice, photos, send, thanks } = contactForm(page)
  await open('long')
  const release = await holdRequests(page, chunks)
  await fill('long', who)
  await choice('urgency', 'emergency').check()
  await photos.field.setInputFiles(await samplePhotos.portrait())
  await optionalField('message').pressSequentially('Water stains')
  await optionalField('message').press('Shift+ArrowLeft')
  release()
  await page.keyboard.type(', and more', { delay: 40 })
  await expect(optionalField('message')).toHaveValue('Water stain, and more')
  await expect(photos.previews).toHaveCount(1)
  await expect(choice('urgency', 'emergency')).toBeChecked()
  await send()
  await expect(thanks).toBeVisible()
  await expect(field('firstName')).toHaveValue('')
}

const sendEarly = async (page: Page) => {
  const { open, fill, send, thanks } = contactForm(page)
  await open('short')
  const release = await holdRequests(page, chunks)
  await fill('short', who)
  await send()
  release()
  await expect(thanks).toBeVisible()
}

const correct = async (page: Page) => {
  const { open, fill, field, send, thanks } = contactForm(page)
  await open('long')
  await send()
  await expect(field('firstName')).toBeFocused()
  await fill('long', { ...who, email: 'maya at home' })
  await send()
  await expect(field('email')).toBeFocused()
  await field('email').fill(who.email)
  await send()
  await expect(thanks).toBeVisible()
}

const answerEarly = async (page: Page) => {
  const { path, hydrated } = calculator(page, 'energy')
  const release = await holdRequests(page, chunks, isLarge)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  // By name, because the label may be translated.
  const bill = page.locator('[name=currentBill]')
  await bill.fill('345')
  await bill.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 2))
  release()
  await hydrated()
  await page.keyboard.type('9')
  await expect(bill).toHaveValue('395')
  await expect(page.locator('[type=range]')).toHaveValue('400')
}

const estimate = async (page: Page) => {
  const roof = calculator(page, 'roof')
  const { next, estimateForm } = words.roofResult
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const wrong = page.locator('[aria-invalid]')
  await takeTime(page)
  const release = await holdRequests(page, chunks)
  await page.goto(roof.path, { waitUntil: 'domcontentloaded' })
  await roof.choice('roofType', 'flat').check()
  await roof.next()
  release()
  await roof.step('squareFootage')
  await roof.number('squareFootage').fill('499')
  await roof.next()
  await expect(wrong).toHaveCount(1)
  await roof.number('squareFootage').fill('1800')
  await roof.skipTo('person')
  await roof.next()
  await expect(wrong).toHaveCount(4)
  await roof.person(who)
  await roof.finish()
  await expect(roof.result).toBeVisible()
  await press(words.wizard.result.changeAnswers)
  await roof.step('address')
  await roof.line('address').fill('2 Main Street, Miami')
  await roof.finish()
  await expect(roof.result).toBeVisible()
  await press(next.email)
  await press(estimateForm.submit)
  await expect(page.locator('form').getByText(estimateForm.sent.title)).toBeVisible()
}

/** Keeps texts unchanged, so that tests find them. */
const inFrench = ['fr', ['', '']] as const
const early = async (page: Page) => {
  await beforeScripts(page, translatePage, ...inFrench)
  await beforeScripts(page, extendPage)
}
const late = async (page: Page) => {
  await onceUsed(page, translatePage, ...inFrench)
  await onceUsed(page, extendPage)
}

/** Journeys through forms that often change the page and the typed text. */
const journeys = [
  { name: 'a message, typed while the script comes', reach: typeEarly, changed: early },
  { name: 'a message, sent before the script is there', reach: sendEarly, changed: late },
  { name: 'a message, corrected', reach: correct, changed: early },
  { name: 'an answer, typed while the script comes', reach: answerEarly, changed: early },
  { name: 'an estimate from its first question to its e-mail', reach: estimate, changed: late },
]

test.describe('on a translated page with extensions', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  // By day, one journey. All others take long.
  for (const { name, reach, changed } of journeys)
    test(name, { tag: reach === typeEarly ? [] : '@nightly' }, async ({ page }) => {
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await changed(page)
      await reach(page)
      expect(errors).toEqual([])
    })
})

/** Runs in the page, as dark modes do: gives every element its own style. */
const darken = () => {
  for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
    element.setAttribute('data-dark-mode', '')
    element.style.setProperty('--dark-mode', '#181a1b')
  }
}

/** Runs in the page, as writing aids do: moves every field into an element of their own. */
const wrapFields = () => {
  for (const field of document.querySelectorAll('input, textarea')) {
    const wrapper = document.createElement('writing-aid')
    field.replaceWith(wrapper)
    wrapper.append(field)
  }
}

/** Runs in the page, as third-party libraries do: extends some prototypes, and freezes the rest. */
const alterPrototypes = () => {
  Object.assign(Object.prototype, { isSomething: () => true })
  Object.assign(Array.prototype, { last: () => undefined })
  for (const each of [Array, Promise, String, Map, Set, Date]) Object.freeze(each.prototype)
}

/** Runs in the page, as dark modes do: links a style that only they may load. */
const linkStyle = () => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
  link.href = 'https://extension.example/dark.css'
  document.head.append(link)
}

test.describe('beside a style that the policy refuses', () => {
  test.use({ expectedViolation: /extension\.example/ })

  test('a result is saved with the styles of the site', async ({ page, who, roof }) => {
    await roof.openResult(who)
    await page.evaluate(linkStyle)
    const path = await (await roof.download()).path()
    expect(readFileSync(path, 'utf8')).toContain('@media print')
  })
})

test.describe('each change alone', { tag: '@nightly' }, () =>
  testStates([...journeys.map((journey): State => ({ ...journey, path: '/' })), ...states], {
    'translated before scripts run': (page) => beforeScripts(page, translatePage, ...inFrench),
    'translated once in use': (page) => onceUsed(page, translatePage, ...inFrench),
    'extended before scripts run': (page) => beforeScripts(page, extendPage),
    'extended once in use': (page) => onceUsed(page, extendPage),
    darkened: (page) => beforeScripts(page, darken),
    'with fields in wrappers': (page) => beforeScripts(page, wrapFields),
    'with altered prototypes': (page) => page.addInitScript(alterPrototypes),
  }),
)
