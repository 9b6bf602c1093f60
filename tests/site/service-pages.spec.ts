import { expect, test } from 'playwright/test'

const colors = ['Charcoal Gray', 'Ocean Blue', 'Forest Green', 'Brick Red', 'Bone White', 'Bronze']

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('choosing a color of a metal roof shows the house in it', async ({ page }) => {
      await page.goto('/metal-roofing')
      const group = page.getByRole('group', { name: 'Roof color' })
      await expect(group.getByRole('radio')).toHaveCount(colors.length)
      await expect(group.getByRole('radio', { name: 'Charcoal Gray' })).toBeChecked()
      for (const color of colors) {
        await group.getByRole('radio', { name: color }).check()
        await expect(group.getByRole('img')).toHaveCount(1)
        await expect(group.getByRole('img', { name: new RegExp(color.replace(' ', '.'), 'i') })).toBeVisible()
      }
    })
  })
}

test('colors are chosen by keyboard too, and only a house that is shown is fetched', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => request.url().includes('/pictures/metal-') && fetched.push(request.url()))
  await page.goto('/metal-roofing')
  const group = page.getByRole('group', { name: 'Roof color' })
  await group.getByRole('radio', { name: 'Charcoal Gray' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(group.getByRole('radio', { name: 'Ocean Blue' })).toBeChecked()
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((url) => /metal-(forest|brick|bone|bronze)/.test(url))).toEqual([])
})

test('the commercial page lists kinds of property and ends with its consultation', async ({ page }) => {
  await page.goto('/commercial-roofing')
  await expect(page.getByRole('heading', { name: 'Multi-Family' })).toBeVisible()
  await page.getByRole('link', { name: 'Schedule Free Commercial Roofing Consultation' }).click()
  await expect(page).toHaveURL('/contact')
})

test('the emergency page puts the phone first, has its lists and guide, and offers no calendar', async ({ page }) => {
  await page.goto('/emergency-repairs')
  const main = page.getByRole('main')
  const call = main.getByRole('link', { name: /555-0142/ })
  await expect(call.first()).toHaveAttribute('href', 'tel:+13055550142')
  await expect(main.getByRole('link', { name: 'Request Emergency Service' })).toHaveAttribute('href', '/contact')
  for (const heading of ['Rapid response', 'Immediate protection', 'Expert repairs', 'Immediate response', 'Follow-up service'])
    await expect(main.getByRole('heading', { name: heading })).toBeVisible()
  await expect(main.getByText(/In Miami-Dade and Broward, on site within 1–.?2.hours for urgent cases, weather and roads permitting/)).toBeVisible()
  const guide = main.getByRole('list').filter({ hasText: 'Ensure safety' })
  await expect(guide.getByRole('heading')).toHaveText(['Ensure safety', 'Document damage', 'Call', 'Minimize damage'])
  await expect(main.locator('a[href*="booking"]')).toHaveCount(0)
})

test('the inspection page has its twelve points, the wind report, the times and what one receives', async ({ page }) => {
  await page.goto('/roof-inspection')
  const points = page.getByRole('list').filter({ hasText: '12. Overall performance' })
  await expect(points.getByRole('listitem')).toHaveCount(12)
  await expect(points.getByRole('listitem').first()).toHaveText(/1\. Shingle condition and attachment/)
  await expect(page.getByText('$200–$800')).toBeVisible()
  await expect(page.getByText(/Savings depend on your insurer and your house/)).toBeVisible()
  for (const heading of ['After storms', 'Annually', 'Written report', 'Photo documentation', 'Priority recommendations'])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
})

test('a booking button opens the calendar in a new tab, which learns nothing of this one', async ({ page, context }) => {
  await context.route('https://booking.saltwindroofing.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Calendar</title>' }),
  )
  await page.goto('/roof-inspection')
  const [calendar] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('main')
      .getByRole('link', { name: /Book a free inspection/ })
      .first()
      .click(),
  ])
  await calendar.waitForLoadState()
  expect(await calendar.evaluate(() => window.opener)).toBeNull()
  expect(await calendar.evaluate(() => document.referrer)).toBe('')
})

test('a page of a service in a city says where it stands, and leads back to the city', async ({ page }) => {
  await page.goto('/services/tile-roofing/coral-gables-fl')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText(['Home', 'Coral Gables', 'Tile roofing'])
  await page.getByRole('link', { name: 'All services in Coral Gables' }).click()
  await expect(page).toHaveURL('/locations/coral-gables-fl')
})
