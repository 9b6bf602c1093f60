import { expect, type Page, test } from 'playwright/test'

const thanks = "Thank you for your message. We'll contact you shortly!"

const fillRequired = async (page: Page, lastName: string) => {
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('Email', { exact: true }).first().fill('ana@sample.example')
  await page.getByLabel('Phone', { exact: true }).first().fill('305 555 0100')
  await page.getByLabel('Service', { exact: true }).selectOption('Wind Mitigation Report')
}

const leadFrom = async (page: Page, lastName: string) => {
  await page.goto('/inbox')
  return page.locator('article').filter({ hasText: lastName }).first()
}

test('a visitor sends the long form with every field, and the lead stands in the inbox', async ({ page }) => {
  const lastName = `Long ${Date.now()}`
  await page.goto('/contact')
  await fillRequired(page, lastName)
  await page.getByLabel('Street address').fill('1 Main Street')
  await page.getByLabel('City').fill('Doral')
  await page.getByRole('radio', { name: 'Urgent' }).check()
  await page.getByLabel('Message').fill('A stain')
  await page.getByText('Financing and insurance').click()
  await page
    .getByRole('group', { name: /financing/ })
    .getByRole('radio', { name: 'Maybe' })
    .check()
  await page
    .getByRole('group', { name: /insurance claim/ })
    .getByRole('radio', { name: 'Not sure' })
    .check()
  await page
    .getByRole('group', { name: /Reply by/ })
    .getByRole('radio', { name: 'Phone' })
    .check()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(thanks).last()).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('')
  await expect(page.getByRole('radio', { name: 'Normal' })).toBeChecked()

  const lead = await leadFrom(page, lastName)
  await expect(lead.getByRole('heading')).toHaveText(`New lead from Ana ${lastName}`)
  for (const [field, value] of Object.entries({
    address: '1 Main Street',
    city: 'Doral',
    service: 'Wind Mitigation Report',
    message: 'A stain',
    preferredContact: 'phone',
    urgency: 'urgent',
    needsFinancing: 'maybe',
    needsInsuranceClaim: 'unsure',
    source: 'Contact page',
  }))
    await expect(
      lead.getByRole('row', { name: field, exact: false }).filter({ has: page.getByRole('rowheader', { name: field, exact: true }) }),
    ).toContainText(value)
})

test('what a visitor leaves alone is sent with its default', async ({ page }) => {
  const lastName = `Short ${Date.now()}`
  await page.goto('/contact')
  await fillRequired(page, lastName)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(thanks).last()).toBeVisible()
  const lead = await leadFrom(page, lastName)
  for (const [field, value] of [
    ['preferredContact', 'email'],
    ['urgency', 'normal'],
    ['needsFinancing', ''],
  ] as const)
    await expect(
      lead
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: field, exact: true }) })
        .getByRole('cell'),
    ).toHaveText(value)
})

test('the browser asks for what is required, and nothing is sent without it', async ({ page }) => {
  let sent = 0
  await page.route('**/relay/**', (route) => {
    sent++
    return route.abort()
  })
  await page.goto('/contact')
  await page.getByLabel('First name').fill('Ana')
  await page.getByRole('button', { name: 'Send message' }).click()
  expect(await page.getByLabel('Last name').evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
  expect(sent).toBe(0)
})

test('what was chosen before the form woke up is kept', async ({ page }) => {
  await page.goto('/contact')
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/chunks/**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel('First name').fill('Early')
  await page.getByRole('radio', { name: 'Emergency' }).check()
  letThrough()
  await expect(page.locator('[data-island="LongForm"]')).toHaveAttribute('data-awake', '')
  await expect(page.getByLabel('First name')).toHaveValue('Early')
  await expect(page.getByRole('radio', { name: 'Emergency' })).toBeChecked()
})

test('three networks, the way to the office and the emergency number stand on the page', async ({ page }) => {
  await page.goto('/contact')
  for (const network of ['Facebook', 'Instagram', 'LinkedIn'])
    await expect(page.getByRole('link', { name: new RegExp(network) })).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(page.getByRole('link', { name: /Get directions/ })).toHaveAttribute('href', /google\.com\/maps.*22266/)
  await expect(page.getByRole('img', { name: /Map of South Florida/ })).toContainText('Port St. Lucie')
  await expect(page.getByRole('heading', { name: 'Roof emergency? Skip the form.' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser sends the form itself, and the contact page thanks', async ({ page }) => {
    const lastName = `Native ${Date.now()}`
    await page.goto('/contact')
    await expect(page.getByText(thanks)).toBeHidden()
    await fillRequired(page, lastName)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL('/contact#thank-you')
    await expect(page.getByText(thanks)).toBeVisible()
    const lead = await leadFrom(page, lastName)
    await expect(lead).toContainText('Contact page')
  })
})
