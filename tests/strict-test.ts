import { test as base, expect } from 'playwright/test'
import { sitePaths } from '../content/schema/site-paths.ts'

export * from 'playwright/test'

const violation = /Content.Security.Policy|Permissions-Policy|Trusted(HTML|Script|ScriptURL)/i

/**
 * The forms for editors are the work of others, who ask for fonts and news elsewhere: they do without.
 */
const isInForms = (url: string) =>
  URL.canParse(url) && new URL(url).pathname.startsWith(sitePaths.cms)

/** What the browser of this process said of violations during the test that runs. */
const found: string[] = []

/**
 * A browser test fails when a page does what the policy of the site forbids, in any tab of it. One that
 * means it takes the violations away.
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
