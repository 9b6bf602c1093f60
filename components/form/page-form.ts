import type { Lead } from '../leads/lead.ts'
import { leadDatabase, leadKey, randomId } from '../leads/outbox/waiting.ts'

/** Shared by the script of every page and the behavior of a contact form. */

/** The contact form of an event. Queried each time, because an extension may replace it. */
export const formOf = ({ target }: Event): HTMLFormElement | null =>
  target instanceof Element ? target.closest('form[data-contact]') : null

export const formOfPage = () => document.querySelector<HTMLFormElement>('form[data-contact]')

/** Shows the parts of the form for these states, by `data-when` or id, and hides the others. */
export const show = (states: readonly string[], reference = ''): void => {
  const form = formOfPage()
  for (const part of form?.querySelectorAll<HTMLElement>('[data-when]') ?? [])
    part.hidden = !states.includes(part.dataset.when || part.id)
  for (const place of form?.querySelectorAll('[data-reference]') ?? [])
    place.textContent = reference
}

/** The field that only robots see, and all fields that the visitor does not type into. */
const trap = '[aria-hidden] input'
const controls = `[type=hidden],[type=file],${trap}`

/**
 * The value of the honeypot field. Personal data in it comes from autofill and counts as empty, or
 * the relay would drop the lead.
 */
export const trapValue = (typed: string, fields: Readonly<Record<string, string>>): string => {
  const others = Object.values(fields).join(' ').toLowerCase()
  const words = typed.toLowerCase().split(/\s+/)
  const isPersonal = /^\s*(\S+@\S+|[\d\s()+./-]{5,})\s*$/.test(typed)
  return isPersonal || words.every((word) => others.includes(word)) ? '' : typed
}

/**
 * Returns the lead in a form whose behavior is not loaded yet, with the subject meant for forms
 * that the browser sends. The tab's history stores its id, so that the same message has the same id
 * even if a visitor comes back to the form and sends it again. The form gets the id too, in case
 * the browser sends it. Files wait for the behavior.
 */
export const earlyLead = (form: HTMLFormElement): Lead => {
  const textOf = (control: string) => form.querySelector<HTMLInputElement>(control)?.value ?? ''
  const fields: Record<string, string> = {}
  // Extensions may put an empty copy of a field beside it.
  for (const [name, value] of new FormData(form)) fields[name] ||= value as string
  for (const { name } of form.querySelectorAll<HTMLInputElement>(controls)) delete fields[name]
  const text = JSON.stringify(fields)
  const { state } = history
  const id: string = state?.text === text ? state.id : randomId()
  history.replaceState({ id, text }, '')
  form.querySelector('[name=leadId]')?.setAttribute('value', id)
  return {
    id,
    source: textOf('[name=source]'),
    // Relays call it `subject` or `_subject`.
    subject: textOf('[name$=subject]'),
    fields,
    origin: { language: textOf('[name=language]') },
    honeypot: trapValue(textOf(trap), fields),
  }
}

/** Stores a lead where leads/outbox/browser-store.ts finds it. Never resolves on failure. */
const storeInDatabase = (id: string, queued: unknown) =>
  new Promise<unknown>((resolve) => {
    const opening = indexedDB.open(leadDatabase)
    opening.onupgradeneeded = () => opening.result.createObjectStore('outbox')
    opening.onsuccess = () => {
      const work = opening.result.transaction('outbox', 'readwrite')
      work.objectStore('outbox').put(queued, id)
      work.oncomplete = resolve
    }
  })

/**
 * Stores a lead for the outbox before any other script is loaded. Resolves once it is stored;
 * rejects or never resolves on failure.
 * @param time how long the lease of this page, which is about to send it, lasts in milliseconds.
 */
export const storeEarly = async (lead: Lead, time = 60_000): Promise<unknown> => {
  const queuedAt = Date.now()
  const lease = { by: 'form', until: queuedAt + time }
  const queued = { lead, queuedAt, attempts: 0, notBefore: 0, lease }
  try {
    localStorage.setItem(leadKey + lead.id, JSON.stringify(queued))
  } catch {
    return storeInDatabase(lead.id, queued)
  }
}
