import { emergencyId } from '../../components/form/contact-forms.ts'
import { keysOf } from '../../content/schema/keys.ts'
import { defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { expect, type Locator, type Page } from '../strict-test.ts'
import { type CalculatorName, calculator, personOf } from './calculator.ts'
import { type ContactKind, contactForm } from './contact-form.ts'
import { shown } from './content.ts'
import { takeTime, type Visitor } from './leads.ts'
import { samplePhotos } from './sample-photos.ts'
import { wordsIn } from './words.ts'

/** The forms in which visitors say who they are. */

/** Returns all that forms ask about a visitor, by field name. */
export const identityOf = (who: Visitor) => ({
  ...personOf(who),
  name: `Maya ${who.name}`,
  city: 'Miami',
})
type Identity = ReturnType<typeof identityOf>

/** One part of a form: what it asks, and the button below it. */
type Part = { asks: readonly (keyof Identity)[]; button: Locator; press: () => Promise<unknown> }

/** What a form says of a message that has not arrived: where it waits, and whether it is lost. */
const tellings = ['stored', 'notStored', 'blocked'] as const
export type Telling = (typeof tellings)[number]

/** The way to a form, its parts in order, and what it says once it is sent. */
type PersonalForm = {
  path: string
  /** Answers on its open page all that it asks first, as slowly as a visitor does. */
  reach: () => Promise<unknown>
  /** @param isQuick false if the way has to lead through every page and step. */
  open: (isQuick?: boolean) => Promise<unknown>
  parts: readonly [Part, ...Part[]]
  /** Waits for the code that sends it. */
  ready: () => Promise<unknown>
  /** What appears once its lead has arrived, and when it is said before. */
  thanks: Locator
  thanksWhen: readonly Telling[]
  told: Readonly<Record<Telling, Locator>>
  /** Agrees that the message waits, if the form asks. */
  agree?: (options?: { timeout: number }) => Promise<unknown>
  /** The minimum number of letters in a name; one if it may be a family name. */
  shortest: number
}

/** Returns the field of a form with this name. */
export const fieldNamed = (page: Page, name: string) => page.locator(`main form [name=${name}]`)

const contact = (page: Page, kind: ContactKind, language: Language, hash = ''): PersonalForm => {
  const form = contactForm(page, language)
  const { open, field, send: press, thanks, told, behavior } = form
  const long = ['firstName', 'lastName', 'address', 'city'] as const
  const names = kind === 'short' ? (['name'] as const) : long
  const reach = async () => hash || (await field('service').selectOption({ index: 2 }))
  return {
    path: form.path(kind),
    reach,
    open: async () => {
      await open(kind, hash)
      await reach()
    },
    parts: [{ asks: [...names, 'email', 'phone'], button: form.button('idle'), press }],
    ready: behavior,
    thanks,
    thanksWhen: ['stored'],
    told,
    shortest: 1,
  }
}

const wizard = (page: Page, name: CalculatorName, language: Language): PersonalForm => {
  const there = calculator(page, name, language)
  const { next, nextButton, finish, finishButton, result } = there
  const { notSentYet, submissionError } = wordsIn(language).wizard
  const told = (text: string) => page.getByText(shown(text)).filter({ visible: true })
  const reach = async () => {
    await there.hydrated()
    await there.skipTo('person')
  }
  return {
    path: there.path,
    reach,
    open: async (isQuick = true) => {
      if (isQuick) return there.openStep('person')
      await page.goto(there.path)
      await reach()
    },
    parts: [
      { asks: ['firstName', 'lastName', 'email', 'phone'], button: nextButton, press: next },
      { asks: ['address'], button: finishButton, press: finish },
    ],
    ready: () => page.waitForLoadState('networkidle'),
    thanks: result,
    thanksWhen: tellings,
    told: {
      stored: told(notSentYet.kept),
      notStored: told(notSentYet.notKept),
      blocked: told(notSentYet.blocked),
    },
    agree: (options) =>
      page.getByRole('button', { name: submissionError.keep, exact: true }).click(options),
    shortest: 1,
  }
}

const estimate = (page: Page, language: Language): PersonalForm => {
  const { next, estimateForm } = wordsIn(language).roofResult
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const send = button(estimateForm.submit)
  const roof = calculator(page, 'roof', language)
  const reach = async () => {
    await button(next.email).click()
    // Browsers skip fields that are filled in.
    for (const field of await page.locator('main form input:visible').all()) await field.fill('')
  }
  return {
    path: roof.path,
    reach,
    open: async () => {
      await takeTime(page)
      await roof.openResult()
      await reach()
    },
    parts: [{ asks: ['name', 'email', 'phone'], button: send, press: () => send.click() }],
    ready: () => page.waitForLoadState('networkidle'),
    thanks: page.locator('form').getByText(estimateForm.sent.title),
    // It promises a message only once the request has arrived.
    thanksWhen: [],
    told: contactForm(page, language).told,
    shortest: 2,
  }
}

const makers = {
  'short form': (page, language) => contact(page, 'short', language),
  'long form': (page, language) => contact(page, 'long', language),
  'photo form': (page, language) => {
    const form = contact(page, 'long', language)
    const { photos } = contactForm(page, language)
    return {
      ...form,
      // The code that shows photos promises nothing any more.
      ready: () => page.waitForLoadState('networkidle'),
      open: async () => {
        await form.open()
        await photos.field.setInputFiles(await samplePhotos.portrait())
        await expect(photos.previews).toHaveCount(1)
      },
    }
  },
  'emergency form': (page, language) => contact(page, 'long', language, `#${emergencyId}`),
  'roof calculator': (page, language) => wizard(page, 'roof', language),
  'energy calculator': (page, language) => wizard(page, 'energy', language),
  'estimate form': estimate,
} satisfies Record<string, (page: Page, language: Language) => PersonalForm>
export type FormName = keyof typeof makers
export const everyForm = keysOf(makers)

/** Those that together have every kind of field. */
export const formNames = ['short form', 'long form', 'roof calculator', 'estimate form'] as const

export const personalForm = (page: Page, name: FormName, language = defaultLanguage) =>
  makers[name](page, language)

type Fields = Readonly<Record<string, string>>

/** Fills in fields as fingers do. */
const typeIn = async (page: Page, fields: Fields) => {
  for (const [name, text] of Object.entries(fields)) await fieldNamed(page, name).fill(text)
}

/**
 * Fills in an open form, ready to be sent.
 * @param fill fills in the fields of a part in its own way, starting at the first.
 * @returns its last part.
 */
export const fillOut = async (
  page: Page,
  who: Visitor,
  { parts }: PersonalForm,
  fill: (fields: Fields, first: string) => Promise<unknown> = (fields) => typeIn(page, fields),
): Promise<Part> => {
  const identity = identityOf(who)
  let [last] = parts
  for (const part of parts) {
    if (part !== last) await last.press()
    last = part
    const [first = ''] = part.asks
    await expect(fieldNamed(page, first)).toBeVisible()
    await fill(Object.fromEntries(part.asks.map((name) => [name, identity[name]])), first)
  }
  return last
}

/** Fills in an open form, sends it, and expects its lead. */
export const sendAs = async (
  page: Page,
  who: Visitor & { lead: () => Promise<Record<string, string>> },
  form: PersonalForm,
  fill?: Parameters<typeof fillOut>[3],
) => {
  const { press } = await fillOut(page, who, form, fill)
  await press()
  await expect(form.thanks).toBeVisible()
  const { phone, ...lead } = await who.lead()
  const identity = identityOf(who)
  for (const name of form.parts.flatMap(({ asks }) => asks))
    if (name !== 'phone') expect(lead[name], name).toBe(identity[name])
  // Browsers may put the country code before a number.
  expect(phone?.replace(/\D/g, '')).toMatch(/^1?3055550142$/)
}
