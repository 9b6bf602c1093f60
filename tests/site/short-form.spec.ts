import { expect, type Page, test } from 'playwright/test'

const thanks = "Thank you for your message. We'll contact you shortly!"

const form = (page: Page) => page.locator('form').filter({ has: page.getByRole('button', { name: /Send message|Processing|Message Sent/ }) })

const fillIn = async (page: Page, name: string) => {
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email').fill('ana@sample.example')
  await page.getByLabel('Phone', { exact: true }).fill('305 555 0100')
  await page.getByLabel('Service', { exact: true }).selectOption('Roof Repair')
  await page.getByLabel('Message').fill('Water stains <b>above</b> the window')
}

const inboxText = async (page: Page) => {
  await page.goto('/inbox')
  return (await page.locator('body').textContent()) ?? ''
}

/** Opens the home page and holds back what its form loads to wake up, until the returned function is called. */
const openHoldingScripts = async (page: Page) => {
  await page.goto('/')
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/chunks/**', async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}

const uniqueName = (title: string) => `${title} ${Date.now()}`

test('a visitor sends the short form and the lead stands in the inbox', async ({ page }) => {
  const name = uniqueName('Ana')
  await page.goto('/')
  await fillIn(page, name)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(page.getByText(/Reference [0-9A-F]{8}/)).toBeVisible()
  const inbox = await inboxText(page)
  expect(inbox).toContain(`New message from ${name}`)
  expect(inbox).toContain('Home page form')
  expect(inbox).toContain('Roof Repair')
  expect(inbox).toContain('Water stains <b>above</b> the window')
})

test('the button says what happens, and the form is empty and ready again after five seconds', async ({ page }) => {
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
  await fillIn(page, 'Ana')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  await expect(page.getByLabel('Your name')).toHaveValue('')
  // Whoever is this quick is made to wait, as a robot would be.
  await page.clock.runFor(3000)
  await expect.poll(() => asked).toBe(true)
  answer()
  await expect(page.getByRole('button', { name: 'Message Sent!' })).toBeDisabled()
  await expect(page.getByText(thanks)).toBeVisible()
  await page.clock.runFor(5000)
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
  await expect(page.getByText(thanks)).toBeHidden()
})

test('when the relay refuses, the visitor is thanked and told to call', async ({ page }) => {
  await page.route('**/relay/ajax', (route) => route.fulfill({ json: { success: 'false', message: 'needs activation' } }))
  await page.goto('/')
  await fillIn(page, 'Ana')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(page.getByText('Your message is saved on this device and will be sent as soon as our mailbox answers.')).toBeVisible()
})

test('an empty form is not sent: the browser asks for what is missing', async ({ page }) => {
  let sent = false
  await page.route('**/relay/**', (route) => {
    sent = true
    return route.abort()
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByLabel('Your name')).toBeFocused()
  expect(sent).toBe(false)
})

test('what was typed before the form woke up is kept, key by key', async ({ page }) => {
  const letThrough = await openHoldingScripts(page)
  await page.getByLabel('Your name').pressSequentially('Ana before')
  await page.getByLabel('Service', { exact: true }).selectOption('Tile Roofing')
  await page.getByLabel('Message').fill('Typed early')
  await page.getByLabel('Your name').focus()
  letThrough()
  await expect(form(page).locator('..')).toHaveAttribute('data-awake', '')
  await page.keyboard.type(' and after')
  await expect(page.getByLabel('Your name')).toHaveValue('Ana before and after')
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Tile Roofing')
  await expect(page.getByLabel('Message')).toHaveValue('Typed early')
})

test('a form sent before it woke up is held and sent once, without leaving the page', async ({ page }) => {
  const name = uniqueName('Early Ana')
  const letThrough = await openHoldingScripts(page)
  await fillIn(page, name)
  await page.getByRole('button', { name: 'Send message' }).click()
  expect(page.url()).toMatch(/\/$/)
  letThrough()
  await expect(page.getByText(thanks)).toBeVisible()
  await page.goto('/inbox')
  await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(1)
})

test('when its script cannot be loaded, the browser sends the form itself', async ({ page }) => {
  const name = uniqueName('Scriptless Ana')
  await page.goto('/')
  await page.route('**/assets/chunks/**', (route) => route.abort())
  await fillIn(page, name)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL(/\/contact#thank-you$/)
  expect(await inboxText(page)).toContain(name)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent by the browser and comes back to the contact page', async ({ page }) => {
    const name = uniqueName('Plain Ana')
    await page.goto('/')
    await fillIn(page, name)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL(/\/contact#thank-you$/)
    const inbox = await inboxText(page)
    expect(inbox).toContain(name)
    expect(inbox).toContain('Home page form')
  })
})

test('a failure of the island is shown in its place and leaves the rest of the page working', async ({ page }) => {
  await page.addInitScript(() => {
    const parse = JSON.parse
    JSON.parse = (text: string) => (text.includes('"relay"') ? { relay: undefined, phone: '' } : parse(text))
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByLabel('Your name').focus()
  const notice = page.getByRole('alert')
  await expect(notice.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(notice).toContainText(/undefined/)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
})
