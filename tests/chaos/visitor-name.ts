import type { Visitor } from '../site/leads.ts'

/** Who sends the message with a number: a name that is in no other message of the schedule. */
export const visitorOf = (seed: number, message: number): Visitor => {
  const name = `Visitor${seed}Message${message}End`
  return { name, email: `${name.toLowerCase()}@sample.example` }
}
