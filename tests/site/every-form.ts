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
  agree?: () => Promise<unknown>
  /** The minimum number of letters in a name; one if it may be a family name. */
  shortest: number
}

/** Returns the field of a form with this name. */
export const fieldNamed = (page: Page, name: string) => page.locator(`main form [name=${name}]`)

const contact = (page: Page, kind: ContactKind, language: Language, hash = ''): PersonalForm => {
  const form = contactForm(page, language)
  const { open, field, send: press, thanks, stored, notStored, blocked, behavior } = form
  const names =
    kind === 'short' ? (['name'] as const) : (['firstName', 'lastName', 'address', 'city'] as const)
  return {
    open: async () => {
      await open(kind, hash)
      if (!hash) await field('service').selectOption({ index: 2 })
    },
    // A request for emergency service asks for the city among what can wait.
    parts: [
      {
        asks: [...names.filter((name) => !hash || name !== 'city'), 'email', 'phone'],
        button: form.button('idle'),
        press,
      },
    ],
    ready: behavior,
    thanks,
    thanksWhen: ['stored'],
    told: { stored, notStored, blocked },
    shortest: 1,
  }
}

const wizard = (page: Page, name: CalculatorName, language: Language): PersonalForm => {
  const { open, openStep, skipTo, next, nextButton, finish, finishButton, result } = calculator(
    page,
    name,
    language,
  )
  const { notSentYet, submissionError } = wordsIn(language).wizard
  const told = (text: string) => page.getByText(shown(text)).filter({ visible: true })
  return {
    open: async (isQuick = true) => {
      if (isQuick) return openStep('person')
      await open()
      await skipTo('person')
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
    agree: () => page.getByRole('button', { name: submissionError.keep, exact: true }).click(),
    shortest: 1,
  }
}

const estimate = (page: Page, language: Language): PersonalForm => {
  const { next, estimateForm } = wordsIn(language).roofResult
  const { stored, notStored, blocked } = contactForm(page, language)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const send = button(estimateForm.submit)
  return {
    open: async () => {
      await takeTime(page)
      await calculator(page, 'roof', language).openResult()
      await button(next.email).click()
      // Browsers skip fields that are filled in.
      for (const field of await page.locator('main form input:visible').all()) await field.fill('')
    },
    parts: [{ asks: ['name', 'email', 'phone'], button: send, press: () => send.click() }],
    ready: () => page.waitForLoadState('networkidle'),
    thanks: page.locator('form').getByText(estimateForm.sent.title),
    // It promises a message only once the request has arrived.
    thanksWhen: [],
    told: { stored, notStored, blocked },
    shortest: 2,
  }
}

const makers = {
  'short form': (page: Page, language: Language) => contact(page, 'short', language),
  'long form': (page: Page, language: Language) => contact(page, 'long', language),
  'photo form': (page: Page, language: Language): PersonalForm => {
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
  'emergency form': (page: Page, language: Language) =>
    contact(page, 'long', language, `#${emergencyId}`),
  'roof calculator': (page: Page, language: Language) => wizard(page, 'roof', language),
  'energy calculator': (page: Page, language: Language) => wizard(page, 'energy', language),
  'estimate form': estimate,
}
export type FormName = keyof typeof makers
export const everyForm = keysOf(makers)

/** Those that together have every kind of field. */
export const formNames = ['short form', 'long form', 'roof calculator', 'estimate form'] as const

export const personalForm = (page: Page, name: FormName, language = defaultLanguage) =>
  makers[name](page, language)

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

/** Fills in an open form, ready to be sent, and returns its last part. */
export const fillOut = async (page: Page, who: Visitor, { parts }: PersonalForm): Promise<Part> => {
  const identity = identityOf(who)
  let [last] = parts
  for (const part of parts) {
    if (part !== last) await last.press()
    last = part
    await expect(fieldNamed(page, part.asks[0] ?? '')).toBeVisible()
    await typeIn(page, Object.fromEntries(part.asks.map((name) => [name, identity[name]])))
  }
  return last
}
