import { attempt } from '../../renderer/browser/attempt.ts'
import { type Lead, leadKey, randomId } from '../leads/lead.ts'

/** Shared by the script of every page and the behavior of a contact form. */

/** The contact form of an event. Queried each time, because an extension may replace it. */
export const formOf = ({ target }: Event): HTMLFormElement | null | undefined =>
  // The target of some events is no element.
  (target as Partial<Element>).closest?.('form[data-contact]') as HTMLFormElement | null | undefined

export const formOfPage = () => document.querySelector<HTMLFormElement>('form[data-contact]')

/** Shows the parts of the form for these states, and fills in their values by name. */
export const show = (states: readonly string[], values: Readonly<Record<string, string>>): void => {
  const shown = states.map((state) => `[data-when~=${state}]`).join()
  const parts = formOfPage()?.querySelectorAll<HTMLElement>('[data-when],[data-value]')
  for (const part of parts ?? []) {
    const { when, value } = part.dataset
    if (when) part.hidden = !part.matches(shown)
    if (value) part.textContent = values[value] as string
  }
}

/** All fields that the visitor does not type into. */
const controls = '[type=hidden],[type=file],[aria-hidden] input'

/**
 * Returns the lead in a form whose behavior is not loaded yet, with the subject meant for forms
 * that the browser sends. The tab's history stores its id, so that the same message has the same id
 * even if a visitor comes back to the form and sends it again. The form gets the id too, in case
 * the browser sends it. Files wait for the behavior, and so does the honeypot, which a browser may
 * have filled in: no relay must drop the lead for that.
 */
export const earlyLead = (form: HTMLFormElement): Lead => {
  const all: Record<string, string> = {}
  // Extensions may put an empty copy of a field beside it.
  for (const [name, value] of new FormData(form)) all[name] ||= value as string
  const fields = { ...all }
  for (const { name } of form.querySelectorAll<HTMLInputElement>(controls)) delete fields[name]
  const text = JSON.stringify(fields)
  const { state } = history
  const id: string = state?.text === text ? state.id : randomId()
  history.replaceState({ ...state, id, text }, '')
  form.querySelector('[name=leadId]')?.setAttribute('value', id)
  return {
    id,
    source: all.source as string,
    // As relays call it.
    subject: (all._subject ?? all.subject) as string,
    fields,
    origin: { language: all.language as string },
  }
}

/**
 * Stores a lead where the outbox finds it, before any other script is loaded. Returns false if
 * storage is blocked or full: then the draft stays in the tab.
 * @param time how long the lease of this page, which is about to send it, lasts in milliseconds.
 */
export const storeEarly = (lead: Lead, time = 60_000): boolean => {
  const queuedAt = Date.now()
  const lease = { by: 'form', until: queuedAt + time }
  const queued = { queuedAt, attempts: 0, notBefore: 0, lease }
  return !!attempt(() => {
    // What the visitor asked about before (components/map/area.ts), if anything.
    const origin = { ...lead.origin, area: sessionStorage.area }
    localStorage.setItem(
      leadKey + lead.id,
      JSON.stringify({ ...queued, lead: { ...lead, origin } }),
    )
    return true
  })
}

/**
 * The draft of a form: what stands in it and has not been sent, kept in the tab. The forms of all
 * languages share it, because their fields and options have the same names and values.
 */

export const draftKey = ({ dataset }: HTMLFormElement): string => `draft:${dataset.contact}`

/** Added to it, the key of its photos. */
export const ofPhotos = ' photos'

/** Every control as an input: others lack some of its properties. */
export const controlsOf = ({ elements }: HTMLFormElement) => [...elements] as HTMLInputElement[]

/** True if a control has a value other than at first. */
export const isChanged = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  checked ? !defaultChecked : value && value !== defaultValue

const textOf = (form: HTMLFormElement): string =>
  JSON.stringify(
    controlsOf(form)
      .filter(isChanged)
      .map(({ name, value }) => [name, value]),
  )

/** Saves what stands in a form and is not as at first, or another text in its place. */
export const saveDraft = (form: HTMLFormElement, text = textOf(form)) =>
  attempt(() => {
    sessionStorage[draftKey(form)] = text
  })

/** Something that is not empty if the tab keeps anything of a form. */
export const hasDraft = (form: HTMLFormElement): unknown =>
  attempt(
    // An empty list has two characters.
    () => sessionStorage[draftKey(form)]?.[2] || sessionStorage[draftKey(form) + ofPhotos],
  )
