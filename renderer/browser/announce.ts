/** What a page announces of a visit. The list is closed, and holds nothing that a visitor typed. */
export type SiteEvent =
  | { name: 'page-seen' | 'call' | 'booking' | 'mail' }
  /** Sent by `npm run watch`, to see that the service takes events. */
  | { name: 'watched' }
  | { name: 'calculator-begun' | 'result-shown' | 'download'; calculator: string }
  /** Counted from 1. */
  | { name: 'step-reached'; calculator: string; step: number; question: string }
  /** @property form the label under which the office gets its leads. */
  | { name: 'lead-sent' | 'lead-waiting' | 'lead-given-up'; form: string; reason?: string }
  | { name: 'language-changed'; to: string }
  | { name: 'island-crashed'; island: string }

/** The type of the `CustomEvent` that is dispatched on `document`. Its `detail` is a `SiteEvent`. */
export const siteEventType = 'visit'

/** What was announced so far, for those who begin to listen later. */
export const announced: SiteEvent[] = []

/** Tells whoever listens on this page. Nobody does while `analytics` is off. */
export const announce = (detail: SiteEvent): void => {
  announced.push(detail)
  document.dispatchEvent(new CustomEvent(siteEventType, { detail }))
}
