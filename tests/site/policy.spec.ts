import { expect, test } from '../strict-test.ts'

/** Evaluated in a page: attacks to try. */
const attempts = {
  TrustedHTML: () => {
    document.body.innerHTML = '<p>'
  },
  TrustedScript: () => document.body.setAttribute('onclick', 'alert()'),
  'style-src': () => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.head.append(style)
  },
  'connect-src': () => {
    fetch('https://elsewhere.example').catch(() => undefined)
  },
}

test('violations of the policy fail, and are reported', async ({
  browser,
  baseURL,
  violations,
}) => {
  const page = await browser.newPage()
  await page.goto(baseURL ?? '')
  expect(violations).toEqual([])
  for (const [directive, attempt] of Object.entries(attempts)) {
    await page.evaluate(attempt).catch(() => undefined)
    await expect.poll(() => violations.join()).toContain(directive)
    violations.length = 0
  }
  await page.close()
  violations.length = 0
})
