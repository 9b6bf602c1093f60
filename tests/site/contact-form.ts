import { expect, type FileChooser, type Page } from 'playwright/test'
import { addressIn, defaultLanguage } from '../../content/schema/languages.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { shown } from './content.ts'
import { takeTime, type Visitor } from './leads.ts'
import { wordsIn } from './words.ts'

export type ContactKind = 'short' | 'long'
const pathOf = { short: '/', long: addressOf(linkedPages.contact) } as const

/** Returns a contact form as visitors find it, the short one or the long one. */
export const contactForm = (page: Page, language = defaultLanguage) => {
  const { forms, photos, shortForm, longForm } = wordsIn(language)
  const labels = { ...forms.fields, name: shortForm.name, ...longForm }
  const form = page.locator('form[data-contact]')
  // An answer side by side with others may have the name of a field.
  const typed = page.locator(':not([type="radio"])')
  const labelled = (name: keyof typeof labels, exact: boolean) =>
    form.getByLabel(String(labels[name]), { exact }).and(typed)
  const field = (name: keyof typeof labels) => labelled(name, true)
  const addPhotos = form.getByLabel(forms.photos.add)
  /** Opens the page of a form, and passes the minimum time before sending. */
  const open = async (kind: ContactKind, hash = '') => {
    await takeTime(page)
    await page.goto(addressIn(language, pathOf[kind]) + hash)
  }
  const fill = async (kind: ContactKind, { name, email }: Visitor) => {
    if (kind === 'long') await field('firstName').fill('Ana')
    await field(kind === 'long' ? 'lastName' : 'name').fill(name)
    await field('email').fill(email)
    await field('phone').fill('305 555 0100')
    await field('service').selectOption({ index: 2 })
  }
  const write = async (kind: ContactKind, who: Visitor) => {
    await open(kind)
    await fill(kind, who)
  }
  const send = () => form.getByRole('button', { name: forms.submit.idle, exact: true }).click()
  return {
    element: form,
    path: (kind: ContactKind) => addressIn(language, pathOf[kind]),
    open,
    fill,
    send,
    /** Opens the page of a form and fills it in. */
    write,
    writeAndSend: async (kind: ContactKind, who: Visitor) => {
      await write(kind, who)
      await send()
    },
    /** Waits for the behavior of a form, which only then promises what it does with photos. */
    behavior: async () => {
      await form.dispatchEvent('pointerdown')
      await expect(form.getByText(forms.photos.promise)).toBeVisible()
    },
    field,
    optionalField: (name: keyof typeof labels) => labelled(name, false),
    /** Returns one of the answers side by side. */
    choice: (
      name: 'urgency' | 'needsFinancing' | 'needsInsuranceClaim' | 'preferredContact',
      answer: string,
    ) => {
      const { question, answers } = longForm[name]
      const label = new Map(Object.entries(answers)).get(answer) ?? ''
      const group = form.getByRole('group', { name: question })
      return group.getByRole('radio', { name: label, exact: true })
    },
    /** The links to the wrong fields, if there are several. */
    faults: form.locator('[aria-live]').getByRole('link'),
    photos: {
      field: addPhotos,
      /** Chooses files as a visitor does. */
      choose: async (files: Parameters<FileChooser['setFiles']>[0]) => {
        const asked = page.waitForEvent('filechooser')
        await addPhotos.click()
        await (await asked).setFiles(files)
      },
      previews: form.getByRole('img', { name: shown(photos.photo) }),
    },
    button: (state: keyof typeof forms.submit) =>
      form.getByRole('button', { name: forms.submit[state], exact: true }),
    /** The thanks in the form, or above it if the browser sent it. */
    thanks: page.getByText(forms.afterSending.thanks).filter({ visible: true }),
    /** What it says of a message that has not arrived. */
    told: {
      stored: page.getByText(forms.afterSending.kept),
      notStored: page.getByText(forms.afterSending.notKept),
      blocked: form.getByText(shown(forms.afterSending.blocked)),
    },
  }
}
