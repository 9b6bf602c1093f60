import { contactForms, emergencyId } from '../../components/form/contact-forms.ts'
import { firstAsked } from '../../components/form/prepare-form.ts'
import { addressIn, defaultLanguage } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { wholeLanguages } from './built-site.ts'
import { emergencyServices, shown, words, wordsIn } from './content.ts'
import { contactForm } from './forms.ts'
import { holdRequests } from './held-requests.ts'
import { anyPage, relayPath } from './leads.ts'
import { scrollTo } from './reach.ts'
import { samplePhotos } from './sample-photos.ts'
import { expect, test } from './test.ts'

/** The contact forms where all goes well. */

const required = ['firstName', 'lastName', 'email', 'phone', 'service']
const translation = wholeLanguages.at(-1) ?? defaultLanguage

const names = (fields: Element[]) => fields.map((field) => field.getAttribute('name'))

test('a message has every field, its origin and its photos', async ({ page, who, long }) => {
  const { field, choice, photos } = long
  await page.goto(`${anyPage}?gclid=Cj0-x_9&email=${who.email}`)
  await long.write(who)
  const service = await field('service').inputValue()
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
  await expect(choice('urgency', 'normal')).toBeChecked()
  await expect(photos.previews).toHaveCount(0)
  expect(await who.lead()).toMatchObject({
    count: '1',
    _subject: `New lead from Maya ${who.name}`,
    service,
    ...chosen,
    source: contactForms.long.source,
    page: long.path,
    firstPage: anyPage,
    campaign: 'gclid=Cj0-x_9',
    language: defaultLanguage,
  })
  await who.expectPhotos(page, [1600])
})

test('what is missing is named, and a receipt follows the thanks', async ({ page, who }) => {
  const form = contactForm(page, 'long', translation)
  const { button, element, field, send } = form
  const { afterSending, fields } = wordsIn(translation).forms
  const faults = element.locator('[aria-live]').getByRole('link')
  let asked = 0
  page.on('request', (sent) => {
    if (sent.url().includes('/relay/')) asked++
  })
  await page.clock.install()
  const answer = await holdRequests(page, relayPath)
  await form.open()
  expect(await element.locator('[required]').evaluateAll(names)).toEqual(required)
  // Links stand in the order of the fields, not in that of their mistakes.
  await field('service').selectOption({ index: 1 })
  await field('service').selectOption('')
  await send()
  await expect(field('firstName')).toBeFocused()

  const labels = await element
    .locator('[required]')
    .evaluateAll((all) =>
      all.map((input) => (input as HTMLInputElement).labels?.[0]?.textContent ?? ''),
    )
  await expect(faults).toHaveText(labels)
  await faults.last().click()
  await expect(field('service')).toBeFocused()
  await expect(page).toHaveURL(form.path)
  await form.fill(who)
  await expect(faults).toHaveCount(0)
  for (const wrong of ['', 'ana at home']) {
    await field('email').fill(wrong)
    await send()
    await expect(field('email')).toBeFocused()
    await expect(faults, 'one needs no list').toHaveCount(0)
  }
  await field('email').fill(who.email)
  expect(asked).toBe(0)
  // Nothing else is checked: the office reads what a visitor means (tests/form/inputs.test.ts).
  await field('firstName').fill('-')
  await field('phone').fill(' after 6 pm, 555\u20110142\u200b')
  await send()
  await expect(button('submitting')).toBeDisabled()
  await expect(field('lastName')).toHaveValue('')
  // The browser would ask for the fields of the empty form.
  await button('submitting').click({ force: true })
  expect(await faults.count()).toBe(0)
  await expect.poll(() => asked).toBe(1)
  answer()
  await expect(button('sent')).toBeDisabled()
  await expect(form.thanks).toBeVisible()
  await page.clock.runFor(5000)
  // At once: in real time, later would do.
  expect(await button('idle').count()).toBe(1)
  await expect(button('idle')).toBeEnabled()
  await expect(form.thanks).toBeHidden()
  // Whoever looks only now learns that it was sent.
  const { reference = '', firstName, phone } = await who.lead()
  expect([firstName, phone]).toEqual(['-', 'after 6 pm, 555\u20110142'])
  const receipt = element.getByText(reference).filter({ visible: true })
  const sentAt = element.getByText(shown(afterSending.sentAt))
  await expect(receipt).toHaveCount(1)
  await expect(sentAt.getByText(/\d:\d\d/)).toBeVisible()
  await field('firstName').fill('A')
  await expect(receipt).toHaveCount(0)
  const most = Number(await field('message').getAttribute('maxlength'))
  await field('message').fill('x'.repeat(most))
  await expect(element.getByText(shown(fields.tooLong))).toBeVisible()
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

for (const [index, language] of wholeLanguages.entries())
  test(`an emergency in ${language} stays one in another language`, async ({ page, who }) => {
    const to = wholeLanguages.at(index - 1) ?? language
    const { element, field, choice, send, thanks } = contactForm(page, 'long', to)
    const { buttons } = wordsIn(language)
    const heading = element.getByRole('heading', { level: 2 })
    if (index > 0) await page.addInitScript(hideTarget)
    await page.goto(addressIn(language, emergencyServices.map(addressOf)[0] ?? '/'))
    await page.getByRole('link', { name: buttons.requestEmergency, exact: true }).first().click()
    await expect(choice('urgency', 'emergency')).toBeChecked()
    await expect(heading).toBeInViewport()
    const { path } = contactForm(page, 'long', to)
    const place = index === 0 ? 'header' : 'footer'
    if (to !== language) {
      await scrollTo(page, 0)
      await page.locator(`${place} a[href^="${path}"]:visible`).last().click()
    }
    await expect(page).toHaveURL(`${path}#${emergencyId}`)
    const headings = wordsIn(to).longForm
    await expect(heading).toHaveText(headings.emergency.heading, { useInnerText: true })
    await choice('urgency', 'normal').check()
    await expect(heading).toHaveText(headings.heading, { useInnerText: true })
    await choice('urgency', 'emergency').check()
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
