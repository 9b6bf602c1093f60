import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { type State, who } from '../looks/state.ts'
import { expect } from '../strict-test.ts'
import { calculator, calculatorPath } from './calculator.ts'
import { contactForm } from './contact-form.ts'
import { chunks, holdRequests, isLarge } from './held-requests.ts'
import { takeTime } from './leads.ts'
import { samplePhotos } from './sample-photos.ts'
import { words } from './words.ts'

/** Ways through forms and calculators that change what is on the page, and what was typed, often. */

const { roofResult, wizard } = words
const contact = addressOf(linkedPages.contact)

const typedEarly: State = {
  name: 'a message, typed while the script comes',
  path: contact,
  reach: async (page) => {
    const { fill, field, optionalField, choice, photos, send, thanks } = contactForm(page)
    await takeTime(page)
    await page.goto(contact)
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
  },
}

const sentEarly: State = {
  name: 'a message, sent before the script is there',
  path: '/',
  reach: async (page) => {
    const { fill, send, thanks } = contactForm(page)
    await takeTime(page)
    await page.goto('/')
    const release = await holdRequests(page, chunks)
    await fill('short', who)
    await send()
    release()
    await expect(thanks).toBeVisible()
  },
}

const corrected: State = {
  name: 'a message, corrected',
  path: contact,
  reach: async (page) => {
    const { fill, field, send, thanks } = contactForm(page)
    const wrong = page.locator('main form [aria-invalid]')
    await takeTime(page)
    await page.goto(contact)
    await send()
    await expect(wrong).toHaveCount(5)
    await fill('long', { ...who, email: 'maya at home' })
    await send()
    await expect(wrong).toHaveCount(1)
    await field('email').fill(who.email)
    await send()
    await expect(thanks).toBeVisible()
  },
}

const answeredEarly: State = {
  name: 'an answer, typed while the script comes',
  path: calculatorPath('energy'),
  reach: async (page) => {
    const { path, hydrated } = calculator(page, 'energy')
    const release = await holdRequests(page, chunks, isLarge)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    // By name, as a label has the language of a translator.
    const bill = page.locator('[name=currentBill]')
    await bill.fill('345')
    await bill.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 2))
    release()
    await hydrated()
    await page.keyboard.type('9')
    await expect(bill).toHaveValue('395')
    await expect(page.locator('[type=range]')).toHaveValue('400')
  },
}

const wholeEstimate: State = {
  name: 'an estimate from its first question to its e-mail',
  path: calculatorPath('roof'),
  reach: async (page) => {
    const { path, choice, next, step, number, skip, person, finish, result } = calculator(
      page,
      'roof',
    )
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await takeTime(page)
    const release = await holdRequests(page, chunks)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await choice('roofType', 'flat').check()
    await next()
    release()
    await step(2)
    await number('squareFootage').fill('499')
    await next()
    await expect(number('squareFootage')).toHaveAttribute('aria-invalid', 'true')
    await number('squareFootage').fill('1800')
    await skip(5)
    await next()
    await expect(page.locator('[aria-invalid]')).toHaveCount(4)
    await person(who)
    await finish()
    await expect(result).toBeVisible()
    await button(wizard.result.changeAnswers).click()
    await step(8)
    await page
      .getByLabel(wizard.personal.labels.address, { exact: true })
      .fill('2 Main Street, Miami')
    await finish()
    await expect(result).toBeVisible()
    await button(roofResult.next.email).click()
    await button(roofResult.estimateForm.submit).click()
    const { title } = roofResult.estimateForm.sent
    await expect(page.locator('form').getByText(title)).toBeVisible()
  },
}

export const journeys: readonly State[] = [
  typedEarly,
  sentEarly,
  corrected,
  answeredEarly,
  wholeEstimate,
]
