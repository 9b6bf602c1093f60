import { kinds } from '../../content/schema/kinds.ts'
import { addressIn } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, test } from '../strict-test.ts'
import { wholeLanguages } from './built-site.ts'
import { samplePairs, words } from './content.ts'

// How servers answer each form of an address: tests/renderer/hosts.test.ts.

const contact = addressOf(linkedPages.contact)
const pairs = samplePairs.slice(0, 1).map(addressOf)
const capitalized = (path: string) =>
  path.replace(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase())

// What may be pasted is tested in tests/content/site-paths.test.ts.
test('a misspelled address finds its page; an unknown one is logged', async ({ page }) => {
  const { notFound } = words
  const heading = page.getByRole('heading', { level: 1 })
  const found = [
    ...[contact, ...pairs].map((path) => [capitalized(path), path]),
    ...wholeLanguages
      .map((language) => addressIn(language, contact))
      .map((path) => [`${path}%3Futm_source=x`, path]),
    [kinds['service-in-city'].address('x', 'y'), sitePaths.notFound],
    ...['/no-such-page)', '/%F0%9F%8F%A0'].map((path) => [path, path]),
  ]
  await page.goto(contact)
  for (const [asked = '', path = ''] of found) {
    // The page navigates while it is loading, so it may never finish.
    const answer = await page.goto(asked, { waitUntil: 'commit' })
    expect(answer?.status(), asked).toBe(404)
    await expect(page).toHaveURL(path)
    const isUnknown = path === sitePaths.notFound || path === asked
    const said = expect(heading, asked)
    await (isUnknown ? said : said.not).toHaveText(notFound.heading)
    if (path !== asked) continue
    const logged = async () => (await page.consoleMessages()).map((message) => message.text())
    await expect.poll(logged).toContain(`No page at ${path}`)
  }
  const others = page.getByRole('navigation', { name: notFound.links }).getByRole('link')
  await expect(others.first()).toHaveAttribute('href', /^\//)
  await page.getByRole('link', { name: notFound.home }).click()
  await expect(page).toHaveURL('/')
})
