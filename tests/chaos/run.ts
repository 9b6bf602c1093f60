import type { Message } from './message.ts'
import type { RelayRequest } from './relay-proxy.ts'
import type { Schedule } from './schedule.ts'
import type { Report } from './tabs.ts'

/** Everything that happened in a schedule. */
export type Run = {
  schedule: Schedule
  messages: readonly Message[]
  requests: readonly RelayRequest[]
  reports: readonly Report[]
  /** When each page was left, by its number. */
  endedAt: ReadonlyMap<number, number>
  /** From when on everything worked. Pages that were open then had the time to send all they had. */
  healedAt: number
  /** What still waits in lasting storage, as text. */
  waiting: readonly string[]
  /** "Saved" that was not so when it was said. */
  falseStatements: readonly string[]
  journal: readonly string[]
  /** Why it could not be played to its end. */
  failure?: string
}

/** The requests that carried a message, in their order. */
export const requestsOf = ({ requests }: Run, { name }: Pick<Message, 'name'>): RelayRequest[] =>
  requests.filter(({ text }) => text.includes(name))
