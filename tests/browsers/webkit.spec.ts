import { test } from '../strict-test.ts'
import { journeys } from './journeys.ts'
import { hasWebKit, startWebKit } from './webkit.ts'

if (hasWebKit) journeys(startWebKit)
else test.skip('WebKitGTK was not tested: install webkit2gtk-driver and xvfb', () => undefined)
