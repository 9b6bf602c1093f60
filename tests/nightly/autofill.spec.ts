import { wholeBrowserOptions } from '../../scripts/system-browser.ts'
import { testAutofill } from '../site/autofill.ts'
import { test } from '../strict-test.ts'

test.use({ launchOptions: wholeBrowserOptions })

testAutofill(() => true)
