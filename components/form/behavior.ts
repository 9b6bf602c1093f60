import { postNatively } from '../leads/deliver.ts'
import { adapterOf, relayOfPage } from '../leads/relay.ts'
import { type FormName, leadOf } from './contact-forms.ts'
import { createSending, type Sending, statesOf, warnOnLeave } from './form-sending.ts'
import {
  earlyLead,
  formOf,
  formOfPage,
  hasDraft,
  saveDraft,
  show,
  storeEarly,
} from './page-form.ts'
import {
  addPhotos,
  arePhotosRead,
  expectPhotos,
  restorePhotos,
  takePhotos,
} from './photos/photos.ts'
import { prepareForEmergency, restoreDraft, textOfDraft } from './prepare-form.ts'

// The state of the form. Its elements are queried each time, because an extension may replace them.
let sending: Sending = { state: 'idle' }
let awaitsPhotos = false

/**
 * Links to the wrong fields above the button, and returns whether there are several. Links are
 * hidden rather than removed, so that none is read out twice.
 */
const nameFaults = (form: HTMLFormElement) => {
  const line = form.querySelector('[data-when=faults]')
  // Within :is(), a browser that lacks the pseudo-class finds nothing instead of failing.
  const wrong = [...form.querySelectorAll<HTMLInputElement>('[required]:is(:user-invalid)')]
  const links = () => [...(line?.querySelectorAll('a') ?? [])]
  for (const { id, labels } of wrong) {
    if (links().some(({ hash }) => hash === `#${id}`)) continue
    const text = labels?.[0]?.textContent ?? ''
    line?.append(Object.assign(document.createElement('a'), { href: `#${id}`, textContent: text }))
  }
  for (const link of links()) link.hidden = !wrong.some(({ id }) => link.hash === `#${id}`)
  return wrong.length > 1
}

const draw = () => {
  const form = formOfPage()
  const button = form?.querySelector<HTMLElement>('[type=submit]')
  if (!form || !button) return
  const state = awaitsPhotos ? 'submitting' : sending.state
  const area = form.querySelector('textarea')
  const states = [
    // From now on, no photo leaves the form with its location.
    'ready',
    ...statesOf({ ...sending, state }),
    ...(area && area.value.length >= area.maxLength ? ['full'] : []),
    ...(nameFaults(form) ? ['faults'] : []),
  ]
  const { reference = '', time = '', photos = 0 } = sending.outcome ?? {}
  show(states, { reference, time, photos: String(photos || '') })
  button.dataset.state = state
  button.ariaDisabled = state === 'idle' ? null : 'true'
}

const { send: submit, forget } = createSending((now) => {
  sending = now
  warnOnLeave(now.outcome?.where === 'notKept')
  draw()
})

/**
 * The value of the honeypot field. Personal data in it comes from autofill and counts as empty, or
 * the relay would drop the lead.
 */
const trapValue = (typed: string, fields: Readonly<Record<string, string>>): string => {
  const others = Object.values(fields).join(' ').toLowerCase()
  const words = typed.toLowerCase().split(/\s+/)
  const isPersonal = /^\s*(\S+@\S+|[\d\s()+./-]{5,})\s*$/.test(typed)
  return isPersonal || words.every((word) => others.includes(word)) ? '' : typed
}

const clear = (form: HTMLFormElement) => {
  for (const each of [form, formOfPage()]) {
    each?.reset()
    // A reset leaves hidden fields alone, and the next message has an id of its own.
    each?.querySelector('[name=leadId]')?.setAttribute('value', '')
    if (each) saveDraft(each)
  }
}

/**
 * Waits for photos that are still being read, and stores the message without them first. From now
 * on, the form is being sent: another press in the same task sends nothing.
 */
const photosOf = async (form: HTMLFormElement, id: string | undefined) => {
  awaitsPhotos = true
  try {
    if (arePhotosRead()) return { photos: await takePhotos(), id }
    draw()
    const lead = earlyLead(form)
    storeEarly(lead)
    return { photos: await takePhotos(), id: lead.id }
  } finally {
    awaitsPhotos = false
  }
}

/**
 * Sends a form, which the browser has checked.
 * @param stored the id of the message if it is already stored.
 */
export const send = async (form: HTMLFormElement, stored?: string): Promise<void> => {
  if (sending.state !== 'idle' || awaitsPhotos) return
  // Each form is rendered with its name.
  const lead = leadOf(form.dataset.contact as FormName, new FormData(form))
  const trap = form.elements.namedItem(adapterOf(relayOfPage()).honeypot)
  const honeypot = trap instanceof HTMLInputElement ? trapValue(trap.value, lead.fields) : ''
  const { photos, id } = await photosOf(form, stored)
  // Cleared only then: if this fails, the browser sends the fields.
  await submit({ ...lead, photos }, { honeypot, id, begun: () => clear(form) })
}

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
  if (target.matches('[type=file]')) expectPhotos()
  const fault = target.closest<HTMLAnchorElement>('[data-when=faults] a')
  if (fault) {
    // As an address it would end a request for emergency service.
    event.preventDefault()
    document.querySelector<HTMLElement>(fault.hash)?.focus()
  }
  const lead = sending.outcome?.lead
  if (lead && target.closest('[data-send-natively]')) {
    warnOnLeave(false)
    postNatively(lead)
  }
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
  }
  takeChosen(form)
  draw()
}

addEventListener('click', press, true)
addEventListener('input', (event) => {
  if (!formOf(event)) return
  forget()
  draw()
})
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
