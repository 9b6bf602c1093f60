import { expect, type FileChooser, type Page } from 'playwright/test'
import { addressIn, defaultLanguage } from '../../content/schema/languages.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { shown } from './content.ts'
import { type Identity, identityOf, type Visitor } from './leads.ts'
import { wordsIn } from './words.ts'

export type ContactKind = 'short' | 'long'
type Asks = readonly [keyof Identity, ...(keyof Identity)[]]
const pages = { short: '/', long: addressOf(linkedPages.contact) } as const
const asks: Readonly<Record<ContactKind, Asks>> = {
  short: ['name', 'email', 'phone'],
  long: ['firstName', 'lastName', 'address', 'city', 'email', 'phone'],
}

/** Returns a contact form as visitors find it. */
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
    /** Opens the page and fills in the form. */
    write,
    writeAndSend: async (who: Visitor) => {
      await write(who)
      await send()
    },
    /** Returns one of the answers side by side. */
    choice: (name: string, answer: string) => element.locator(`[name=${name}][value=${answer}]`),
    /** The links to the wrong fields, if there are several. */
    faults: element.locator('[aria-live]').getByRole('link'),
    photos: {
      field: addPhotos,
      /** Chooses files as a visitor does. */
      choose: async (files: Parameters<FileChooser['setFiles']>[0]) => {
        const asked = page.waitForEvent('filechooser')
        await addPhotos.click()
        await (await asked).setFiles(files)
      },
      previews: element.getByRole('img', { name: shown(photos.photo) }),
    },
    begin: open,
    parts: [{ asks: asks[kind], button: button('idle'), press: send }] as const,
    ready: behavior,
    /** The thanks in the form, or above it if the browser sent it. */
    thanks: page.getByText(forms.afterSending.thanks).filter({ visible: true }),
    thanksWhen: ['stored'] as const,
    /** What it says of a message that has not arrived. */
    told: {
      stored: page.getByText(forms.afterSending.kept),
      notStored: page.getByText(forms.afterSending.notKept),
      blocked: element.getByText(shown(forms.afterSending.blocked)),
    },
  }
}
