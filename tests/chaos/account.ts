import { referenceOf } from '../../components/leads/lead.ts'
import type { RelayRequest } from './relay.ts'
import type { Schedule } from './schedule.ts'

/** A message that a visitor sent. Times are in milliseconds since 1970. */
export type Message = {
  name: string
  email: string
  /** The page it was sent from, by its number. */
  document: number
  told: 'thanked' | 'failed' | 'nothing'
  toldAt: number
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
}

/**
 * What became of each message, and what is wrong with that. `warned`: nothing could be stored, and the
 * visitor left the page in spite of its warning. `copy`: arrived again, because the relay had not told any
 * page in time that it had the lead.
 */
export type Account = { fates: readonly string[]; faults: readonly string[] }

export const sumOf = (parts: readonly Account[]): Account => ({
  fates: parts.flatMap(({ fates }) => fates),
  faults: parts.flatMap(({ faults }) => faults),
})

export const countOf = ({ fates }: Account, fate: string): number =>
  fates.filter((one) => one === fate).length

/** How often each fate came. */
export const totals = (account: Account): string =>
  [...new Set(account.fates)]
    .sort()
    .map((fate) => `${countOf(account, fate)} ${fate}`)
    .join(', ')

/** What was drawn, what happened, and what is wrong with it. */
export const fullReport = ({ schedule, journal }: Run, { faults }: Account): string => {
  const { seed, steps: _, ...conditions } = schedule
  return [`Seed ${seed}: ${JSON.stringify(conditions)}`, ...journal, ...faults].join('\n')
}

const never = Number.POSITIVE_INFINITY

/** What a page needs to note an answer, and others to hear of it, in milliseconds. */
const noteTime = 500

const fateOf = (run: Run, message: Message): Account => {
  const { name, told, toldAt, document } = message
  const { localStorage, database, faultyPages } = run.schedule.storage
  const arrival = run.requests.find(({ text, storedAt }) => storedAt && text.includes(name))
  const faults = [...message.faults]
  const fate = (its: string, fault?: string) => ({
    fates: [its],
    faults: fault ? [...faults, `${name} ${fault}`] : faults,
  })
  if (told === 'failed' && (arrival?.at ?? 0) > toldAt)
    faults.push(`${name} was told that sending failed, and it arrived later`)
  if (told === 'nothing' && !message.wasInterrupted) faults.push(`${name} was told nothing`)
  if (arrival) return fate('arrived')
  if (told !== 'thanked') return fate('not thanked')
  if (run.waiting.some((lead) => lead.includes(name)))
    return fate('waiting', 'was thanked and is still waiting')
  const couldStore = document > faultyPages || localStorage === 'works' || database === 'works'
  const wasLeft = (run.endedAt.get(document) ?? never) < run.healedAt
  return !couldStore && message.wasWarned && wasLeft
    ? fate('warned')
    : fate('lost', 'was thanked and is lost')
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

/** The leads that arrived beyond the first time, and those that were sent again without need. */
const copiesIn = ({ requests, endedAt }: Run): Account => {
  const stored = requests.filter(({ storedAt }) => storedAt !== undefined)
  const earlierOf = (copy: RelayRequest) =>
    stored.slice(0, stored.indexOf(copy)).filter(({ leadId }) => leadId === copy.leadId)
  const copies = stored.filter((one) => earlierOf(one).length > 0)
  const needless = copies.filter((copy) =>
    earlierOf(copy).some((earlier) => forbids(earlier, copy, endedAt)),
  )
  return {
    fates: copies.map(() => 'copy'),
    faults: needless.map(
      ({ leadId }) => `lead ${referenceOf({ id: leadId })} was sent again without need`,
    ),
  }
}

/** What became of every message of a schedule, and what is wrong with that. */
export const accountOf = (run: Run): Account =>
  sumOf([...run.messages.map((message) => fateOf(run, message)), copiesIn(run)])
