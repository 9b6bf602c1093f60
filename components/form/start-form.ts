import { isReachable } from '../../renderer/browser/reachable.ts'
import { referenceOf } from '../leads/lead.ts'
import { sentByBrowserKey } from '../leads/outbox/waiting.ts'
import { earlyLead, formOf, show, storeEarly } from './page-form.ts'

/** How long to wait for the behavior of the form and then for a connection, in milliseconds. */
const timeout = 12_000

const after = (time: number) => new Promise<undefined>((resolve) => setTimeout(resolve, time))

const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))

type Behavior = typeof import('./behavior.ts')
let behavior: Behavior | undefined

const load = async () => {
  behavior ??= await import('./behavior.ts')
  return behavior
}

/** Lets the browser send the form itself, without photos, which would contain their location. */
const sendNatively = (form: HTMLFormElement, id: string) => {
  form.querySelector('[type=file]')?.removeAttribute('name')
  // An extension may have replaced it.
  if (!form.isConnected) document.body.append(form)
  form.submit()
  try {
    sessionStorage.setItem(sentByBrowserKey, id)
  } catch {
    // Storage is blocked. The outbox then sends the lead again.
  }
}

/** Lets the browser send the form if the script fails. */
const orNatively = (sending: Promise<void>, form: HTMLFormElement, id = '') =>
  sending.catch((error) => {
    console.error(error)
    sendNatively(form, id)
  })

/** The id of the message in flight, which the form was submitted for last. */
let inFlight = ''

/**
 * Sends a form that was submitted before its behavior was loaded. The message is stored first, so
 * that it is not lost whatever happens next. If the behavior cannot be loaded, the browser sends the
 * form itself, but only if the site can be reached: otherwise its error page would replace this one.
 */
const sendEarly = async (form: HTMLFormElement): Promise<void> => {
  const lead = earlyLead(form)
  // A message is sent once, no matter how often the button is pressed.
  if (inFlight === lead.id) return
  inFlight = lead.id
  // A lead stays stored, even if storage fails later.
  let stored = false
  // Once the page is left, the next page may send the lead, so this one must not.
  let left = false
  const leave = () => {
    left = stored
    if (left) storeEarly(lead, 0).catch(console.error)
  }
  // With other words, a form that is submitted again is another message.
  const isLatest = () => !left && inFlight === lead.id
  const showWaiting = () =>
    show(['idle', 'waiting', 'urgent', stored ? 'kept' : 'notKept'], referenceOf(lead))
  addEventListener('pagehide', leave)
  show(['submitting'])
  while (isLatest()) {
    const storing = storeEarly(lead).then(() => {
      stored = true
    })
    await Promise.race([storing, after(1000)]).catch(() => {})
    const slow = setTimeout(showWaiting, 4000)
    const loaded = await Promise.race([load().catch(console.error), after(timeout)])
    clearTimeout(slow)
    if (!isLatest()) break
    if (loaded) {
      void orNatively(loaded.send(form, lead.id), form, lead.id)
      break
    }
    if (await isReachable()) {
      if (isLatest()) sendNatively(form, lead.id)
      break
    }
    showWaiting()
    await Promise.race([online(), after(timeout)])
  }
  removeEventListener('pagehide', leave)
  if (inFlight === lead.id) inFlight = ''
}

/** Loads the behavior of a page's contact form on the first interaction, and sends with it. */
export const startForm = () => {
  for (const touch of ['input', 'focusin', 'pointerdown', 'dragenter'])
    addEventListener(touch, (event) => formOf(event) && load().catch(console.error))
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
