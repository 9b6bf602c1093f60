/** An event of a visit. The list is closed, and no event holds what a visitor typed. */
export type SiteEvent =
  | { name: 'page-seen' | 'call' | 'message' | 'booking' | 'mail' }
  /** Sent by `npm run watch` to test that the service takes events. */
  | { name: 'watched' }
  | { name: 'calculator-begun' | 'result-shown' | 'download'; calculator: string }
  /** Counted from 1. */
  | { name: 'step-reached'; calculator: string; step: number; question: string }
  /** @property form the label under which the office gets these leads. */
  | { name: 'lead-sent' | 'lead-waiting' | 'lead-given-up'; form: string; reason?: string }
  | { name: 'language-changed'; to: string }
  | { name: 'island-crashed'; island: string }

/** The type of the `CustomEvent` that is dispatched on `document`. Its `detail` is a `SiteEvent`. */
export const siteEventType = 'visit'

/** The events so far, for listeners that are added later. */
export const announced: SiteEvent[] = []

/** Dispatches an event to any listener on this page. There is none while `analytics` is off. */
export const announce = (detail: SiteEvent): void => {
  announced.push(detail)
  document.dispatchEvent(new CustomEvent(siteEventType, { detail }))
}
