import { expect, test } from '../strict-test.ts'
import { contactForm } from './contact-form.ts'
import { business } from './content.ts'
import { holdScripts } from './held-scripts.ts'
import { leadOf, takeTime, visitor } from './leads.ts'
import { words } from './words.ts'

const { islands, layout } = words

test('a visitor sends the short form and the lead stands in the inbox', async ({
  page,
  request,
}) => {
  const who = visitor()
  const { fillShort, send, field, thanks, island } = contactForm(page)
  await takeTime(page)
  await page.goto('/')
  await fillShort(who)
  const service = await field('service').inputValue()
  await send()
  await expect(thanks).toBeVisible()
  const lead = await leadOf(request, who)
  await expect(island.getByText(lead.reference ?? '')).toBeVisible()
  expect(lead).toMatchObject({
    _subject: `New message from ${who.name}`,
    source: 'Home page form',
    service,
    message: 'Water stains <b>above</b> the window',
  })
})

test('the button says what happens, and the form is empty and ready again after five seconds', async ({
  page,
}) => {
  const { fillShort, send, button, field, thanks } = contactForm(page)
  await page.clock.install()
  let answer = () => {}
  let asked = false
  await page.route('**/relay/ajax', async (route) => {
    asked = true
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.fulfill({ json: { success: 'true' } })
  })
  await page.goto('/')
  await fillShort(visitor())
  await send()
  await expect(button('submitting')).toBeDisabled()
  await expect(field('name')).toHaveValue('')
  // Whoever is this quick is made to wait, as a robot would be.
  await page.clock.runFor(3000)
  await expect.poll(() => asked).toBe(true)
  answer()
  await expect(button('sent')).toBeDisabled()
  await expect(thanks).toBeVisible()
  await page.clock.runFor(5000)
  await expect(button('idle')).toBeEnabled()
  await expect(thanks).toBeHidden()
})

test('when the relay refuses, the visitor is thanked and told to call', async ({ page }) => {
  const { fillShort, send, thanks, kept, island } = contactForm(page)
  await takeTime(page)
  await page.route('**/relay/ajax', (route) =>
    route.fulfill({ json: { success: 'false', message: 'needs activation' } }),
  )
  await page.goto('/')
  await fillShort(visitor())
  await send()
  await expect(thanks).toBeVisible()
  await expect(kept).toBeVisible()
  await expect(island).toContainText(business.phone)
})

test('an empty form is not sent: the browser asks for what is missing', async ({ page }) => {
  const { send, field } = contactForm(page)
  let sent = false
  await page.route('**/relay/**', (route) => {
    sent = true
    return route.abort()
  })
  await page.goto('/')
  await send()
  await expect(field('name')).toBeFocused()
  expect(sent).toBe(false)
})

test('what was typed before the form woke up is kept, key by key', async ({ page }) => {
  const { field, optionalField, island } = contactForm(page)
  await page.goto('/')
  const letThrough = await holdScripts(page)
  await field('name').pressSequentially('Ana before')
  await field('service').selectOption({ index: 3 })
  const service = await field('service').inputValue()
  await optionalField('message').fill('Typed early')
  await field('name').focus()
  letThrough()
  await expect(island).toHaveAttribute('data-hydrated', '')
  await page.keyboard.type(' and after')
  await expect(field('name')).toHaveValue('Ana before and after')
  await expect(field('service')).toHaveValue(service)
  await expect(optionalField('message')).toHaveValue('Typed early')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent by the browser and comes back to the contact page', async ({
    page,
    request,
  }) => {
    const who = visitor()
    const { fillShort, send } = contactForm(page)
    await page.goto('/')
    await fillShort(who)
    await send()
    await expect(page).toHaveURL(/\/contact#thank-you$/)
    expect(await leadOf(request, who)).toMatchObject({ source: 'Home page form' })
  })
})

test('a failure of the island is shown in its place and leaves the rest of the page working', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const parse = JSON.parse
    JSON.parse = (text: string) =>
      text.includes('"endpoint"') ? { service: undefined } : parse(text)
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await contactForm(page).field('name').focus()
  const notice = page.getByRole('alert')
  await expect(notice.getByRole('heading', { name: islands.crashed })).toBeVisible()
  await expect(notice).toContainText(/undefined/)
  await page.getByRole('button', { name: layout.header.menu }).click()
  await expect(page.getByRole('navigation', { name: layout.header.menu })).toBeVisible()
})
