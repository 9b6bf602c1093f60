import type { Visitor } from '../site/leads.ts'
import type { FormName, SendStep } from './steps.ts'

/**
 * What became of a message in the eyes of its visitor. Who reads that it is saved counts as thanked,
 * and so does who reads to leave the page open.
 */
export type Told = 'thanked' | 'failed' | 'nothing'

/** A message that a visitor sent. Times are in milliseconds since 1970. */
export type Message = Visitor & {
  form: FormName
  isPoison: boolean
  /** The page it was sent from, by its number. */
  document: number
  pressedAt: number
  told: Told
  toldAt?: number
  /** What the visitor did who was told that sending had failed. */
  reaction?: SendStep['failed']
  /** Whether its page was left before anything was said. */
  interrupted: boolean
}
