import type { Page } from 'playwright/test'

/** The day on which all pictures are taken. */
export const day = new Date('2026-11-20T15:00:00Z')

/** A page as a visitor may see it. */
export type State = {
  name: string
  path: string
  /** Reaches the state, if opening the page is not enough. */
  reach?: (page: Page) => Promise<unknown>
  /** True to show only what fits the screen, because an element is fixed to it. */
  isScreen?: true
  /** The widest screen on which the state exists. */
  widest?: number
}

/** Always the same visitor, because a result greets them. */
export const who = { name: 'Ortega', email: 'maya@sample.example' }
