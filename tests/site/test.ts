import { test as strictTest } from '../strict-test.ts'
import { calculator } from './calculator.ts'
import { contactForm } from './contact-form.ts'
import { sender } from './leads.ts'

export * from '../strict-test.ts'

type Fixtures = {
  /** A visitor who sends leads. */
  who: ReturnType<typeof sender>
  /** The contact form of the page. */
  form: ReturnType<typeof contactForm>
  /** The roof calculator of the page. */
  roof: ReturnType<typeof calculator>
}

/** Tests of what a visitor does with the forms of the site. */
export const test = strictTest.extend<Fixtures>({
  who: ({ request }, use) => use(sender(request)),
  form: ({ page }, use) => use(contactForm(page)),
  roof: ({ page }, use) => use(calculator(page, 'roof')),
})
