import { test as base, expect } from 'playwright/test'
import { sitePaths } from '../content/schema/site-paths.ts'

export * from 'playwright/test'

const violation = /Content.Security.Policy|Permissions-Policy|Trusted(HTML|Script|ScriptURL)/i

/**
 * True for the third-party forms for editors, whose requests for fonts and news the policy blocks.
 */
const isInForms = (url: string) =>
  URL.canParse(url) && new URL(url).pathname.startsWith(sitePaths.cms)

/** The violations reported by the browser of this process during the current test. */
const found: string[] = []

/**
 * A browser test that fails if a page violates the policy of the site in any tab. A test that
 * expects violations removes them.
 */
export const test = base.extend<{ violations: string[] }>({
  browser: [
    async ({ browser }, use) => {
      browser.on('context', (context) =>
        context.on('console', (message) => {
          const { url } = message.location()
          if (violation.test(message.text()) && !isInForms(url))
            found.push(`${url}: ${message.text()}`)
        }),
      )
      await use(browser)
    },
    { scope: 'worker' },
  ],
  violations: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
    async ({}, use) => {
      found.length = 0
      await use(found)
      expect(found, 'violations of the policy').toEqual([])
    },
    { auto: true },
  ],
})
