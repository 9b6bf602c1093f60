import { spawnSync } from 'node:child_process'
import { kinds } from '../../content/schema/kinds.ts'
import { addressIn, allLanguages } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, test } from '../strict-test.ts'
import { services } from './content.ts'
import { samplePairs } from './samples.ts'
import { words } from './words.ts'

// The responses of servers to each form of an address are tested in tests/servers.

const contact = addressOf(linkedPages.contact)
const { notFound } = words
const capitalized = (path: string) =>
  path.replace(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase())

test('an unknown path shows the not-found page, and the console names it', async ({ page }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading)
  const logged = async () => (await page.consoleMessages()).map((message) => message.text())
  await expect.poll(logged).toContain('No page at /no-such-page')
  await expect(page).toHaveURL('/no-such-page')
  const others = page.getByRole('navigation', { name: notFound.links }).getByRole('link')
  await expect(page.getByRole('heading', { name: notFound.links })).toBeVisible()
  await expect(others.first()).toHaveAttribute('href', /^\//)
  await page.getByRole('link', { name: notFound.home }).click()
  await expect(page).toHaveURL('/')
})

test('an unknown service or city becomes /404, and capitals find a page', async ({ page }) => {
  await page.goto(contact)
  // The page navigates while it is loading, so it may never finish.
  const open = (path: string) => page.goto(path, { waitUntil: 'commit' })
  const answer = await open(kinds['service-in-city'].address('x', 'y'))
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveURL(sitePaths.notFound)
  await expect(page.getByText(notFound.lead)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(contact)
  for (const path of [contact, ...samplePairs.slice(0, 1).map(addressOf)]) {
    expect((await open(capitalized(path)))?.status()).toBe(404)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(notFound.heading)
  }
})

// What may be pasted is tested in tests/content/site-paths.test.ts.
test('an address is found without what was pasted with it, in every language', async ({ page }) => {
  const addresses = allLanguages.map((language) => addressIn(language, contact))
  for (const path of [...addresses, ...samplePairs.slice(0, 1).map(addressOf)]) {
    const answer = await page.goto(`${path}%3Futm_source=x`, { waitUntil: 'commit' })
    expect(answer?.status(), path).toBe(404)
    await expect(page).toHaveURL(path)
    await expect(page.locator('h1')).not.toHaveText(notFound.heading)
  }
  for (const path of ['/no-such-page)', '/%F0%9F%8F%A0']) {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveText(notFound.heading)
    const logged = async () => (await page.consoleMessages()).map((message) => message.text())
    await expect.poll(logged).toContain(`No page at ${path}`)
    await expect(page).toHaveURL(path)
  }
})

test('at its anchor, a service section is below the header', async ({ page }) => {
  await page.goto(addressOf({ kind: 'page', slug: kinds.service.listedOn }))
  for (const { slug, anchor = slug, included } of services) {
    await page.evaluate((hash) => location.assign(hash), `#${anchor}`)
    const section = page.locator(`#${anchor}`)
    await expect(section.locator('li')).toHaveCount(included.length)
    const heading = section.getByRole('heading', { level: 2 })
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThan(60)
    await expect(heading).toBeInViewport()
  }
})

test('a second server on the same port reports in a sentence that it is in use', {
  tag: '@nightly',
}, ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/run.mjs', 'serve'],
    {
      env: { ...process.env, PORT: port },
      encoding: 'utf8',
    },
  )
  expect(stderr.trim()).toMatch(new RegExp(`^Port ${port} is taken, .* PORT=\\d+ npm start\\.$`))
  expect(status).not.toBe(0)
})
