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

type Fixtures = {
  /** A violation that a test causes on purpose. It has to happen. */
  expectedViolation: RegExp | undefined
  /** The violations so far. */
  violations: string[]
}

/** A browser test that fails if a page violates the policy of the site in any tab. */
export const test = base.extend<Fixtures>({
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
  expectedViolation: [undefined, { option: true }],
  violations: [
    async ({ expectedViolation: expected }, use) => {
      found.length = 0
      await use(found)
      const others = found.filter((text) => !expected?.test(text))
      expect(others, 'violations of the policy').toEqual([])
      if (expected) expect(found.join('\n'), 'the expected violation').toMatch(expected)
    },
    { auto: true },
  ],
})
