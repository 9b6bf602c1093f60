import { test as strictTest } from '../strict-test.ts'
import { calculator } from './calculator.ts'
import { contactForm } from './forms.ts'
import { type Sender, sender } from './leads.ts'

export * from '../strict-test.ts'

type Fixtures = {
  who: Sender
  /** The contact forms, and the roof calculator, of the page. */
  short: ReturnType<typeof contactForm>
  long: ReturnType<typeof contactForm>
  roof: ReturnType<typeof calculator>
}

/** Tests of what a visitor does with the forms of the site. */
export const test = strictTest.extend<Fixtures>({
  who: ({ request }, use) => use(sender(request)),
  short: ({ page }, use) => use(contactForm(page, 'short')),
  long: ({ page }, use) => use(contactForm(page, 'long')),
  roof: ({ page }, use) => use(calculator(page, 'roof')),
})
