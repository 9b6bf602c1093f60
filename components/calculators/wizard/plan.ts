import type { ComponentType } from 'react'
import type { Answers, Rules } from './answers.ts'

/** One question, or a few that belong together. */
export type Step<A extends Answers> = {
  heading: string
  lead: string
  /** The answers this step asks for. Next checks these and no others. */
  fields: readonly (keyof A & string)[]
  View: ComponentType
}

/** A calculator: what it asks in which order, and what holds for each answer. */
export type Plan<A extends Answers> = {
  /** Under which its answers are kept in the browser. */
  name: string
  defaults: A
  rules: Rules<A>
  steps: readonly Step<A>[]
  /** Answers that are about a person: they stay in the tab and out of links. */
  personal: readonly (keyof A & string)[]
  finishLabel: string
  busyLabel: string
}
