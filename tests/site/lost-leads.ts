import type { Page } from 'playwright/test'
import { addressOf, linkedPages } from '../../content/addresses.ts'
import { contactForm } from './contact-form.ts'
import { takeTime, type Visitor } from './leads.ts'

/** Fills in the form of the contact page. */
export const fillContact = async (page: Page, who: Visitor) => {
  await takeTime(page)
  await page.goto(addressOf(linkedPages.contact))
  await contactForm(page).fillLong(who)
}

/** Fills in the form of the contact page and sends it. */
export const sendContact = async (page: Page, who: Visitor) => {
  await fillContact(page, who)
  await contactForm(page).send()
}

/** The next pages open a minute later: the pause before a lead is tried again is over by then. */
export const aMinuteLater = (page: Page) => page.clock.install({ time: Date.now() + 60_000 })

/** The errors that a page writes to its console. */
export const errorsOf = (page: Page): string[] => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  return errors
}

/** The signs that leads wait in this browser. */
export const waitingLeads = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('waiting-lead:')))
