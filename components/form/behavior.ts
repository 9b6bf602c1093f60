import { postNatively } from '../leads/deliver.ts'
import { deleteLead } from '../leads/outbox/browser-outbox.ts'
import { adapterOf, relayOfPage } from '../leads/relay.ts'
import {
  type ContactFormKind,
  contactForms,
  type Faults,
  leadOf,
  readForm,
} from './contact-forms.ts'
import { createSending, type Sending, warnOnLeave } from './form-sending.ts'
import { earlyLead, formOf, formOfPage, show, storeEarly, trapValue } from './page-form.ts'
import { addPhotos, arePhotosRead, expectPhotos, takePhotos } from './photos/add-photos.ts'

// The state of the form. Its elements are queried each time, because an extension may replace them.
let faults: Faults = {}
let sending: Sending = { state: 'idle' }
let awaitsPhotos = false
let arePhotosMissing = false

const kindOf = ({ dataset }: HTMLFormElement): ContactFormKind =>
  dataset.contact === 'short' ? contactForms.short : contactForms.long

/** Marks the invalid fields, and returns the ids of their error messages. */
const markFields = (form: HTMLFormElement): string[] => {
  for (const name of Object.keys(kindOf(form).fields)) {
    const control = form.elements.namedItem(name)
    const fault = faults[name]
    // Radio buttons are several controls, and never invalid.
    if (!(control instanceof HTMLElement)) continue
    control.ariaInvalid = fault ? 'true' : null
    if (fault) control.setAttribute('aria-describedby', `${name}-${fault}`)
    else control.removeAttribute('aria-describedby')
  }
  return Object.entries(faults).map(([name, fault]) => `${name}-${fault}`)
}

const draw = () => {
  const form = formOfPage()
  const button = form?.querySelector<HTMLElement>('[type=submit]')
  if (!form || !button) return
  const { sent, waiting } = sending
  const state = awaitsPhotos ? 'submitting' : sending.state
  const outcome = waiting ? ['waiting', waiting.where] : sent ? ['arrived'] : []
  const area = form.querySelector('textarea')
  show(
    [
      state,
      ...outcome,
      ...(waiting && waiting.where !== 'blocked' ? ['urgent'] : []),
      ...markFields(form),
      ...(area && area.value.length >= area.maxLength ? ['full'] : []),
      ...(arePhotosMissing ? ['photosMissing'] : []),
    ],
    waiting?.reference ?? sent,
  )
  button.dataset.state = state
  button.ariaDisabled = state === 'idle' ? null : 'true'
}

const reportPhotosMissing = (isMissing: boolean) => {
  arePhotosMissing = isMissing
  draw()
}

const submit = createSending((now) => {
  sending = now
  warnOnLeave(now.waiting?.where === 'notKept')
  draw()
}, 'blocked')

/** Shows the errors, and focuses the first invalid field. */
const refuse = (form: HTMLFormElement, found: Faults) => {
  faults = found
  draw()
  const [first = ''] = Object.keys(found)
  const control = form.elements.namedItem(first)
  if (control instanceof HTMLElement) control.focus()
}

const clear = (form: HTMLFormElement) => {
  for (const each of [form, formOfPage()]) {
    each?.reset()
    // A reset leaves hidden fields alone, and the next message has an id of its own.
    each?.querySelector('[name=leadId]')?.setAttribute('value', '')
  }
}

/** Waits for photos that are still being read, and stores the message without them first. */
const photosOf = async (form: HTMLFormElement, id: string | undefined) => {
  if (arePhotosRead()) return { photos: await takePhotos(), id }
  awaitsPhotos = true
  draw()
  const lead = earlyLead(form)
  storeEarly(lead).catch(console.error)
  const photos = await takePhotos()
  awaitsPhotos = false
  return { photos, id: lead.id }
}

/**
 * Checks the form and sends it.
 * @param stored the id of the message if it is already stored.
 */
export const send = async (form: HTMLFormElement, stored?: string): Promise<void> => {
  if (sending.state !== 'idle' || awaitsPhotos) return
  const { values, faults: found } = readForm(kindOf(form), new FormData(form))
  if (Object.keys(found).length > 0) {
    if (stored) await deleteLead(stored)
    return refuse(form, found)
  }
  const trap = form.elements.namedItem(adapterOf(relayOfPage()).honeypot)
  const honeypot = trap instanceof HTMLInputElement ? trapValue(trap.value, values) : ''
  const { photos, id } = await photosOf(form, stored)
  const content = { ...leadOf(kindOf(form), values), photos }
  faults = {}
  // Cleared only then: if this fails, the browser sends the fields.
  await submit(content, { honeypot, id, begun: () => clear(form) })
}

/** Adds the chosen files, and clears the input so that the same file can be chosen again. */
const takeChosen = (form: HTMLFormElement | null) => {
  const input = form?.querySelector<HTMLInputElement>('[type=file]')
  const files = [...(input?.files ?? [])]
  if (input) input.value = ''
  void addPhotos(files, reportPhotosMissing)
}

/**
 * Adds files dropped anywhere on the form. The browser would open them, and those
 * dropped beside it, in its place.
 */
const followFiles = (event: DragEvent) => {
  const form = formOf(event)
  const isOver = form !== null && event.type !== 'drop'
  formOfPage()?.querySelector('[type=file]')?.parentElement?.toggleAttribute('data-over', isOver)
  if (!event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  if (form && event.type === 'drop')
    void addPhotos([...event.dataTransfer.files], reportPhotosMissing)
}

/** Turns off the browser's own validation, and lets a visitor choose several photos. */
const prepare = (event: Event) => {
  const form = formOf(event)
  if (!form || !(event.target instanceof Element)) return
  form.noValidate = true
  const input = form.querySelector<HTMLInputElement>('[type=file]')
  if (input) input.multiple = true
  if (event.target === input) expectPhotos()
  if (event.target.closest('[data-send-natively]') && sending.waiting)
    postNatively(sending.waiting.lead)
}

/** Removes errors that are corrected, and reports when the message is full. */
const follow = (event: Event) => {
  const form = formOf(event)
  if (!form) return
  const { faults: found } = readForm(kindOf(form), new FormData(form))
  const stays = Object.entries(faults).filter(([name]) => name in found)
  faults = Object.fromEntries(stays.map(([name]) => [name, found[name] ?? '']))
  draw()
}

addEventListener('click', prepare, true)
addEventListener('input', follow)
addEventListener('change', (event) => {
  if (event.target instanceof Element && event.target.matches('[type=file]'))
    takeChosen(formOf(event))
})
for (const type of ['dragover', 'drop', 'dragleave'] as const) addEventListener(type, followFiles)

// Takes over what happened before: the browser may have reported an error, and photos may have been
// chosen. Inside :is(), a selector unknown to Safari 16.4 is not an error.
const form = formOfPage()
const wrong = form?.querySelector<HTMLElement>(':is(:user-invalid):focus')
if (form && wrong) {
  // Closes the browser's own message.
  wrong.blur()
  refuse(form, readForm(kindOf(form), new FormData(form)).faults)
}
takeChosen(form)
draw()
