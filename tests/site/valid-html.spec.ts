import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from '../strict-test.ts'
import { builtPages } from './built-site.ts'

/** The rules of the standard, without those about style. */
const rules: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'long-title': 'off', 'no-inline-style': 'off', 'no-raw-characters': 'off' },
}

/** Settles the rules once. Left to itself, it does so for every page, in nearly half of its time. */
const validatorOfPages = async () => {
  const settled = await new HtmlValidate(rules).getConfigFor('page.html')
  class Settled extends StaticConfigLoader {
    override getConfigFor() {
      return settled
    }
  }
  return new HtmlValidate(new Settled(rules))
}

test('every page is valid HTML', async () => {
  const validator = await validatorOfPages()
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
