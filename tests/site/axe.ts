import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'

type Axe = { run: (part: string, options: { resultTypes: string[] }) => Promise<AxeResults> }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds wrong with a page as it stands, one line each.
 * @param part looks at this part of the page only: a step of a wizard need not measure the whole
 *   page again.
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
