import { noteKey } from './sent-by-browser.ts'

/** Here a relay returns the visitor whose form the browser has sent. */
const isReturned = () => location.hash === '#thank-you'

/** Whoever goes back to that place later has sent nothing. */
const hasGoneBack = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate')

/** The lead that the browser was sending itself, once the relay has it. Said only once. */
export const takeSentByBrowser = (): string | undefined => {
  if (!isReturned()) return undefined
  const id = sessionStorage.getItem(noteKey)
  sessionStorage.removeItem(noteKey)
  return id === null || hasGoneBack() ? undefined : id
}
