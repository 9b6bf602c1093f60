import { showToast } from '../../toast/toasts.ts'
import { type Lead, referenceOf } from '../lead.ts'

let isTold = false

/** Tells a visitor, once a page, that leads of theirs fail for good, as far as anyone can tell. */
export const tellUndelivered = (leads: readonly Lead[]): void => {
  if (isTold || leads.length === 0) return
  isTold = true
  const title = document.getElementById('toasts')?.dataset.undelivered ?? ''
  showToast({ title, description: leads.map(referenceOf).join(', '), variant: 'destructive' })
}
