import { expect, test } from '../strict-test.ts'
import { builtPages } from './built-site.ts'
import { menus } from './content.ts'

type Condition = { href_matches?: string | string[]; selector_matches?: string; not?: Condition }
type Rules = { prerender: { where: { and: Condition[] }; eagerness: string }[] }

const rulesOf = (html: string) =>
  JSON.parse(
    /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1] ?? '{"prerender":[]}',
  ) as Rules

test('every page lets the browser make ready what a visitor is about to open: pages, but no files and nothing of the local server', () => {
  for (const { path, html } of builtPages) {
    const { prerender } = rulesOf(html)
    expect(prerender, path).toHaveLength(1)
    const [rule] = prerender
    expect(rule?.eagerness, path).toBe('moderate')
    const excluded = rule?.where.and.flatMap(({ not }) => not?.href_matches ?? [])
    expect(excluded, path).toEqual(expect.arrayContaining(['/*.*', '/inbox*', '/relay*']))
  }
})

test('pages pass into one another, except where less motion is wished for', () => {
  for (const { path, html } of builtPages)
    expect(html, path).toMatch(
      /@media \(prefers-reduced-motion:\s*no-preference\)\{[^@]*@view-transition\{navigation:auto\}/,
    )
})

test('a page that was left and come back to stands where it was', async ({ page }) => {
  const scrolled = () => page.evaluate(() => scrollY)
  await page.goto('/')
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  const path = menus.legal[0]?.to ?? ''
  const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`)
  await link.scrollIntoViewIfNeeded()
  const before = await scrolled()
  expect(before).toBeGreaterThan(1000)
  await link.click()
  await expect(page).toHaveURL(path)
  expect(await scrolled()).toBe(0)
  await page.goBack()
  await expect.poll(scrolled).toBeGreaterThan(before / 2)
})
