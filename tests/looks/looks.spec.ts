import { expect } from '../strict-test.ts'
import { fileOf, testStates } from './screen.ts'

testStates(
  ({ isCompared = false }) => isCompared,
  [390, 1440],
  (page, state, width) =>
    expect(page).toHaveScreenshot(`${fileOf(state, width)}.png`, {
      // One browser always draws the same, but for a few pixels at edges that depend on timing.
      threshold: 0,
      maxDiffPixels: 40,
      animations: 'allow',
    }),
)
