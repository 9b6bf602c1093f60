import type { Page } from 'playwright/test'
import { addressOf, linkedPages } from '../../content/addresses.ts'
import { contactForm } from '../site/contact-form.ts'
import type { Visitor } from '../site/leads.ts'
import { roofCalculator, roofCalculatorPath } from '../site/roof-calculator.ts'
import type { FormName } from './steps.ts'

/** Where a form is, and how a visitor fills it in and sends it. */
type FormOnPage = {
  path: string
  fillIn: (page: Page, who: Visitor) => Promise<void>
  send: (page: Page) => Promise<void>
}

export const formsOnPages: Readonly<Record<FormName, FormOnPage>> = {
  short: {
    path: '/',
    fillIn: (page, who) => contactForm(page).fillShort(who),
    send: (page) => contactForm(page).send(),
  },
  long: {
    path: addressOf(linkedPages.contact),
    fillIn: (page, who) => contactForm(page).fillLong(who),
    send: (page) => contactForm(page).send(),
  },
  roof: {
    path: roofCalculatorPath,
    fillIn: async (page, who) => {
      const { skip, person } = roofCalculator(page)
      await page.locator('[data-island]').scrollIntoViewIfNeeded()
      await page.locator('[data-island][data-awake]').waitFor({ state: 'attached' })
      await skip(6)
      await person(who)
    },
    send: (page) => roofCalculator(page).finish(),
  },
}

/** A page without a form. */
export const plainPage = addressOf(linkedPages.financing)
