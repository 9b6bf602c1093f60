import { wholeBrowserOptions } from '../../scripts/system-browser.ts'
import { fillInPage } from '../visitor-browser.ts'
import { testAutofill } from './autofill.ts'
import { wholeLanguages } from './built-site.ts'
import { fieldOf, personalForms, sendAs } from './every-form.ts'
import { test } from './leads.ts'

/** Forms that the visitor does not type into: what fills them in must lead to the same lead. */

// Only the whole Chromium has an address book.
test.use({ launchOptions: wholeBrowserOptions })

// Below every sentence: tests/nightly/autofill.spec.ts.
testAutofill((sentence, form) => sentence === form)

for (const form of wholeLanguages.slice(-1).flatMap(personalForms))
  test(`an app that shows the site fills in the ${form.name}`, async ({ page, who }) => {
    await form.open(page)
    await sendAs(page, who, form, async (fields) => {
      for (const [name, text] of Object.entries(fields))
        await page.evaluate(fillInPage, [`main form [name=${name}]`, text] as const)
      // Where React draws one field, it keeps the others.
      await page.locator(fieldOf(fields)).press('End')
    })
  })
