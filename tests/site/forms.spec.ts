import { contactForms, emergencyId } from '../../components/form/contact-forms.ts'
import { firstAsked } from '../../components/form/prepare-form.ts'
import { addressIn, defaultLanguage, languages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { wholeLanguages } from './built-site.ts'
import { contactForm } from './contact-form.ts'
import { shown } from './content.ts'
import { holdRequests } from './held-requests.ts'
import { anyPage, relayPath } from './leads.ts'
import { samplePhotos } from './sample-photos.ts'
import { emergencyServices } from './samples.ts'
import { expect, test } from './test.ts'
import { words, wordsIn } from './words.ts'

/** Both contact forms where all goes well. */

const required = ['firstName', 'lastName', 'email', 'phone', 'service'] as const
const translation = wholeLanguages.at(-1) ?? defaultLanguage

/** Runs in the page: returns the names of fields. */
const names = (fields: Element[]) => fields.map((field) => field.getAttribute('name'))

test('the long form is sent with every field, its origin and its photos', async ({
  page,
  who,
  long,
}) => {
  const { field, choice, photos } = long
  await page.goto(`${anyPage}?gclid=Cj0-x_9&email=${who.email}`)
  await long.write(who)
  const service = await field('service').inputValue()
  // The value that was read is sent (tests/form/inputs.test.ts).
  await field('phone').fill('\u2068305\u2011555\u20110142\u2069')
  await field('address').fill(' 1 Main Street\u200b')
  await field('message').fill('Water stains <b>above</b> the window')
  await page.getByText(words.longForm.more).click()
  const chosen = {
    urgency: 'urgent',
    needsFinancing: 'maybe',
    needsInsuranceClaim: 'unsure',
    preferredContact: 'phone',
  }
  for (const [name, answer] of Object.entries(chosen)) await choice(name, answer).check()
  await photos.field.setInputFiles(await samplePhotos.portrait())
  await long.send()
  await expect(long.thanks).toBeVisible()
  const { withPhotos, withoutPhotos } = words.forms.afterSending
  await expect(long.element).toContainText(say(withPhotos, { photos: 1 }))
  await expect(long.element.getByText(withoutPhotos)).toBeHidden()
  await expect(field('firstName')).toHaveValue('')
  await expect(choice('urgency', 'normal')).toBeChecked()
  await expect(photos.previews).toHaveCount(0)
  expect(await who.lead()).toMatchObject({
    count: '1',
    _subject: `New lead from Maya ${who.name}`,
    phone: '305-555-0142',
    address: '1 Main Street',
    service,
    message: 'Water stains <b>above</b> the window',
    ...chosen,
    source: contactForms.long.source,
    page: long.path,
    firstPage: anyPage,
    campaign: 'gclid=Cj0-x_9',
    language: defaultLanguage,
  })
  await who.expectPhotos(page, [1600])
})

test('the browser asks for required fields and types', async ({ page, who }) => {
  const { open, fill, field, send, behavior, element, thanks } = contactForm(
    page,
    'long',
    translation,
  )
  await open()
  await behavior()
  expect(await element.locator('[required]').evaluateAll(names)).toEqual([...required])
  await fill(who)
  for (const [index, name] of [...required, 'email'].entries()) {
    const value = await field(name).inputValue()
    if (name === 'service') await field(name).selectOption('')
    else await field(name).fill(index === required.length ? 'ana at home' : '')
    await send()
    await expect(field(name)).toBeFocused()
    await (name === 'service' ? field(name).selectOption(value) : field(name).fill(value))
  }
  // Nothing else is checked: the office reads what a visitor means.
  await field('firstName').fill('-')
  await field('phone').fill(' after 6 pm, 555\u20110142\u200b')
  await send()
  await expect(thanks).toBeVisible()
  expect(await who.lead()).toMatchObject({ firstName: '-', phone: 'after 6 pm, 555\u20110142' })
})

test('several faults are named with links; the button shows the state', async ({
  page,
  who,
  short,
}) => {
  const { fill, send, button, field, faults } = short
  await page.clock.install()
  let asked = 0
  page.on('request', (sent) => {
    if (sent.url().includes('/relay/')) asked++
  })
  const answer = await holdRequests(page, relayPath)
  await page.goto('/')
  await send()
  await expect(field('name')).toBeFocused()
  expect(asked).toBe(0)
  const { email, phone, service } = words.forms.fields
  for (const label of [words.shortForm.name, email, phone])
    await expect(faults.filter({ hasText: label })).toBeVisible()
  await faults.filter({ hasText: service }).click()
  await expect(field('service')).toBeFocused()
  await expect(page).toHaveURL('/')
  await field('service').selectOption({ index: 2 })
  await expect(faults).toHaveCount(3)
  await field('name').fill(who.name)
  await field('phone').fill('305 555 0100')
  await expect(faults).toHaveCount(0)
  await fill(who)
  await send()
  await expect(button('submitting')).toBeDisabled()
  await expect(field('name')).toHaveValue('')
  await expect.poll(() => asked).toBe(1)
  answer()
  await expect(button('sent')).toBeDisabled()
  await expect(short.thanks).toBeVisible()
  await page.clock.runFor(5000)
  await expect(button('idle')).toBeEnabled()
  await expect(short.thanks).toBeHidden()
  // Whoever looks only now learns that it was sent.
  const { reference = '' } = await who.lead()
  const receipt = short.element.getByText(reference).filter({ visible: true })
  const sentAt = short.element.getByText(shown(words.forms.afterSending.sentAt))
  await expect(receipt).toHaveCount(1)
  await expect(sentAt.getByText(/\d:\d\d/)).toBeVisible()
  await field('name').fill('A')
  await expect(receipt).toHaveCount(0)
})

/** Runs in the page: hides the target of its address, as before the first paint of a slow device. */
const hideTarget = () => {
  const { matches } = Element.prototype
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string) {
      return selector !== ':target' && matches.call(this, selector)
    },
  })
}

test.describe('where the browser prefers another language', () => {
  test.use({ locale: languages[translation].locale })
  test('an emergency stays one in the other language', async ({ page }) => {
    const { path, element, choice } = contactForm(page, 'long', translation)
    const headings = wordsIn(translation).longForm
    for (const place of ['header', 'footer']) {
      await contactForm(page, 'long', defaultLanguage, `#${emergencyId}`).open()
      const toTranslation = page.locator(`${place} a[href^="${path}"]:visible`)
      // The strip with the offer is at the top of a page.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      if (place === 'header') await expect(toTranslation).toHaveAttribute('style')
      await toTranslation.first().click()
      await expect(page).toHaveURL(`${path}#${emergencyId}`)
      await expect(choice('urgency', 'emergency')).toBeChecked()
      await expect(choice('preferredContact', 'phone')).toBeChecked()
    }
    const heading = element.getByRole('heading', { level: 2 })
    await expect(heading).toHaveText(headings.emergency.heading, { useInnerText: true })
    await choice('urgency', 'normal').check()
    await expect(heading).toHaveText(headings.heading, { useInnerText: true })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a link to an emergency asks for one only once it is chosen', async ({ page }) => {
    const form = contactForm(page, 'long', defaultLanguage, `#${emergencyId}`)
    await form.open()
    const heading = form.element.getByRole('heading', { level: 2 })
    await expect(heading).toHaveText(words.longForm.heading, { useInnerText: true })
    await form.choice('urgency', 'emergency').check()
    await expect(heading).toHaveText(words.longForm.emergency.heading, { useInnerText: true })
  })
})

for (const [index, language] of wholeLanguages.entries())
  test(`a request for emergency service in ${language} asks for what a night call needs first`, async ({
    page,
    who,
  }) => {
    const { element, field, choice, send, thanks } = contactForm(page, 'long', language)
    const { buttons, longForm } = wordsIn(language)
    if (index > 0) await page.addInitScript(hideTarget)
    await page.goto(addressIn(language, emergencyServices.map(addressOf)[0] ?? '/'))
    const name = buttons.requestEmergency
    await page.getByRole('link', { name, exact: true }).first().click()
    await expect(element.getByText(longForm.emergency.heading)).toBeInViewport()
    await expect(choice('urgency', 'emergency')).toBeChecked()
    const asked = element.locator('[name]:visible:not([type=radio], [tabindex])')
    const fields = firstAsked.filter((one) => one !== 'urgency')
    expect((await asked.evaluateAll(names)).slice(0, fields.length)).toEqual(fields)
    const phone = '305 555 0142 / 786 555 0199'
    const typed = { firstName: 'Ana', lastName: who.name, phone, email: who.email }
    for (const [one, text] of Object.entries(typed)) await field(one).fill(text)
    await send()
    await expect(thanks).toBeVisible()
    const expected = { ...typed, urgency: 'emergency', preferredContact: 'phone' }
    expect(await who.lead()).toMatchObject({ ...expected, service: expect.stringMatching(/./) })
  })
