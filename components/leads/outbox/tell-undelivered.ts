import { type Lead, referenceOf } from '../lead.ts'

/** Tells a visitor that leads of theirs fail for good, as far as anyone can tell. */
export const tellUndelivered = (leads: readonly Lead[]): void => {
  const note = leads.length > 0 && document.getElementById('undelivered')
  if (!note) return
  note.hidden = false
  note.querySelector('strong')?.replaceChildren(leads.map(referenceOf).join(', '))
}
