import { expect, type FileChooser, type Page } from 'playwright/test'
import { say } from '../../content/schema/message.ts'
import { business, shown } from './content.ts'
import { words } from './words.ts'

/** A contact form as its visitor meets it, the short one or the long one. */
export const contactForm = (page: Page, { forms, photos, shortForm, longForm } = words) => {
  const labels = { ...forms.fields, name: shortForm.name, ...longForm }
  const form = page.locator('form[data-contact]')
  // An answer side by side with others may have the name of a field.
  const typed = page.locator(':not([type="radio"])')
  const labelled = (name: keyof typeof labels, exact: boolean) =>
    form.getByLabel(String(labels[name]), { exact }).and(typed)
  const field = (name: keyof typeof labels) => labelled(name, true)
  const addPhotos = form.getByLabel(forms.photos.add)
  return {
    form,
    /** Waits for the behavior of a form that was touched: at the next click, it takes several photos. */
    behavior: () =>
      expect(async () => {
        await form.dispatchEvent('click')
        await expect(addPhotos).toHaveAttribute('multiple', '', { timeout: 100 })
      }).toPass(),
    field,
    optionalField: (name: keyof typeof labels) => labelled(name, false),
    /** One of the answers side by side. */
    choice: (
      name: 'urgency' | 'needsFinancing' | 'needsInsuranceClaim' | 'preferredContact',
      answer: string,
    ) => {
      const { question, answers } = longForm[name]
      const label = new Map(Object.entries(answers)).get(answer) ?? ''
      const group = form.getByRole('group', { name: question })
      return group.getByRole('radio', { name: label, exact: true })
    },
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
    send: () => form.getByRole('button', { name: forms.submit.idle, exact: true }).click(),
    /** In the form; above it where the browser has sent it. */
    thanks: page
      .getByText(say(forms.afterSending.thanks, business.commitments))
      .filter({ visible: true }),
    stored: page.getByText(forms.afterSending.kept),
    notStored: page.getByText(forms.afterSending.notKept),
    blocked: form.getByText(shown(forms.afterSending.blocked)),
    references: form.getByText(shown(forms.afterSending.reference)).filter({ visible: true }),
    fill: async (kind: 'short' | 'long', { name, email }: { name: string; email: string }) => {
      if (kind === 'long') await field('firstName').fill('Ana')
      await field(kind === 'long' ? 'lastName' : 'name').fill(name)
      await field('email').fill(email)
      await field('phone').fill('305 555 0100')
      await field('service').selectOption({ index: 2 })
    },
  }
}
