import { referenceOf } from '../../components/leads/lead.ts'
import type { Visitor } from '../site/leads.ts'
import type { RelayRequest } from './relay.ts'
import type { FormName, Schedule } from './schedule.ts'

/** A message that a visitor sent. Times are in milliseconds since 1970. */
export type Message = Visitor & {
  form: FormName
  isPoison: boolean
  /** The page it was sent from, by its number. */
  document: number
  told: 'thanked' | 'failed' | 'nothing'
  toldAt?: number
  /** Whether the visitor was told to leave the page open, because nothing could be stored. */
  wasWarned: boolean
  /** Whether its page was left before anything was said. */
  wasInterrupted: boolean
  /** What was said of it that was not so. */
  faults: string[]
}

/** Everything that happened in a schedule. */
export type Run = {
  schedule: Schedule
  messages: readonly Message[]
  requests: readonly RelayRequest[]
  /** When each page was left, by its number. */
  endedAt: ReadonlyMap<number, number>
  /** From when on everything worked. Pages that were open then had the time to send all they had. */
  healedAt: number
  /** What still waits in lasting storage, as text. */
  waiting: readonly string[]
  journal: readonly string[]
  /** Why it could not be played to its end. */
  failure?: string
}

const counts = ['pressed', 'thanked', 'failed', 'arrived', 'waiting', 'warned', 'copies'] as const

/**
 * What became of the messages of one schedule or of many. `warned`: neither arrived nor waiting, but
 * nothing could be stored, and the visitor left the page in spite of its warning. `copies`: arrived
 * again, because the relay had not told any page in time that it had the lead.
 */
export type Account = Record<(typeof counts)[number], number> & { faults: string[] }

/** The sum of accounts, or of parts of them. */
export const sumOf = (parts: readonly Partial<Account>[]): Account => ({
  ...(Object.fromEntries(
    counts.map((name) => [name, parts.reduce((sum, part) => sum + (part[name] ?? 0), 0)]),
  ) as Omit<Account, 'faults'>),
  faults: parts.flatMap(({ faults = [] }) => faults),
})

/** The sums of an account on one line. */
export const totals = (account: Account): string =>
  counts.map((name) => `${account[name]} ${name}`).join(', ')

/** What was drawn, what happened, and what is wrong with it. */
export const fullReport = ({ schedule, journal }: Run, { faults }: Account): string => {
  const { seed, steps: _, ...conditions } = schedule
  return [`Seed ${seed}: ${JSON.stringify(conditions)}`, ...journal, ...faults].join('\n')
}

const never = Number.POSITIVE_INFINITY

/** What a page needs to note an answer, and others to hear of it, in milliseconds. */
const noteTime = 500

/** Whether the browser could store nothing on the page of a message. */
const couldNotStore = ({ schedule }: Run, { document }: Message): boolean => {
  const { localStorage, database, faultyPages } = schedule.storage
  return document <= faultyPages && localStorage !== 'works' && database !== 'works'
}

const fateOf = (run: Run, message: Message): Partial<Account> => {
  const { name, told, toldAt = never, isPoison, document } = message
  const stored = run.requests.filter(({ text, storedAt }) => storedAt && text.includes(name))
  const faults = [...message.faults]
  const count = { pressed: 1, [told]: 1, arrived: stored.length > 0 ? 1 : 0, faults }
  if (told === 'failed' && (stored[0]?.at ?? 0) > toldAt)
    faults.push(`${name} was told that sending failed, and it arrived later`)
  if (told === 'nothing' && !message.wasInterrupted) faults.push(`${name} was told nothing`)
  if (told !== 'thanked' || stored.length > 0) return count
  if (run.waiting.some((lead) => lead.includes(name))) {
    if (!isPoison) faults.push(`${name} was thanked and is still waiting`)
    return { ...count, waiting: 1 }
  }
  const wasLeft = isPoison || (run.endedAt.get(document) ?? never) < run.healedAt
  if (couldNotStore(run, message) && message.wasWarned && wasLeft) return { ...count, warned: 1 }
  faults.push(`${name} was thanked and is lost`)
  return count
}

/**
 * Whether nobody may send a lead again because of an earlier request: its page was told that it
 * arrived, or was still waiting for the answer. A request of the browser itself names no page.
 */
const forbids = (earlier: RelayRequest, later: RelayRequest, endedAt: Run['endedAt']): boolean => {
  if (earlier.document === 0) return false
  const left = endedAt.get(earlier.document) ?? never
  const needed = later.document === earlier.document ? left : Math.min(left, later.at)
  const wasHeard = earlier.saidAt !== undefined && earlier.saidAt + noteTime < needed
  return wasHeard || (later.at < (earlier.closedAt ?? never) && later.at < left)
}

/** How often leads arrived beyond the first time, and those that were sent again without need. */
const copiesIn = (run: Run): Partial<Account> => {
  const stored = run.requests.filter(({ storedAt }) => storedAt !== undefined)
  const copies = stored.flatMap((copy, index) => {
    const earlier = stored.slice(0, index).filter(({ leadId }) => leadId === copy.leadId)
    return earlier.length > 0 ? [{ copy, earlier }] : []
  })
  const faults = copies
    .filter(({ copy, earlier }) => earlier.some((one) => forbids(one, copy, run.endedAt)))
    .map(({ copy }) => `lead ${referenceOf({ id: copy.leadId })} was sent again without need`)
  return { copies: copies.length, faults }
}

/** What became of every message of a schedule, and what is wrong with that. */
export const accountOf = (run: Run): Account =>
  sumOf([
    ...run.messages.map((message) => fateOf(run, message)),
    copiesIn(run),
    { faults: run.failure === undefined ? [] : [`it could not be played: ${run.failure}`] },
  ])
