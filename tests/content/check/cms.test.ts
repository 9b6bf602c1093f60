import { expect, test } from 'vitest'
import { problemsOf, withChange } from '../sample.ts'

const business = 'content/business.yaml'
const withSwitch = (lines: string) =>
  problemsOf(withChange(business, 'founded:', `${lines}founded:`))

test('forms at /admin need a repository to propose changes to', () => {
  expect(withSwitch('cms: true\n')).toEqual([expect.stringContaining('cms: needs `repository`')])
  expect(withSwitch('cms: false\n')).toEqual([])
  expect(withSwitch('cms: true\nrepository: https://github.com/owner/site\n')).toEqual([])
})
