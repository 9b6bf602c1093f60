import type { Page } from 'playwright/test'
import type { Visitor } from './leads.ts'
import { words } from './words.ts'

const { forms } = words
type FieldName = keyof typeof forms.fields

/** A contact form as its visitor meets it, the short one or the long one. */
export const contactForm = (page: Page) => {
  const island = page.locator('[data-island]')
  // An answer side by side with others may have the name of a field.
  const typed = page.locator(':not([type="radio"])')
  const field = (name: FieldName) => island.getByLabel(forms.fields[name], { exact: true }).and(typed)
  const optionalField = (name: FieldName) => island.getByLabel(forms.fields[name]).and(typed)
  const choices = (name: keyof typeof forms.choices) => island.getByRole('group', { name: forms.fields[name] })
  return {
    island,
    field,
    optionalField,
    choices,
    /** One of the answers side by side. */
    choice: <Name extends keyof typeof forms.choices>(name: Name, value: keyof (typeof forms.choices)[Name] & string) =>
      choices(name).getByRole('radio', { name: String(forms.choices[name][value]), exact: true }),
    button: (name: 'send' | 'sending' | 'sent') => island.getByRole('button', { name: forms[name], exact: true }),
    send: () => island.getByRole('button', { name: forms.send, exact: true }).click(),
    /** Above the form where the browser sent it, in the form otherwise. */
    thanks: page.getByText(forms.thanks).locator('visible=true'),
    kept: page.getByText(forms.kept),
    fillShort: async ({ name, email }: Visitor) => {
      await field('name').fill(name)
      await field('email').fill(email)
      await field('phone').fill('305 555 0100')
      await field('service').selectOption({ index: 2 })
      await optionalField('message').fill('Water stains <b>above</b> the window')
    },
    fillLong: async ({ name, email }: Visitor) => {
      await field('firstName').fill('Ana')
      await field('lastName').fill(name)
      await field('email').fill(email)
      await field('phone').fill('305 555 0100')
      await field('service').selectOption({ index: 2 })
    },
  }
}
