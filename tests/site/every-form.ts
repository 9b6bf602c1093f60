import { addressIn, type Language } from '../../content/schema/languages.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, type Page } from '../strict-test.ts'
import { calculator, propertyAddress } from './calculator.ts'
import { contactForm } from './contact-form.ts'
import { takeTime, type Visitor } from './leads.ts'
import { wordsIn } from './words.ts'

/** What one part of a form asks of its visitor, by the names of its fields. */
type Part = {
  person: readonly ('name' | 'firstName' | 'lastName' | 'email' | 'phone' | 'address' | 'city')[]
  /** Presses the button below it. */
  press: (page: Page) => Promise<unknown>
}

/** A form in which visitors say who they are: how it is reached, and its parts in order. */
export type PersonalForm = {
  name: string
  /** The fewest letters of a name; one, where it may be a family name. */
  shortest?: number
  open: (page: Page) => Promise<unknown>
  parts: readonly Part[]
  /** Its lead has arrived, and the visitor knows. */
  thanked: (page: Page) => Promise<unknown>
}

const contact = (form: 'short' | 'long', language: Language): PersonalForm => {
  const at = (page: Page) => contactForm(page, wordsIn(language))
  const path = form === 'short' ? '/' : addressOf(linkedPages.contact)
  const names =
    form === 'short' ? (['name'] as const) : (['firstName', 'lastName', 'address', 'city'] as const)
  return {
    name: `${form} form in ${language}`,
    open: async (page) => {
      await takeTime(page)
      await page.goto(addressIn(language, path))
      await at(page).field('service').selectOption({ index: 2 })
    },
    parts: [{ person: [...names, 'email', 'phone'], press: (page) => at(page).send() }],
    thanked: (page) => expect(at(page).thanks).toBeVisible(),
  }
}

const wizard = (language: Language): PersonalForm => {
  const at = (page: Page) => calculator(page, 'roof', language)
  return {
    name: `last steps of the roof calculator in ${language}`,
    open: (page) => at(page).openStep(7),
    parts: [
      {
        person: ['firstName', 'lastName', 'email', 'phone'],
        press: (page) => at(page).next(),
      },
      { person: ['address'], press: (page) => at(page).finish() },
    ],
    thanked: (page) => expect(at(page).result).toBeVisible(),
  }
}

const estimate = (language: Language): PersonalForm => {
  const { next, estimateForm } = wordsIn(language).roofResult
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  return {
    name: `estimate by e-mail in ${language}`,
    shortest: 2,
    open: async (page) => {
      await takeTime(page)
      await calculator(page, 'roof', language).openResult()
      await button(page, next.email).click()
      // Browsers leave alone what is filled in.
      for (const field of await page.locator('main form input').all()) await field.fill('')
    },
    parts: [
      {
        person: ['name', 'email', 'phone'],
        press: (page) => button(page, estimateForm.submit).click(),
      },
    ],
    thanked: (page) =>
      expect(page.locator('form').getByText(estimateForm.sent.title)).toBeVisible(),
  }
}

/** Every form that asks who its visitor is, in a language. */
export const personalForms = (language: Language): readonly PersonalForm[] => [
  contact('short', language),
  contact('long', language),
  wizard(language),
  estimate(language),
]

/** The first of some fields. */
export const fieldOf = (names: object) => `main form [name=${Object.keys(names)[0]}]`

/** All that forms ask about a visitor. */
export const identityOf = ({ name, email }: Visitor) => ({
  name: `Maya ${name}`,
  firstName: 'Maya',
  lastName: name,
  email,
  phone: '(305) 555-0142',
  address: propertyAddress,
  city: 'Miami',
})

/**
 * Fills in every part of a form that is open, sends it, and expects the lead that it makes.
 * @param fill fills in fields, in a way of its own.
 */
export const sendAs = async (
  page: Page,
  who: Visitor & { lead: () => Promise<Record<string, string>> },
  { parts, thanked }: PersonalForm,
  fill: (fields: Readonly<Record<string, string>>) => Promise<unknown>,
) => {
  const identity = identityOf(who)
  for (const { person, press } of parts) {
    await expect(page.locator(`main form [name=${person[0]}]`)).toBeVisible()
    await fill(Object.fromEntries(person.map((name) => [name, identity[name]])))
    await press(page)
  }
  await thanked(page)
  const lead = await who.lead()
  for (const name of parts.flatMap(({ person }) => person)) {
    // Browsers may put the code of the country before a number.
    if (name === 'phone') expect(lead[name]?.replace(/\D/g, '')).toMatch(/^1?3055550142$/)
    else expect(lead[name], name).toBe(identity[name])
  }
}
