import { contactForms, emergencyId } from '../../components/form/contact-forms.ts'
import { addressIn, defaultLanguage } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { wholeLanguages } from './built-site.ts'
import { contactForm } from './contact-form.ts'
import { shown } from './content.ts'
import { chunks, holdRequests } from './held-requests.ts'
import { expectPhotos, relayPath, takeTime } from './leads.ts'
import { samplePhotos } from './sample-photos.ts'
import { emergencyServices } from './samples.ts'
import { expect, test } from './test.ts'
import { words, wordsIn } from './words.ts'

/** Both contact forms where all goes well. */

const required = ['firstName', 'lastName', 'email', 'phone', 'service'] as const
const emergencyPage = emergencyServices.map((service) => addressOf(service))[0] ?? '/'

/** Runs in the page: returns the names of fields. */
const names = (fields: Element[]) => fields.map((field) => field.getAttribute('name'))
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
  const { withPhotos, withoutPhotos } = words.forms.afterSending
  await expect(form.element).toContainText(say(withPhotos, { photos: 1 }))
  await expect(form.element.getByText(withoutPhotos)).toBeHidden()
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
    source: contactForms.long.source,
    page: form.path('long'),
    firstPage: addressOf(linkedPages.financing),
    campaign: 'gclid=Cj0-x_9',
    language: defaultLanguage,
  })
  await expectPhotos(page, who, [1600])
})

for (const when of ['before', 'after'] as const)
  test(`the browser asks for required fields and types ${when} the script comes`, {
    tag: when === 'after' ? [] : '@nightly',
  }, async ({ page, who }) => {
    const { open, fill, field, send, behavior, element, thanks } = contactForm(page, translation)
    await open('long')
    const release = when === 'before' ? await holdRequests(page, chunks) : undefined
    if (when === 'after') await behavior()
    expect(await element.locator('[required]').evaluateAll(names)).toEqual([...required])
    for (const name of required) {
      await fill('long', who)
      if (name === 'service') await field(name).selectOption({ index: 0 })
      else await field(name).fill('')
      await send()
      await expect(field(name)).toBeFocused()
    }
    await fill('long', who)
    await field('email').fill('ana at home')
    await send()
    await expect(field('email')).toBeFocused()
    // Nothing else is checked: the office reads what a visitor means.
    await fill('long', who)
    await field('firstName').fill('-')
    await field('phone').fill(' after 6 pm, 555\u20110142\u200b')
    await send()
    release?.()
    await expect(thanks).toBeVisible()
    expect(await who.lead()).toMatchObject({ firstName: '-', phone: 'after 6 pm, 555\u20110142' })
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
  // Several faults are named above the button, each with a link to its field.
  const { email, phone, service } = words.forms.fields
  for (const label of [words.shortForm.name, email, phone])
    await expect(form.faults.filter({ hasText: label })).toBeVisible()
  await form.faults.filter({ hasText: service }).click()
  await expect(field('service')).toBeFocused()
  await expect(page).toHaveURL('/')
  await field('service').selectOption({ index: 2 })
  await expect(form.faults).toHaveCount(3)
  await field('name').fill(who.name)
  await field('phone').fill('305 555 0100')
  await expect(form.faults).toHaveCount(0)
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
  // Whoever looks only now learns that it was sent.
  const { reference = '' } = await who.lead()
  const receipt = form.element.getByText(reference).filter({ visible: true })
  const sentAt = form.element.getByText(shown(words.forms.afterSending.sentAt))
  await expect(receipt).toHaveCount(1)
  await expect(sentAt.getByText(/\d:\d\d/)).toBeVisible()
  await field('name').fill('A')
  await expect(receipt).toHaveCount(0)
})

test('a form loads nothing until it is touched, and looks the same', async ({ page, form }) => {
  const scripts: string[] = []
  page.on('request', (asked) => asked.resourceType() === 'script' && scripts.push(asked.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  const html = () => form.element.evaluate(({ outerHTML }) => outerHTML.replace(/ hidden=""/g, ''))
  const before = await html()
  const { promise } = words.forms.photos
  await expect(form.element.getByText(promise)).toBeHidden()
  await form.element.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const untouched = scripts.length
  await form.element.locator('textarea').dispatchEvent('pointerdown')
  await expect.poll(() => scripts.length).toBeGreaterThan(untouched)
  await page.waitForLoadState('networkidle')
  await expect(form.element.getByText(promise)).toBeVisible()
  expect(await html()).toBe(before)
})

for (const language of wholeLanguages)
  test(`a request for emergency service in ${language} asks for what a night call needs first`, async ({
    page,
    who,
  }) => {
    const { element, field, choice, send, thanks } = contactForm(page, language)
    await takeTime(page)
    await page.goto(addressIn(language, emergencyPage))
    const { requestEmergency } = wordsIn(language).buttons
    await page.getByRole('link', { name: requestEmergency, exact: true }).first().click()
    await expect(element.getByText(wordsIn(language).longForm.emergency.heading)).toBeInViewport()
    await expect(element.locator('[name=urgency][value=emergency]')).toBeChecked()
    const asked = await element
      .locator('[name]:visible:not([type=radio], [tabindex])')
      .evaluateAll(names)
    expect(asked.slice(0, 5)).toEqual(['firstName', 'lastName', 'phone', 'address', 'message'])
    await field('firstName').fill('Ana')
    await field('lastName').fill(who.name)
    await field('phone').fill('305 555 0142 / 786 555 0199')
    await field('email').fill(who.email)
    await send()
    await expect(thanks).toBeVisible()
    expect(await who.lead()).toMatchObject({
      urgency: 'emergency',
      preferredContact: 'phone',
      phone: '305 555 0142 / 786 555 0199',
      service: expect.stringMatching(/./),
    })
    await expect(choice('urgency', 'emergency')).toBeVisible()
  })

test('a form of an emergency is one even where the browser finds the target of its address late', async ({
  page,
}) => {
  const { element, path } = contactForm(page)
  // As before the first paint of a slow device.
  await page.addInitScript(() => {
    const { matches } = Element.prototype
    const late = (selector: string) => selector === ':target'
    Object.assign(Element.prototype, {
      matches(this: Element, selector: string) {
        return !late(selector) && matches.call(this, selector)
      },
    })
  })
  await page.goto(`${path('long')}#${emergencyId}`)
  await expect(element.locator('[name=urgency][value=emergency]')).toBeChecked()
})
