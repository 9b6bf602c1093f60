import { emergencyId } from '../../components/form/contact-forms.ts'
import { adapterOf } from '../../components/leads/relay.ts'
import { keysOf } from '../../content/schema/keys.ts'
import { addressIn, defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, type Locator, type Page } from '../strict-test.ts'
import { calculator } from './calculator.ts'
import { business, shown, wordsIn } from './content.ts'
import { type Identity, identityOf, type Visitor } from './leads.ts'
import { samplePhotos } from './sample-photos.ts'

/** The forms in which visitors say who they are. */

type Asks = readonly [keyof Identity, ...(keyof Identity)[]]
/** One part of a form: what it asks, and the button below it. */
type Part = { asks: Asks; button: Locator; press: () => Promise<unknown> }

/** What a form says of a message that has not arrived: where it waits, and whether it is lost. */
export type Telling = 'stored' | 'notStored' | 'blocked'

/** The way to a form, its parts in order, and what it says once it is sent. */
export type PersonalForm = {
  path: string
  /** @param isQuick false if the way has to lead through every page and step. */
  begin: (isQuick?: boolean) => Promise<unknown>
  /** Answers on its open page all that it asks first. */
  reach: () => Promise<unknown>
  parts: readonly [Part, ...Part[]]
  /** Waits for the code that sends it. */
  ready: () => Promise<unknown>
  /** What appears once its lead has arrived, and when it is said before. */
  thanks: Locator
  thanksWhen: readonly Telling[]
  told: Readonly<Record<Telling, Locator>>
  agree?: (options?: { timeout: number }) => Promise<unknown>
}

export type ContactKind = 'short' | 'long'
const pages = { short: '/', long: addressOf(linkedPages.contact) } as const
const asks: Readonly<Record<ContactKind, Asks>> = {
  short: ['name', 'email', 'phone'],
  long: ['firstName', 'lastName', 'address', 'city', 'email', 'phone'],
}

export const contactForm = (
  page: Page,
  kind: ContactKind,
  language = defaultLanguage,
  hash = '',
) => {
  const { forms, photos } = wordsIn(language)
  const element = page.locator('form[data-contact]')
  const path = addressIn(language, pages[kind])
  const field = (name: string) => element.locator(`[name=${name}]:not([type=radio])`)
  const button = (state: keyof typeof forms.submit) =>
    element.getByRole('button', { name: forms.submit[state], exact: true })
  const addPhotos = element.getByLabel(forms.photos.add)
  const open = () => page.goto(path + hash)
  /** Answers what stands beside the person. Nobody has to name a service in an emergency. */
  const reach = async () => {
    if (!hash) await field('service').selectOption({ index: 2 })
  }
  const fill = async (who: Visitor) => {
    for (const name of asks[kind]) await field(name).fill(identityOf(who)[name])
    await reach()
  }
  const write = async (who: Visitor) => {
    await open()
    await fill(who)
  }
  const send = () => button('idle').click()
  /** Waits for the behavior of the form, which only then promises what it does with photos. */
  const behavior = async () => {
    await element.dispatchEvent('pointerdown')
    await expect(element.getByText(forms.photos.promise)).toBeVisible()
  }
  return {
    path,
    element,
    field,
    button,
    open,
    reach,
    fill,
    send,
    behavior,
    write,
    writeAndSend: async (who: Visitor) => {
      await write(who)
      await send()
    },
    choice: (name: string, answer: string) => element.locator(`[name=${name}][value=${answer}]`),
    photos: { field: addPhotos, previews: element.getByRole('img', { name: shown(photos.photo) }) },
    begin: open,
    parts: [{ asks: asks[kind], button: button('idle'), press: send }] as const,
    ready: behavior,
    /** The thanks in the form, or above it if the browser sent it. */
    thanks: page.getByText(forms.afterSending.thanks).filter({ visible: true }),
    thanksWhen: ['stored'] as const,
    told: {
      stored: page.getByText(forms.afterSending.kept),
      notStored: page.getByText(forms.afterSending.notKept),
      blocked: element.getByText(shown(forms.afterSending.blocked)),
    },
  }
}

/** Returns the field of the form of a page that only robots fill in. */
export const trapOf = (page: Page) => page.locator(`[name=${adapterOf(business.relay).honeypot}]`)

export const fieldNamed = (page: Page, name: string) => page.locator(`main form [name=${name}]`)

const photoForm = (page: Page, language: Language): PersonalForm => {
  const form = contactForm(page, 'long', language)
  return {
    ...form,
    reach: async () => {
      await form.reach()
      await form.photos.field.setInputFiles(await samplePhotos.portrait())
    },
    ready: async () => {
      await expect(form.photos.previews).toHaveCount(1)
      await page.waitForLoadState('networkidle')
    },
  }
}

const estimateForm = (page: Page, language: Language): PersonalForm => {
  const { next, estimateForm: words } = wordsIn(language).roofResult
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const roof = calculator(page, 'roof', language)
  const send = button(words.submit)
  return {
    path: roof.path,
    begin: () => roof.openResult(),
    reach: async () => {
      await button(next.email).click()
      // Browsers skip fields that are filled in.
      for (const field of await page.locator('main form input:visible').all()) await field.fill('')
    },
    parts: [{ asks: ['name', 'email', 'phone'], button: send, press: () => send.click() }],
    ready: roof.ready,
    thanks: page.locator('form').getByText(words.sent.title),
    // It promises a message only once the request has arrived.
    thanksWhen: [],
    told: contactForm(page, 'long', language).told,
  }
}

const makers = {
  'short form': (page, language) => contactForm(page, 'short', language),
  'long form': (page, language) => contactForm(page, 'long', language),
  'photo form': photoForm,
  'emergency form': (page, language) => contactForm(page, 'long', language, `#${emergencyId}`),
  'roof calculator': (page, language) => calculator(page, 'roof', language),
  'energy calculator': (page, language) => calculator(page, 'energy', language),
  'estimate form': estimateForm,
} satisfies Record<string, (page: Page, language: Language) => PersonalForm>
export type FormName = keyof typeof makers
export const everyForm = keysOf(makers)

export const formGroups = {
  contact: ['short form', 'long form', 'photo form', 'emergency form'],
  /** Whose script is loaded when they are touched. */
  ownScript: ['short form', 'long form'],
  calculators: ['roof calculator', 'energy calculator'],
  /** Those that together have every kind of field. */
  everyField: ['short form', 'long form', 'roof calculator', 'estimate form'],
} as const

export const personalForm = (
  page: Page,
  name: FormName,
  language = defaultLanguage,
): PersonalForm => makers[name](page, language)

type Fields = Readonly<Record<string, string>>
export type Fill = (page: Page, fields: Fields, who: Visitor) => Promise<unknown>

export const typeIn: Fill = async (page, fields) => {
  for (const [name, text] of Object.entries(fields)) await fieldNamed(page, name).fill(text)
}

/** Fills in an open form, ready to be sent. Returns its last part. */
export const fillOut = async (
  page: Page,
  who: Visitor,
  { parts }: PersonalForm,
  fill = typeIn,
): Promise<Part> => {
  const identity = identityOf(who)
  let [last] = parts
  for (const part of parts) {
    if (part !== last) await last.press()
    last = part
    await expect(fieldNamed(page, part.asks[0])).toBeVisible()
    await fill(page, Object.fromEntries(part.asks.map((name) => [name, identity[name]])), who)
  }
  return last
}
