import { addressIn, defaultLanguage } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect } from '../strict-test.ts'
import { wholeLanguages, wholeTranslations } from './built-site.ts'
import { contactForm } from './contact-form.ts'
import { chunks, holdRequests } from './held-requests.ts'
import { expectPhotos, relayPath, takeTime, test, visitor } from './leads.ts'
import { beyondTheEdge } from './reach.ts'
import { samplePhotos } from './sample-photos.ts'
import { words, wordsIn } from './words.ts'

/** Both contact forms where all goes well. */

const required = ['firstName', 'lastName', 'email', 'phone', 'service'] as const

const contact = addressOf(linkedPages.contact)
const pathOf = { short: '/', long: contact } as const
const sourceOf = { short: 'Home page form', long: 'Contact page' } as const

test('a double click sends the long form once, with every field', async ({ page, who }) => {
  const { fill, field, optionalField, choice, photos, button, thanks } = contactForm(page)
  await takeTime(page)
  await page.goto(`${addressOf(linkedPages.financing)}?gclid=Cj0-x_9&email=${who.email}`)
  await page.goto(contact)
  await fill('long', who)
  const service = await field('service').inputValue()
  // What is sent is what was read (tests/form/inputs.test.ts).
  await field('phone').fill('\u2068305\u2011555\u20110142\u2069')
  await optionalField('address').fill(' 1 Main Street\u200b')
  await optionalField('city').fill('Doral')
  await choice('urgency', 'urgent').check()
  await optionalField('message').fill('Water stains <b>above</b> the window')
  await page.getByText(words.longForm.more).click()
  await choice('needsFinancing', 'maybe').check()
  await choice('needsInsuranceClaim', 'unsure').check()
  await choice('preferredContact', 'phone').check()
  await photos.field.setInputFiles(await samplePhotos.portrait())
  await button('idle').dblclick()
  await expect(thanks).toBeVisible()
  await expect(field('firstName')).toHaveValue('')
  await expect(choice('urgency', 'normal')).toBeChecked()
  await expect(photos.previews).toHaveCount(0)
  expect(await who.lead()).toMatchObject({
    count: '1',
    _subject: `New lead from Ana ${who.name}`,
    phone: '305-555-0142',
    address: '1 Main Street',
    city: 'Doral',
    service,
    message: 'Water stains <b>above</b> the window',
    preferredContact: 'phone',
    urgency: 'urgent',
    needsFinancing: 'maybe',
    needsInsuranceClaim: 'unsure',
    source: sourceOf.long,
    page: contact,
    firstPage: addressOf(linkedPages.financing),
    campaign: 'gclid=Cj0-x_9',
    language: defaultLanguage,
  })
  await expectPhotos(page, who, [1600])
})

for (const [kind, language] of [
  ...wholeLanguages.map((language) => ['short', language] as const),
  ...wholeTranslations.map((language) => ['long', language] as const),
])
  test(`the ${kind} form in ${language} fits phones, and thanks`, async ({ page, who }) => {
    const { forms } = wordsIn(language)
    const { fill, field, send, thanks, form } = contactForm(page, wordsIn(language))
    await takeTime(page)
    await page.goto(addressIn(language, pathOf[kind]))
    await fill(kind, who)
    expect.soft(await beyondTheEdge(page)).toEqual([])
    const service = await field('service').inputValue()
    await send()
    await expect(thanks).toBeVisible()
    const lead = await who.lead()
    const _subject =
      kind === 'short' ? `New message from ${who.name}` : `New lead from Ana ${who.name}`
    expect(lead).toMatchObject({ _subject, language, service, source: sourceOf[kind] })
    const reference = say(forms.afterSending.reference, { code: lead.reference ?? '' })
    await expect(form.getByText(reference).filter({ visible: true })).toHaveCount(1)
  })

test('what is wrong in a form stands under its field, even before the behavior comes', async ({
  page,
}) => {
  const language = wholeLanguages.at(-1) ?? defaultLanguage
  const { forms, inputs } = wordsIn(language)
  const { fill, field, send, form } = contactForm(page, wordsIn(language))
  await page.goto(addressIn(language, contact))
  const release = await holdRequests(page, chunks)
  await send()
  await expect(field('firstName')).toBeFocused()
  release()
  for (const name of required) {
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(name)).toHaveAccessibleDescription(forms.errors[name])
    await expect(form.getByText(forms.errors[name]).filter({ visible: true })).toHaveCount(1)
  }
  await expect(field('firstName')).toBeFocused()
  await fill('long', visitor())
  await expect(form.locator('[aria-invalid]')).toHaveCount(0)
  await field('email').fill('ana at home')
  await field('phone').focus()
  await send()
  await expect(field('email')).toBeFocused()
  await expect(field('email')).toHaveAccessibleDescription(inputs.email.at)
  await field('email').fill(visitor().email)
  await expect(form.locator('[aria-invalid]')).toHaveCount(0)
})

test('a form asks for what is required, and its button says what happens', async ({ page }) => {
  const { fill, send, button, field, thanks } = contactForm(page)
  await page.clock.install()
  let asked = 0
  page.on('request', (sent) => {
    if (sent.url().includes('/relay/')) asked++
  })
  const answer = await holdRequests(page, relayPath)
  await page.goto('/')
  await send()
  await expect(field('name')).toBeFocused()
  expect(
    await field('name').evaluate((input: HTMLInputElement) => input.validity.valueMissing),
  ).toBe(true)
  expect(asked).toBe(0)
  await fill('short', visitor())
  await send()
  await expect(button('submitting')).toBeDisabled()
  await expect(field('name')).toHaveValue('')
  // Whoever is this quick is made to wait, as a robot would be.
  await page.clock.runFor(3000)
  await expect.poll(() => asked).toBe(1)
  answer()
  await expect(button('sent')).toBeDisabled()
  await expect(thanks).toBeVisible()
  await page.clock.runFor(5000)
  await expect(button('idle')).toBeEnabled()
  await expect(thanks).toBeHidden()
})

test('a form loads nothing before it is touched, and looks the same after', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (asked) => asked.resourceType() === 'script' && scripts.push(asked.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  const { form } = contactForm(page)
  const html = () => form.evaluate(({ outerHTML }) => outerHTML)
  const before = await html()
  await form.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const untouched = scripts.length
  await form.locator('textarea').dispatchEvent('pointerdown')
  await expect.poll(() => scripts.length).toBeGreaterThan(untouched)
  await page.waitForLoadState('networkidle')
  expect(await html()).toBe(before)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const form of ['short', 'long'] as const)
    test(`the browser sends the ${form} form, and the site thanks`, async ({ page, who }) => {
      const language = wholeLanguages.at(-1) ?? defaultLanguage
      const { fill, photos, send, thanks } = contactForm(page, wordsIn(language))
      await page.goto(addressIn(language, pathOf[form]))
      await expect(thanks).toHaveCount(0)
      await fill(form, who)
      if (form === 'long') await photos.field.setInputFiles(await samplePhotos.portrait())
      await send()
      await expect(page).toHaveURL(`${addressIn(language, contact)}#thank-you`)
      await expect(thanks).toBeVisible()
      expect(await who.lead()).toMatchObject({ source: sourceOf[form], language })
      // As the camera took it.
      if (form === 'long') await expectPhotos(page, who, [2000])
    })
})
