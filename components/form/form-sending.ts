import { postNatively } from '../leads/deliver.ts'
import { type Lead, randomId, referenceOf } from '../leads/lead.ts'
import { arrivalOf } from '../leads/outbox/arrivals.ts'
import { type Submission, submitLead, warnOnLeave } from '../leads/outbox/browser-outbox.ts'
import { adapterOf, relayOfPage } from '../leads/relay.ts'
import { type FormName, leadOf } from './contact-forms.ts'
import { earlyLead, formOfPage, saveDraft, show, storeEarly } from './page-form.ts'
import { arePhotosRead, takePhotos } from './photos/photos.ts'

/** What became of the last message of the form. */
export type Outcome = {
  where: Submission
  lead: Lead
  reference: string
  /** The time of day at which it was sent, as the visitor's browser writes it. */
  time: string
  /** How many photos went along. */
  photos: number
}

// The state of the form of the page. Its elements are queried each time, because an extension may
// replace them.
/** Idle, then submitting, sent for five seconds, and idle again. */
let state: 'idle' | 'submitting' | 'sent' = 'idle'
let outcome: Outcome | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** How long the thank-you note is shown, in milliseconds. */
const confirmation = 5000

/**
 * Links to the wrong fields above the button, in their order, and returns whether there are
 * several. Links are hidden rather than removed, so that none is read out twice.
 */
const nameFaults = (form: HTMLFormElement) => {
  const line = form.querySelector('[data-when=faults]')
  const required = [...form.querySelectorAll<HTMLInputElement>('[required]')]
  // Within :is(), a browser that lacks the pseudo-class finds nothing instead of failing.
  const wrong = required.filter((field) => field.matches(':is(:user-invalid)'))
  const links = () => [...(line?.querySelectorAll('a') ?? [])]
  for (const { id, labels } of required) {
    if (links().some(({ hash }) => hash === `#${id}`)) continue
    const text = labels?.[0]?.textContent ?? ''
    line?.append(Object.assign(document.createElement('a'), { href: `#${id}`, textContent: text }))
  }
  for (const link of links()) link.hidden = !wrong.some(({ id }) => link.hash === `#${id}`)
  return wrong.length > 1
}

/** Shows the parts of the form for its states: `data-when` of each part lists its own. */
export const draw = (): void => {
  const form = formOfPage()
  const button = form?.querySelector<HTMLElement>('[type=submit]')
  if (!form || !button) return
  const area = form.querySelector('textarea')
  const { where, lead, reference = '', time = '', photos = 0 } = outcome ?? {}
  const states = {
    // From now on, no photo leaves the form with its location.
    ready: true,
    [state]: true,
    [where ?? 'ready']: true,
    withPhotos: photos > 0,
    withoutPhotos: photos < (lead?.photos?.length ?? 0),
    full: area && area.value.length >= area.maxLength,
    faults: nameFaults(form),
  }
  const shown = Object.entries(states).flatMap(([name, isShown]) => (isShown ? [name] : []))
  show(shown, { reference, time, photos: String(photos || '') })
  button.dataset.state = state
  button.ariaDisabled = state === 'idle' ? null : 'true'
  warnOnLeave(where === 'notKept')
}

/** Shows what became of a lead, and how many photos went along. */
const finish = (lead: Lead, where: Submission, photos = 0) => {
  const time = new Date().toLocaleTimeString([], { timeStyle: 'short' })
  outcome = { where, lead, reference: referenceOf(lead), time, photos }
  // Does not thank for a message that may not arrive, nor while the next one is being sent.
  const isThanked = where === 'delivered' || where === 'kept'
  if (state !== 'submitting') state = isThanked ? 'sent' : 'idle'
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (state === 'sent') state = 'idle'
    draw()
  }, confirmation)
  draw()
}

/** Ends what the form says of a delivered message, because the visitor types the next one. */
export const forget = (): void => {
  if (outcome?.where === 'delivered') outcome = undefined
  draw()
}

/** Makes the browser send the message that waits. */
export const sendNatively = (): void => {
  if (!outcome) return
  warnOnLeave(false)
  postNatively(outcome.lead)
}

/**
 * The value of the honeypot field. Personal data in it comes from autofill and counts as empty, or
 * the relay would drop the lead.
 */
const trapIn = (form: HTMLFormElement, fields: Readonly<Record<string, string>>): string => {
  const trap = form.elements.namedItem(adapterOf(relayOfPage()).honeypot)
  const typed = trap instanceof HTMLInputElement ? trap.value : ''
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
 * Sends a lead and shows what becomes of it. One that waits is shown until it is delivered, and then
 * as sent.
 */
const sendLead = async (lead: Lead): Promise<void> => {
  const arrival = arrivalOf(referenceOf(lead))
  // The outbox handles every storage and network failure. If it fails itself, the lead may not be
  // stored anywhere, and nothing here sends it again.
  const where = await submitLead(lead).catch((error): Submission => {
    console.error(error)
    return 'notKept'
  })
  state = 'idle'
  if (where !== 'delivered') finish(lead, where)
  // Another tab may deliver it, or may have done so by now.
  const photos = await arrival
  const isLatest = !outcome || outcome.where === 'delivered' || outcome.lead.id === lead.id
  if (isLatest) finish(lead, 'delivered', photos)
}

/**
 * Sends a form, which the browser has checked. Waits for photos that are still being read, and
 * stores the message without them first.
 * @param stored the id of the message if it is already stored.
 */
export const send = async (form: HTMLFormElement, stored?: string): Promise<void> => {
  if (state !== 'idle') return
  // Each form is rendered with its name.
  const content = leadOf(form.dataset.contact as FormName, new FormData(form))
  const honeypot = trapIn(form, content.fields)
  // From now on, another press in the same task sends nothing.
  state = 'submitting'
  try {
    let id = stored ?? randomId()
    if (!arePhotosRead()) {
      draw()
      const early = earlyLead(form)
      storeEarly(early)
      id = early.id
    }
    const photos = await takePhotos()
    draw()
    // Only now: if something fails before, the browser sends the fields.
    clear(form)
    await sendLead({ ...content, photos, id, honeypot })
  } catch (error) {
    state = 'idle'
    throw error
  }
}
