import { HtmlValidate } from 'html-validate'
import { expect, test } from '../strict-test.ts'
import { builtPages } from './built-site.ts'

/** The rules of the standard, without those about style. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'long-title': 'off', 'no-inline-style': 'off', 'no-raw-characters': 'off' },
})

test('every page is valid HTML', async () => {
  const problems: string[] = []
  for (const { path, html } of builtPages) {
    const { results } = await validator.validateString(html)
    problems.push(
      ...results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, line, column }) => `${path}:${line}:${column} ${ruleId}: ${message}`,
        ),
      ),
    )
  }
  expect(problems.slice(0, 20)).toEqual([])
})
