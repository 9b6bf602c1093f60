import type { Page } from 'playwright/test'

/** The day on which all pictures are taken. */
export const day = new Date('2026-11-20T15:00:00Z')

/** A page as a visitor may see it. */
export type State = {
  name: string
  path: string
  /** Leads there, where the page has not only to be opened. */
  reach?: (page: Page) => Promise<unknown>
  /** Shown as far as a screen shows it, because something is fixed to it. */
  isScreen?: true
  /** The widest screen on which there is such a thing. */
  widest?: number
}

/** Always the same, because a result greets them. */
export const who = { name: 'Ortega', email: 'maya@sample.example' }
