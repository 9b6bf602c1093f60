import { kinds } from '../../content/schema/kinds.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { readRedirects } from '../../renderer/build/read-redirects.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, test } from '../strict-test.ts'
import { legalPages, menus, services } from './content.ts'
import { sampleCities, samplePairs } from './samples.ts'
import { words } from './words.ts'

const samplePage = addressOf(linkedPages.contact)
const capitalized = (path: string) =>
  path.replace(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase())

for (const [written, meant] of [
  [`${samplePage}/`, samplePage],
  [`${samplePage}.html`, samplePage],
  ['/index.html', '/'],
  ...[...readRedirects()].slice(0, 1),
  ...sampleCities
    .slice(0, 1)
    .map((city) => [`${addressOf(city)}/?utm=x`, `${addressOf(city)}?utm=x`] as const),
] as const) {
  test(`${written} is sent on to ${meant} for good`, async ({ request }) => {
    const answer = await request.get(written, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(meant)
    expect((await request.get(written)).status()).toBe(200)
  })
}

test('an unknown path ends on the not-found page, with its status, and the console names the path', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound.heading)
  await expect(page.getByText(words.notFound.lead)).toBeVisible()
  await expect.poll(() => logged).toContain('No page at /no-such-page')
  await expect(page).toHaveURL('/no-such-page')
  await page.getByRole('link', { name: words.notFound.home }).click()
  await expect(page).toHaveURL('/')
})

test('an unknown service or city is sent to /404, in place of the bad address in the history', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const bad = kinds['service-in-city'].address('x', 'y')
  await page.goto(samplePage)
  // The page leaves while it is loading, so it may never finish.
  const answer = await page.goto(bad, { waitUntil: 'commit' })
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveURL(sitePaths.notFound)
  await expect(page.getByText(words.notFound.lead)).toBeVisible()
  expect(logged).toContain(`No page at ${bad}`)
  await page.goBack()
  await expect(page).toHaveURL(samplePage)
})

test('an address in capitals is not there, and its visitor is followed to the page all the same', async ({
  page,
}) => {
  for (const path of [samplePage, ...samplePairs.slice(0, 1).map(addressOf)]) {
    const answer = await page.goto(capitalized(path), { waitUntil: 'commit' })
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.notFound.heading)
  }
})

test('a page is at its top on entry, however far down the link was', async ({ page }) => {
  const [legal] = legalPages
  const path = legal ? addressOf(legal) : (menus.legal[0]?.to ?? '')
  await page.goto('/')
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
  await expect(page).toHaveURL(path)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

// Without smooth scrolling, which takes its time.
test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('every section of the services page stands clear of the header under its own anchor', async ({
    page,
  }) => {
    for (const { slug, anchor = slug, included } of services) {
      await page.goto(`${addressOf(linkedPages.services)}#${anchor}`)
      const section = page.locator(`#${anchor}`)
      await expect(section.getByRole('listitem')).toHaveCount(included.length)
      await expect(section.getByRole('link', { name: words.buttons.book })).toHaveAttribute(
        'rel',
        'noopener noreferrer',
      )
      await expect
        .poll(async () => (await section.getByRole('heading', { level: 2 }).boundingBox())?.y ?? 0)
        .toBeGreaterThan(60)
      await expect(section.getByRole('heading', { level: 2 })).toBeInViewport()
    }
  })
})
