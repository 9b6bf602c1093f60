import { defaultLanguage } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { wholeLanguages } from './built-site.ts'
import { type ContactKind, contactForm } from './contact-form.ts'
import { chunks, holdRequests } from './held-requests.ts'
import { expectPhotos, relayPath } from './leads.ts'
import { beyondTheEdge } from './reach.ts'
import { samplePhotos } from './sample-photos.ts'
import { expect, test } from './test.ts'
import { words, wordsIn } from './words.ts'

/** Both contact forms where all goes well. */

const required = ['firstName', 'lastName', 'email', 'phone', 'service'] as const
const sourceOf = { short: 'Home page form', long: 'Contact page' } as const
const kinds: readonly ContactKind[] = ['short', 'long']
const translation = wholeLanguages.at(-1) ?? defaultLanguage

test('a double click sends the long form once, with every field', async ({ page, who, form }) => {
  const { field, optionalField, choice, photos } = form
  await page.goto(`${addressOf(linkedPages.financing)}?gclid=Cj0-x_9&email=${who.email}`)
  await form.write('long', who)
  const service = await field('service').inputValue()
  // The value that was read is sent (tests/form/inputs.test.ts).
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
  await form.button('idle').dblclick()
  await expect(form.thanks).toBeVisible()
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
    page: form.path('long'),
    firstPage: addressOf(linkedPages.financing),
    campaign: 'gclid=Cj0-x_9',
    language: defaultLanguage,
  })
  await expectPhotos(page, who, [1600])
})

for (const kind of kinds)
  for (const language of wholeLanguages)
    test(`the ${kind} form in ${language} fits phones, and thanks`, async ({ page, who }) => {
      const { write, field, send, thanks, element } = contactForm(page, language)
      await write(kind, who)
      expect.soft(await beyondTheEdge(page)).toEqual([])
      const service = await field('service').inputValue()
      await send()
      await expect(thanks).toBeVisible()
      const lead = await who.lead()
      const begin = kind === 'short' ? 'New message from' : 'New lead from Ana'
      const _subject = `${begin} ${who.name}`
      expect(lead).toMatchObject({ _subject, language, service, source: sourceOf[kind] })
      const { reference } = wordsIn(language).forms.afterSending
      const said = element.getByText(say(reference, { code: lead.reference ?? '' }))
      await expect(said.filter({ visible: true })).toHaveCount(1)
    })

test('errors are shown under their fields, even before the script', async ({ page, who }) => {
  const { forms, inputs } = wordsIn(translation)
  const { open, fill, field, send, element } = contactForm(page, translation)
  await open('long')
  const release = await holdRequests(page, chunks)
  await send()
  await expect(field('firstName')).toBeFocused()
  release()
  for (const name of required) {
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(name)).toHaveAccessibleDescription(forms.errors[name])
    await expect(element.getByText(forms.errors[name]).filter({ visible: true })).toHaveCount(1)
  }
  await expect(field('firstName')).toBeFocused()
  await fill('long', who)
  await expect(element.locator('[aria-invalid]')).toHaveCount(0)
  await field('email').fill('ana at home')
  await field('phone').focus()
  await send()
  await expect(field('email')).toBeFocused()
  await expect(field('email')).toHaveAccessibleDescription(inputs.email.at)
  await field('email').fill(who.email)
  await expect(element.locator('[aria-invalid]')).toHaveCount(0)
})

test('a form requires its fields; its button shows the state', async ({ page, who, form }) => {
  const { fill, send, button, field, thanks } = form
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
  await fill('short', who)
  await send()
  await expect(button('submitting')).toBeDisabled()
  await expect(field('name')).toHaveValue('')
  // A visitor this quick has to wait, as a robot would.
  await page.clock.runFor(3000)
  await expect.poll(() => asked).toBe(1)
  answer()
  await expect(button('sent')).toBeDisabled()
  await expect(thanks).toBeVisible()
  await page.clock.runFor(5000)
  await expect(button('idle')).toBeEnabled()
  await expect(thanks).toBeHidden()
})

test('a form loads nothing until it is touched, and looks the same', async ({ page, form }) => {
  const scripts: string[] = []
  page.on('request', (asked) => asked.resourceType() === 'script' && scripts.push(asked.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  const html = () => form.element.evaluate(({ outerHTML }) => outerHTML)
  const before = await html()
  await form.element.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const untouched = scripts.length
  await form.element.locator('textarea').dispatchEvent('pointerdown')
  await expect.poll(() => scripts.length).toBeGreaterThan(untouched)
  await page.waitForLoadState('networkidle')
  expect(await html()).toBe(before)
})
