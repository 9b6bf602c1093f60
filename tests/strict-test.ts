import { test as base, expect } from 'playwright/test'
import { sitePaths } from '../content/model/site-paths.ts'

export * from 'playwright/test'

const violation = /Content.Security.Policy|Permissions-Policy|Trusted(HTML|Script|ScriptURL)/i

/**
 * The forms for editors are the work of others, who ask for fonts and news elsewhere: they do without.
 */
const isInForms = (url: string) =>
  URL.canParse(url) && new URL(url).pathname.startsWith(sitePaths.cms)

/** What the browser of this process said of violations during the test that runs. */
const found: string[] = []

/** A browser test fails when a page does what the policy of the site forbids, in any tab of it. */
export const test = base.extend<{ obeyed: undefined }>({
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
  obeyed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
    async ({}, use) => {
      found.length = 0
      await use(undefined)
      expect(found, 'violations of the policy').toEqual([])
    },
    { auto: true },
  ],
})
