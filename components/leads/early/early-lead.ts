import type { Lead } from '../lead.ts'
import { randomId } from '../lead-id.ts'

/** The field that only robots see, and all that are no text of the visitor's. */
const trap = '[aria-hidden] input'
const controls = `[type=hidden],[type=file],${trap}`

/**
 * The lead in a form whose own script is not there yet, with the subject that the form has for the
 * browser. The history of the tab keeps its id, so that the same message has the same id even if a
 * visitor comes back to the form and sends it once more. The form takes it along, whoever sends
 * it. Files wait until the form's own script is there.
 */
export const earlyLead = (form: HTMLFormElement): Lead => {
  const textOf = (control: string) => form.querySelector<HTMLInputElement>(control)?.value ?? ''
  const fields = Object.fromEntries(new FormData(form)) as Record<string, string>
  for (const { name } of form.querySelectorAll<HTMLInputElement>(controls)) delete fields[name]
  const text = JSON.stringify(fields)
  const known = history.state
  const id: string = known?.text === text ? known.id : randomId()
  history.replaceState({ id, text }, '')
  form.querySelector('[name=leadId]')?.setAttribute('value', id)
  return {
    id,
    source: textOf('[name=source]'),
    // Relays call it `subject` or `_subject`.
    subject: textOf('[name$=subject]'),
    fields,
    origin: { language: textOf('[name=language]') },
    honeypot: textOf(trap),
  }
}
