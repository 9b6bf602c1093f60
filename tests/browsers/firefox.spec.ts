import { test } from '../strict-test.ts'
import { firefoxPath, startFirefox } from './firefox.ts'
import { journeys } from './journeys.ts'

if (firefoxPath !== undefined) journeys(startFirefox)
else
  test.skip('Firefox was not tested: install firefox-esr, or set FIREFOX_PATH to a Firefox', () =>
    undefined)
