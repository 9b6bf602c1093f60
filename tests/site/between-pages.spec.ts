import { expect, test } from 'playwright/test'
import { builtPages } from './built-site.ts'

type Condition = { href_matches?: string | string[]; selector_matches?: string; not?: Condition }
type Rules = { prerender: { where: { and: Condition[] }; eagerness: string }[] }

const rulesOf = (html: string) => JSON.parse(/<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as Rules

test('every page lets the browser make ready what a visitor is about to open: pages, but no files and nothing of the local server', () => {
  for (const { path, html } of builtPages) {
    const [rule] = rulesOf(html).prerender
    expect(rule?.eagerness, path).toBe('moderate')
    const excluded = rule?.where.and.flatMap(({ not }) => not?.href_matches ?? [])
    expect(excluded, path).toEqual(expect.arrayContaining(['/*.*', '/inbox*', '/relay*']))
  }
})

test('pages pass into one another, except where less motion is wished for', () => {
  for (const { path, html } of builtPages)
    expect(html, path).toMatch(/@media \(prefers-reduced-motion:\s*no-preference\)\{[^@]*@view-transition\{navigation:auto\}/)
})

test('a page that was left and come back to stands where it was', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Financing' }).click()
  await expect(page).toHaveURL('/financing')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
})
