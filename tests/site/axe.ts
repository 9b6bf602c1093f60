import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'

type Axe = { run: (part: string, options: { resultTypes: string[] }) => Promise<AxeResults> }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Returns the violations that axe finds on the current page, one line each.
 * @param part the only part of the page to check, so that a step of a wizard does not check the
 *   whole page again.
 */
export const violations = async (page: Page, part = 'html'): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const results = await page.evaluate((selector) => {
    const axe = Reflect.get(window, 'axe') as Axe
    return axe.run(selector, { resultTypes: ['violations'] })
  }, part)
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
  )
}
