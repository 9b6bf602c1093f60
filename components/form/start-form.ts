import { attempt } from '../../renderer/browser/attempt.ts'
import { isReachable } from '../../renderer/browser/reachable.ts'
import { referenceOf, sentByBrowserKey } from '../leads/lead.ts'
import {
  earlyLead,
  formOf,
  formOfPage,
  hasDraft,
  saveDraft,
  show,
  storeEarly,
} from './page-form.ts'

/** How long to wait for the behavior of the form, in milliseconds. */
const timeout = 12_000

const after = (time: number) => new Promise<undefined>((resolve) => setTimeout(resolve, time))

type Behavior = typeof import('./behavior.ts')
let behavior: Behavior | undefined

/** False while the draft of another page is not in the form yet, and once the message is sent. */
let maySave = true

const load = async () => {
  behavior ??= await import('./behavior.ts')
  behavior.takeOver(!maySave)
  maySave = true
  return behavior
}

/** Deletes the draft of a message that the browser, or the next page, sends. */
const deleteDraft = (form: HTMLFormElement) => {
  maySave = false
  saveDraft(form, '')
}

/**
 * Puts the draft of another page into the form, and what the link to the form says: before the first
 * paint, `:target` matches nothing.
 */
const restore = () => {
  const form = formOfPage()
  if (!form || !(location.hash === `#${form.id}` || behavior || hasDraft(form))) return
  maySave = false
  load().catch(console.error)
}

/** Lets the browser send the form itself, without photos, which would contain their location. */
const sendNatively = (form: HTMLFormElement, id: string) => {
  form.querySelector('[type=file]')?.removeAttribute('name')
  // An extension may have replaced it.
  if (!form.isConnected) document.body.append(form)
  form.submit()
  deleteDraft(form)
  // Where storage is blocked, the outbox then sends the lead again.
  attempt(() => sessionStorage.setItem(sentByBrowserKey, id))
}

/** Lets the browser send the form if the script fails. */
const orNatively = (sending: Promise<void>, form: HTMLFormElement, id = '') =>
  sending.catch((error) => {
    console.error(error)
    sendNatively(form, id)
  })

/**
 * The id of the message in flight, which the form was submitted for last. However often it is
 * submitted, the first attempt that gets through ends the others.
 */
let inFlight = ''

/**
 * Sends a form that was submitted before its behavior was loaded. The message is stored first, so
 * that it is not lost whatever happens next. If the behavior cannot be loaded, the browser sends the
 * form itself, but only if the site can be reached: otherwise its error page would replace this one.
 */
const sendEarly = async (form: HTMLFormElement): Promise<void> => {
  const lead = earlyLead(form)
  inFlight = lead.id
  // A lead stays stored, even if storage fails later.
  let stored = false
  // With other words, a form that is submitted again is another message.
  const isLatest = () => inFlight === lead.id
  // Once the page is left, the next page may send the lead, so this one must not.
  const leave = () => {
    if (!stored || !isLatest()) return
    deleteDraft(form)
    inFlight = ''
    storeEarly(lead, 0)
  }
  addEventListener('pagehide', leave)
  show(['submitting'], {})
  setTimeout(() => {
    if (isLatest()) show(['idle', stored ? 'kept' : 'notKept'], { reference: referenceOf(lead) })
  }, 4000)
  while (isLatest()) {
    stored = storeEarly(lead) || stored
    const loaded = await Promise.race([load().catch(console.error), after(timeout)])
    if (!isLatest()) break
    if (loaded) {
      void orNatively(loaded.send(form, lead.id), form, lead.id)
      break
    }
    if (await isReachable()) {
      if (isLatest()) sendNatively(form, lead.id)
      break
    }
    await after(3000)
  }
  if (isLatest()) inFlight = ''
}

/**
 * Loads the behavior of a page's contact form on the first interaction, and sends with it. Keeps
 * what stands in the form until then.
 */
export const startForm = () => {
  restore()
  addEventListener('pageshow', ({ persisted }) => persisted && restore())
  for (const touch of ['input', 'focusin', 'focusout', 'pointerdown', 'dragenter'])
    addEventListener(touch, (event) => {
      const form = formOf(event)
      if (!form) return
      const isEarly = !maySave
      if (maySave) saveDraft(form)
      load()
        // What is typed while a draft is being restored is part of it.
        .then(() => isEarly && saveDraft(form))
        .catch(console.error)
    })
  addEventListener(
    'submit',
    (event) => {
      const form = formOf(event)
      if (!form) return
      event.preventDefault()
      void orNatively(behavior ? behavior.send(form) : sendEarly(form), form)
    },
    true,
  )
}
