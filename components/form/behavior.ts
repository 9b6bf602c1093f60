import { draw, forget, sendNatively } from './form-sending.ts'
import { formOf, formOfPage, hasDraft, saveDraft } from './page-form.ts'
import { addPhotos, restorePhotos } from './photos/photos.ts'
import { prepareForEmergency, restoreDraft, textOfDraft } from './prepare-form.ts'

export { send } from './form-sending.ts'

/** Adds the chosen files, and clears the input so that the same file can be chosen again. */
const takeChosen = (form: HTMLFormElement | null) => {
  const input = form?.querySelector<HTMLInputElement>('[type=file]')
  const files = [...(input?.files ?? [])]
  if (input) input.value = ''
  addPhotos(files)
}

/**
 * Adds files dropped anywhere on the form. The browser would open them, and those
 * dropped beside it, in its place.
 */
const followFiles = (event: DragEvent) => {
  const form = formOf(event)
  const isOver = !!form && event.type !== 'drop'
  formOfPage()?.querySelector('[type=file]')?.parentElement?.toggleAttribute('data-over', isOver)
  if (!event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  if (form && event.type === 'drop') addPhotos([...event.dataTransfer.files])
}

const press = (event: Event) => {
  const { target } = event
  if (!formOf(event) || !(target instanceof Element)) return
  // The browser would ask for the fields of a form that was cleared because it is being sent.
  if (target.closest('[aria-disabled]')) event.preventDefault()
  const fault = target.closest<HTMLAnchorElement>('[data-when=faults] a')
  if (fault) {
    // As an address it would end a request for emergency service.
    event.preventDefault()
    document.querySelector<HTMLElement>(fault.hash)?.focus()
  }
  if (target.closest('[data-send-natively]')) sendNatively()
}

/** The draft as it was when this page was left. */
let left: string | undefined

/** Puts the draft into the form, unless the page comes back and has it. */
const restore = (form: HTMLFormElement) => {
  if (left !== undefined) {
    if (left === textOfDraft(form)) return
    form.reset()
  }
  restoreDraft(form)
  restorePhotos(form)
}

/**
 * Takes over what happened before this code was loaded: photos may have been chosen.
 * @param isRestoring true if the draft of another page is not in the form yet.
 */
export const takeOver = (isRestoring: boolean): void => {
  const form = formOfPage()
  if (form && isRestoring) {
    const isAnswered = !!hasDraft(form)
    restore(form)
    if (location.hash === `#${form.id}`) prepareForEmergency(form, isAnswered)
    // What was typed before any script was there is part of it.
    if (isAnswered) saveDraft(form)
  }
  takeChosen(form)
  draw()
}

addEventListener('click', press, true)
addEventListener('input', (event) => formOf(event) && forget())
// The browser checks the fields, and says so of each that is wrong.
addEventListener('invalid', (event) => formOf(event) && draw(), true)
addEventListener('change', (event) => {
  if (event.target instanceof Element && event.target.matches('[type=file]'))
    takeChosen(formOfPage())
})
for (const type of ['dragover', 'drop', 'dragleave'] as const) addEventListener(type, followFiles)
addEventListener('pagehide', () => {
  const form = formOfPage()
  if (form) left = textOfDraft(form)
})
