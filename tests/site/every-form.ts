import { defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { expect, type Locator, type Page } from '../strict-test.ts'
import { calculator, personOf } from './calculator.ts'
import { type ContactKind, contactForm } from './contact-form.ts'
import { takeTime, type Visitor } from './leads.ts'
import { wordsIn } from './words.ts'

/** The forms in which visitors say who they are. */
export const formNames = ['short form', 'long form', 'roof calculator', 'estimate form'] as const
export type FormName = (typeof formNames)[number]

/** Returns all that forms ask about a visitor, by field name. */
export const identityOf = (who: Visitor) => ({
  ...personOf(who),
  name: `Maya ${who.name}`,
  city: 'Miami',
})
type Identity = ReturnType<typeof identityOf>

/** One part of a form: what it asks, and the button below it. */
type Part = { asks: readonly (keyof Identity)[]; press: () => Promise<unknown> }

/** The way to a form, its parts in order, and what appears once its lead has arrived. */
type PersonalForm = {
  open: () => Promise<unknown>
  parts: readonly [Part, ...Part[]]
  thanks: Locator
  /** The minimum number of letters in a name; one if it may be a family name. */
  shortest: number
}

/** Returns the field of a form with this name. */
export const fieldNamed = (page: Page, name: string) => page.locator(`main form [name=${name}]`)

const contact = (page: Page, kind: ContactKind, language: Language): PersonalForm => {
  const { open, field, send: press, thanks } = contactForm(page, language)
  const names =
    kind === 'short' ? (['name'] as const) : (['firstName', 'lastName', 'address', 'city'] as const)
  return {
    open: async () => {
      await open(kind)
      await field('service').selectOption({ index: 2 })
    },
    parts: [{ asks: [...names, 'email', 'phone'], press }],
    thanks,
    shortest: 1,
  }
}

const wizard = (page: Page, language: Language): PersonalForm => {
  const { openStep, next, finish, result } = calculator(page, 'roof', language)
  return {
    open: () => openStep('person'),
    parts: [
      { asks: ['firstName', 'lastName', 'email', 'phone'], press: next },
      { asks: ['address'], press: finish },
    ],
    thanks: result,
    shortest: 1,
  }
}

const estimate = (page: Page, language: Language): PersonalForm => {
  const { next, estimateForm } = wordsIn(language).roofResult
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  return {
    open: async () => {
      await takeTime(page)
      await calculator(page, 'roof', language).openResult()
      await press(next.email)
      // Browsers skip fields that are filled in.
      for (const field of await page.locator('main form input:visible').all()) await field.fill('')
    },
    parts: [{ asks: ['name', 'email', 'phone'], press: () => press(estimateForm.submit) }],
    thanks: page.locator('form').getByText(estimateForm.sent.title),
    shortest: 2,
  }
}

export const personalForm = (page: Page, name: FormName, language = defaultLanguage) =>
  ({
    'short form': () => contact(page, 'short', language),
    'long form': () => contact(page, 'long', language),
    'roof calculator': () => wizard(page, language),
    'estimate form': () => estimate(page, language),
  })[name]()

type Fields = Readonly<Record<string, string>>

/**
 * Fills in every part of an open form, sends it, and expects its lead.
 * @param fill fills in the fields in its own way, starting at the first.
 */
export const sendAs = async (
  page: Page,
  who: Visitor & { lead: () => Promise<Record<string, string>> },
  { parts, thanks }: PersonalForm,
  fill: (fields: Fields, first: string) => Promise<unknown>,
) => {
  const identity = identityOf(who)
  for (const { asks, press } of parts) {
    const [first = ''] = asks
    await expect(fieldNamed(page, first)).toBeVisible()
    await fill(Object.fromEntries(asks.map((name) => [name, identity[name]])), first)
    await press()
  }
  await expect(thanks).toBeVisible()
  const { phone, ...lead } = await who.lead()
  for (const name of parts.flatMap(({ asks }) => asks))
    if (name !== 'phone') expect(lead[name], name).toBe(identity[name])
  // Browsers may put the country code before a number.
  expect(phone?.replace(/\D/g, '')).toMatch(/^1?3055550142$/)
}

/** Fills in fields as fingers do. */
export const typeIn = async (page: Page, fields: Fields) => {
  for (const [name, text] of Object.entries(fields)) await fieldNamed(page, name).fill(text)
}
