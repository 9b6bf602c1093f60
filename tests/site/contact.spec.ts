import { addressIn, defaultLanguage, translatedInto } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, test } from '../strict-test.ts'
import { contactForm } from './contact-form.ts'
import { business, cities, shown } from './content.ts'
import { holdScripts } from './held-scripts.ts'
import { expectPhotos, leadOf, takeTime, visitor } from './leads.ts'
import { samplePhotos } from './sample-photos.ts'
import { phoneLink } from './samples.ts'
import { words, wordsIn } from './words.ts'

const contact = addressOf(linkedPages.contact)

test('a visitor sends the long form with every field and a photo, and the lead stands in the inbox with where it came from', async ({
  page,
  request,
}) => {
  const who = visitor()
  const { fillLong, field, optionalField, choice, photos, send, thanks } = contactForm(page)
  await takeTime(page)
  await page.goto(`${addressOf(linkedPages.financing)}?gclid=Cj0-x_9&email=${who.email}`)
  await page.goto(contact)
  await fillLong(who)
  const service = await field('service').inputValue()
  await optionalField('address').fill('1 Main Street')
  await optionalField('city').fill('Doral')
  await choice('urgency', 'urgent').check()
  await optionalField('message').fill('A stain')
  await page.getByText(words.longForm.more).click()
  await choice('needsFinancing', 'maybe').check()
  await choice('needsInsuranceClaim', 'unsure').check()
  await choice('preferredContact', 'phone').check()
  await photos.field.setInputFiles(await samplePhotos.portrait())
  await send()
  await expect(thanks).toBeVisible()
  await expect(field('firstName')).toHaveValue('')
  await expect(choice('urgency', 'normal')).toBeChecked()
  await expect(photos.previews).toHaveCount(0)
  expect(await leadOf(request, who)).toMatchObject({
    _subject: `New lead from Ana ${who.name}`,
    address: '1 Main Street',
    city: 'Doral',
    service,
    message: 'A stain',
    preferredContact: 'phone',
    urgency: 'urgent',
    needsFinancing: 'maybe',
    needsInsuranceClaim: 'unsure',
    source: 'Contact page',
    page: contact,
    firstPage: addressOf(linkedPages.financing),
    campaign: 'gclid=Cj0-x_9',
    language: defaultLanguage,
  })
  await expectPhotos(page, who, [1600])
})

test('the browser asks for what is required, and nothing is sent without it', async ({ page }) => {
  const { field, send } = contactForm(page)
  let sent = 0
  await page.route('**/relay/**', (route) => {
    sent++
    return route.abort()
  })
  await page.goto(contact)
  await field('firstName').fill('Ana')
  await send()
  await expect(field('lastName')).toBeFocused()
  expect(
    await field('lastName').evaluate((input: HTMLInputElement) => input.validity.valueMissing),
  ).toBe(true)
  expect(sent).toBe(0)
})

test('what was chosen before the form woke up is kept', async ({ page }) => {
  const { field, choice, photos, island } = contactForm(page)
  await page.goto(contact)
  const letThrough = await holdScripts(page)
  await photos.field.setInputFiles(await samplePhotos.portrait())
  await field('firstName').fill('Early')
  await choice('urgency', 'emergency').check()
  letThrough()
  await expect(island).toHaveAttribute('data-hydrated', '')
  await expect(field('firstName')).toHaveValue('Early')
  await expect(choice('urgency', 'emergency')).toBeChecked()
  await expect(photos.previews).toHaveCount(1)
})

test('our networks, the way to the office, the map and the emergency number stand on the page', async ({
  page,
}) => {
  await page.goto(contact)
  const main = page.getByRole('main')
  for (const { network, url } of business.social) {
    const link = main.getByRole('link', { name: shown(say(words.contact.social, { network })) })
    await expect(link).toHaveAttribute('href', url)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
  const directions = main.getByRole('link', { name: words.buttons.directions })
  expect(
    new URL((await directions.getAttribute('href')) ?? '').searchParams.get('destination'),
  ).toContain(business.address.street)
  const map = main.getByRole('img', { name: words.places.officeMap })
  for (const { name } of cities) await expect(map).toContainText(name)
  await expect(map).toContainText(words.places.office)
  await expect(main.locator(`a[href="${phoneLink}"]`).first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser sends the form itself, and the contact page thanks in its language', async ({
    page,
    request,
  }) => {
    const language = translatedInto.at(-1) ?? defaultLanguage
    const path = addressIn(language, contact)
    const who = visitor()
    const { fillLong, photos, send, thanks } = contactForm(page, wordsIn(language))
    await page.goto(path)
    await expect(thanks).toHaveCount(0)
    await fillLong(who)
    await photos.field.setInputFiles(await samplePhotos.portrait())
    await send()
    await expect(page).toHaveURL(`${path}#thank-you`)
    await expect(thanks).toBeVisible()
    expect(await leadOf(request, who)).toMatchObject({ source: 'Contact page', language })
    // As the camera took it.
    await expectPhotos(page, who, [2000])
  })
})
