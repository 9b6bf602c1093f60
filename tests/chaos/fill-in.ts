import type { Page } from 'playwright/test'
import { calculators } from '../../content/schema/calculators.ts'
import { addressIn, type Language } from '../../content/schema/languages.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { contactForm } from '../site/contact-form.ts'
import type { Visitor } from '../site/leads.ts'
import { wizard } from '../site/wizard.ts'
import { wordsIn } from '../site/words.ts'
import { type FormName, isCalculator } from './steps.ts'

const pathOf = (name: FormName): string => {
  if (name === 'short') return '/'
  if (name === 'long') return addressOf(linkedPages.contact)
  return addressOf({ kind: 'calculator', slug: calculators[name].page })
}

/** How many steps of a calculator ask nothing that needs an answer. */
const stepsToSkip = { roof: 6, energy: 5 }

/** Where a form is, and how a visitor fills it in and sends it. */
export const formOnPage = (name: FormName, language: Language) => {
  const words = wordsIn(language)
  const path = addressIn(language, pathOf(name))
  if (isCalculator(name))
    return {
      path,
      fillIn: async (page: Page, who: Visitor) => {
        const { skip, person } = wizard(page, words)
        await page.locator('[data-island]').scrollIntoViewIfNeeded()
        await page.locator('[data-island][data-awake]').waitFor({ state: 'attached' })
        await skip(stepsToSkip[name])
        await person(who)
      },
      send: (page: Page) =>
        page.getByRole('button', { name: words[name].finish, exact: true }).click(),
      keep: (page: Page) =>
        page
          .getByRole('button', { name: words.wizard.submissionError.keep, exact: true })
          .click({ timeout: 2000 }),
    }
  return {
    path,
    fillIn: (page: Page, who: Visitor) => {
      const form = contactForm(page, words)
      return name === 'long' ? form.fillLong(who) : form.fillShort(who)
    },
    send: (page: Page) => contactForm(page, words).send(),
  }
}

/** A page without a form. */
export const plainPageIn = (language: Language) =>
  addressIn(language, addressOf(linkedPages.financing))
