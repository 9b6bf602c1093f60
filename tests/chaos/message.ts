import type { Page } from 'playwright/test'
import type { Visitor } from '../site/leads.ts'

/** A message that a visitor sent. */
export type Message = Visitor & {
  page: Page
  told: 'thanked' | 'failed' | 'nothing'
  /** How often it had arrived when the page reported that. */
  arrivedThen: number
  /** True if the visitor was told to leave the page open, because nothing could be stored. */
  wasWarned: boolean
  /** True if its page was left before it reported anything, while sending, and at any time. */
  wasInterrupted: boolean
  wasSending: boolean
  wasLeft: boolean
  /** True if it may arrive again: its page was left, or did not learn that the relay had it. */
  mayRepeat: boolean
  faults: string[]
  /** The log of what happened to it. */
  journal: string[]
}

/**
 * Returns what is wrong with the outcome of a message, once everything has worked for a while.
 * @param arrived how often it has arrived.
 */
export const faultsOf = (message: Message, arrived: number, couldStore: boolean): string[] => {
  const { told, wasWarned, wasLeft, wasInterrupted, wasSending } = message
  const isExcused = !couldStore && wasWarned && wasLeft
  return [
    ...message.faults,
    ...(told === 'thanked' && arrived === 0 && !isExcused ? ['thanked for, and lost'] : []),
    ...(wasSending && arrived === 0 && couldStore ? ['left while it was sent, and lost'] : []),
    ...(told === 'nothing' && !wasInterrupted ? ['its visitor was told nothing'] : []),
    ...(told === 'failed' && arrived > message.arrivedThen
      ? ['its visitor was told that sending failed, and it arrived later']
      : []),
    ...(arrived > 1 && !message.mayRepeat && !wasLeft ? ['sent again without need'] : []),
  ]
}
