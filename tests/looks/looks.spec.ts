import { expect } from '../strict-test.ts'
import { fileOf, testStates } from './screen.ts'

/** The names of the compared states. All others look like one of them. */
const compared = [
  /^\/(?!.*(?:about|financing|services$|guides$|sitemap|offline))/,
  /^(?:part|menu|scrolled) /,
  /^form sent(?: empty)?$/,
  /^roof (?:wrong number|empty fields|not sent|result)$/,
]

testStates(
  ({ name }) => compared.some((one) => one.test(name)),
  [390, 1440],
  (page, state, width) =>
    expect(page).toHaveScreenshot(`${fileOf(state, width)}.png`, {
      // One browser always draws the same, except for a few edge pixels that depend on timing.
      threshold: 0,
      maxDiffPixels: 40,
      animations: 'allow',
    }),
)
