import { forgetLead } from '../outbox/browser-outbox.ts'
import { noteKey } from './sent-by-browser.ts'

/** The lead that the browser was sending itself. Asked for only once. */
const takeSentByBrowser = (): string | null => {
  const id = sessionStorage.getItem(noteKey)
  sessionStorage.removeItem(noteKey)
  return id
}

const hasGoneBack = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate')

/**
 * The relay has sent the visitor back here, so it has taken the lead that the browser was sending:
 * forgets it. Going back to this place later says nothing about a lead.
 */
export const start = async () => {
  const id = hasGoneBack() ? null : takeSentByBrowser()
  if (id) await forgetLead(id)
}
