import { expect, test } from 'vitest'
import { extensionsOf } from '../nightly/edited-content/extensions.ts'

test('what the tests of the night add as CONTRIBUTING says finds its files and texts', () => {
  expect(extensionsOf('.').get('pages/specimen/+route.ts')).toContain("routeToKind('specimen')")
})
