import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** What axe finds wrong with a page as it stands, one line each. */
export const violations = async (page: Page): Promise<string[]> => {
  await page.addScriptTag({ path: axePath })
  const results = await page.evaluate(async () => {
    const axe = Reflect.get(window, 'axe') as { run: () => Promise<AxeResults> }
    return axe.run()
  })
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
}
