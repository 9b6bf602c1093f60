import { expect, test } from 'playwright/test'

for (const [written, meant] of [
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/ABOUT', '/about'],
  ['/Services/Tile-Roofing/Miami-FL', '/services/tile-roofing/miami-fl'],
  ['/locations/miami-fl/?utm=x', '/locations/miami-fl?utm=x'],
] as const) {
  test(`${written} is sent on to ${meant} for good`, async ({ request }) => {
    const answer = await request.get(written, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(meant)
    expect((await request.get(written)).status()).toBe(200)
  })
}

test('an unknown path ends on the not-found page, with its status, and the console names the path', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect(page).toHaveURL('/no-such-page')
  expect(logged).toContain('No page at /no-such-page')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('an unknown service or city is sent to /404, in place of the bad address in the history', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/about')
  const answer = await page.goto('/services/x/y')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveURL('/404')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  expect(logged).toContain('No page at /services/x/y')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('/404 itself answers 404 and stays', async ({ page }) => {
  const answer = await page.goto('/404')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveURL('/404')
})

test('on a host that does not redirect, an address in capitals is followed to its page all the same', async ({ page, request }) => {
  const notFound = await (await request.get('/404')).text()
  await page.route('**/About', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: notFound }))
  await page.goto('/About')
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('On South Florida roofs')
})

test('a page is at its top on entry, however far down the link was', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click()
  await expect(page).toHaveURL('/terms-of-service')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('every section of the services page stands clear of the header under its own anchor', async ({ page }) => {
  const anchors = [
    'roof-replacement',
    'roof-repair',
    'tile-roofing',
    'metal-roofing',
    'flat-roofing',
    'commercial-roofing',
    'emergency-repair',
    'inspection',
  ]
  for (const anchor of anchors) {
    await page.goto(`/services#${anchor}`)
    const section = page.locator(`#${anchor}`)
    await expect(section.getByRole('listitem')).toHaveCount(6)
    await expect(section.getByRole('link', { name: /Book a free inspection/ })).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.poll(async () => (await section.getByRole('heading', { level: 2 }).boundingBox())?.y ?? 0).toBeGreaterThan(60)
  }
})
