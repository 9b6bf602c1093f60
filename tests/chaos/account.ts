import { setTimeout as wait } from 'node:timers/promises'
import { referenceOf } from '../../components/leads/lead.ts'
import type { Visitor } from '../site/leads.ts'
import type { Said, Statement } from './in-page.ts'
import type { RelayRequest } from './relay-proxy.ts'
import type { FormName, Schedule, SendStep, StorageFaults } from './schedule.ts'

/** What a page said of leads at a time, in milliseconds since 1970. */
export type Report = { at: number; document: number; said: readonly Said[] }

/** A message that a visitor sent. Times are in milliseconds since 1970. */
export type Message = Visitor & {
  form: FormName
  isPoison: boolean
  /** The page it was sent from, by its number. */
  document: number
  pressedAt: number
  /** Who reads that it is saved counts as thanked, and so does who reads to leave the page open. */
  told: 'thanked' | 'failed' | 'nothing'
  toldAt?: number
  /** What the visitor did who was told that sending had failed. */
  reaction?: SendStep['failed']
  /** Whether its page was left before anything was said. */
  interrupted: boolean
}

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

const counts = {
  pressed: 'pressed',
  /** Told anything but that sending had failed. */
  thanked: 'thanked',
  /** Of those thanked: told that it is saved, or to leave the page open. */
  toldToWait: 'of them told that it waits',
  failed: 'told that it failed',
  arrived: 'arrived',
  /** Of those thanked: those that arrived nowhere, and wait in the browser at the end. */
  waiting: 'waiting',
  /** Of those thanked: those that neither arrived nor wait. */
  lost: 'lost',
  /** As lost, but no storage worked, and the visitor left the page in spite of its warning. */
  warnedAndClosed: 'warned and closed',
  explainedCopies: 'copies the relay caused',
  unexplainedCopies: 'other copies',
} as const

type Count = keyof typeof counts
const countNames = Object.keys(counts) as Count[]

/** What became of the messages of one schedule or of many, and what is wrong, in words. */
export type Account = { readonly [Name in Count]: number } & { readonly faults: readonly string[] }

/** The sum of accounts, or of parts of them. */
export const sumOf = (parts: readonly Partial<Account>[]): Account => {
  const sum = (name: Count) => parts.reduce((total, part) => total + (part[name] ?? 0), 0)
  return {
    ...(Object.fromEntries(countNames.map((name) => [name, sum(name)])) as Record<Count, number>),
    faults: parts.flatMap(({ faults = [] }) => faults),
  }
}

/** The sums of an account on one line. */
export const totals = (account: Account): string =>
  countNames.map((name) => `${account[name]} ${counts[name]}`).join(', ')

/** All there is to know of a schedule: what was drawn, what happened, and what is wrong with it. */
export const fullReport = ({ schedule, journal }: Run, { faults }: Account): string => {
  const { seed, steps: _steps, ...conditions } = schedule
  return [`Seed ${seed}: ${JSON.stringify(conditions)}`, ...journal, ...faults].join('\n')
}

const never = Number.POSITIVE_INFINITY

/** What a page needs to take note of an answer, and others to hear of it, in milliseconds. */
const noteTime = 500

/** The requests that carried a message, in their order. */
export const requestsOf = ({ requests }: Run, { name }: Pick<Message, 'name'>): RelayRequest[] =>
  requests.filter(({ text }) => text.includes(name))

/**
 * Requests with the page that each came from: one that the browser made itself, of a form without
 * its script, does not name it. Where that page could not even note for the next one what it was
 * sending, the answer told nobody.
 */
export const withPages = (
  requests: readonly RelayRequest[],
  messages: readonly Message[],
  { localStorage, faultyPages }: StorageFaults,
): RelayRequest[] =>
  requests.map((request) => {
    if (request.document > 0) return request
    const message = messages.find(({ name }) => request.text.includes(name))
    const document = message?.document ?? 0
    const { saidAt: _unheard, ...unheard } = request
    const isBlocked = localStorage === 'blocked' && document <= faultyPages
    return isBlocked ? { ...unheard, document } : { ...request, document }
  })

type Evidence = {
  waiting: () => Promise<readonly string[]>
  requests: readonly RelayRequest[]
  messages: readonly Message[]
  /** What was checked when it was said first. */
  checked: Set<string>
}

/** How often storage is looked into: what one page wrote, another may see a moment later. */
const looks = 4
const lookPause = 50

/**
 * Checks every "saved on this device" at the moment it is said: the lead is in storage that lasts,
 * or the office has it. Returns what was not so.
 */
export const isStatedTruly = async (
  { document, said }: Report,
  { waiting, requests, messages, checked }: Evidence,
): Promise<string[]> => {
  const name = messages.findLast((message) => message.document === document)?.name ?? ''
  /** A lead by its reference or, as long as it has none, by the name of its visitor. */
  const isTrue = async (reference: string): Promise<boolean> => {
    const id = reference.toLowerCase()
    const isOf = ({ leadId, text }: RelayRequest) =>
      id === '' ? text.includes(name) : leadId.startsWith(id)
    for (let look = 0; look < looks; look++) {
      const text = id === '' ? name : `"id":"${id}`
      if ((await waiting()).some((lead) => lead.includes(text))) return true
      if (requests.some((one) => one.storedAt !== undefined && isOf(one))) return true
      await wait(lookPause)
    }
    return false
  }
  const fresh = said.filter(({ statement, reference }) => {
    const key = `${document} ${reference} ${name}`
    return statement === 'kept' && !checked.has(key) && checked.add(key)
  })
  const lies: string[] = []
  for (const { reference } of fresh)
    if (!(await isTrue(reference)))
      lies.push(`page ${document} said that ${reference || name} was saved, and it was not`)
  return lies
}

/** Whether the page was closed while something was still failing, as the relay does for good. */
const wasClosed = ({ endedAt, healedAt }: Run, { document, isPoison }: Message): boolean =>
  isPoison || (endedAt.get(document) ?? never) < healedAt

/** Whether the page of a message made a statement after the button was pressed. */
const wasTold = ({ reports }: Run, { document, pressedAt }: Message, told: Statement): boolean =>
  reports.some(
    (report) =>
      report.document === document &&
      report.at >= pressedAt &&
      report.said.some(({ statement }) => statement === told),
  )

/** Whether storage of both kinds was faulty on the page, so that nothing could be stored. */
const couldNotStore = ({ schedule }: Run, { document }: Message): boolean => {
  const { localStorage, database, faultyPages } = schedule.storage
  return document <= faultyPages && localStorage !== 'works' && database !== 'works'
}

const fateOf = (run: Run, message: Message): Partial<Account> => {
  const hasArrived = requestsOf(run, message).some(({ storedAt }) => storedAt !== undefined)
  if (message.told !== 'thanked') return hasArrived ? { arrived: 1 } : {}
  if (hasArrived) return { thanked: 1, arrived: 1 }
  if (run.waiting.some((lead) => lead.includes(message.name))) {
    const faults = message.isPoison ? [] : [`${message.name} was thanked and is still waiting`]
    return { thanked: 1, waiting: 1, faults }
  }
  if (couldNotStore(run, message) && wasTold(run, message, 'not kept') && wasClosed(run, message))
    return { thanked: 1, warnedAndClosed: 1 }
  return { thanked: 1, lost: 1, faults: [`${message.name} was thanked and is lost`] }
}

const wasWarnedOf = (run: Run, message: Message): Partial<Account> => ({
  pressed: 1,
  failed: message.told === 'failed' ? 1 : 0,
  toldToWait: wasTold(run, message, 'kept') || wasTold(run, message, 'not kept') ? 1 : 0,
})

/**
 * Whether nobody may send a lead again because of this request. Its page was told that it arrived,
 * or was still waiting for the answer.
 */
const forbids = (
  { saidAt, closedAt = never, document }: RelayRequest,
  later: RelayRequest,
  endedAt: Run['endedAt'],
): boolean => {
  const left = endedAt.get(document) ?? never
  const needed = later.document === document ? left : Math.min(left, later.at)
  const wasHeard = saidAt !== undefined && saidAt + noteTime < needed
  const isUnderway = later.at < closedAt && later.at < left
  return wasHeard || isUnderway
}

/**
 * How often a lead arrived beyond the first time. A copy is explained where no page could know that
 * an earlier request had been stored: the relay had not said so, or not in time, or the page was
 * gone by then.
 */
const copiesOf = ({ requests, endedAt }: Run, id: string): Partial<Account> => {
  const stored = requests.filter(({ leadId, storedAt }) => leadId === id && storedAt !== undefined)
  const copies = stored.slice(1)
  const unexplainedCopies = copies.filter((copy, index) =>
    stored.slice(0, index + 1).some((earlier) => forbids(earlier, copy, endedAt)),
  ).length
  const fault = `lead ${referenceOf({ id })} was sent again without need`
  return {
    explainedCopies: copies.length - unexplainedCopies,
    unexplainedCopies,
    faults: unexplainedCopies > 0 ? [fault] : [],
  }
}

/** Whether a lead arrived for the first time after its visitor was told that sending had failed. */
const isBehindBack = (run: Run, message: Message): boolean => {
  const first = requestsOf(run, message).find(({ storedAt }) => storedAt !== undefined)
  const { told, toldAt = never } = message
  return told === 'failed' && first !== undefined && first.at > toldAt
}

/** Whether a page was told that a lead had arrived, and says to the end that it is only saved. */
const isOutdated = (
  { reports, endedAt }: Run,
  { leadId, document, saidAt = never }: RelayRequest,
): boolean => {
  const last = reports.findLast((report) => report.document === document)
  const saysSaved = last?.said.some(
    ({ statement, reference }) => statement === 'kept' && reference === referenceOf({ id: leadId }),
  )
  return !!saysSaved && saidAt + noteTime < (endedAt.get(document) ?? never)
}

/** What visitors were told of their messages that was not so. */
const wrongStatements = (run: Run): string[] => [
  ...run.falseStatements,
  ...run.messages
    .filter((message) => isBehindBack(run, message))
    .map(({ name }) => `${name} was told that sending failed, and it arrived later`),
  ...run.messages
    .filter(({ told, interrupted }) => told === 'nothing' && !interrupted)
    .map(({ name }) => `${name} was told nothing`),
  ...run.requests
    .filter((request) => isOutdated(run, request))
    .map(({ leadId, document }) => `page ${document} says ${leadId} waits, but it was sent`),
]

/** What became of every message of a schedule, and what is wrong with that. */
export const accountOf = (run: Run): Account =>
  sumOf([
    ...run.messages.flatMap((message) => [fateOf(run, message), wasWarnedOf(run, message)]),
    ...[...new Set(run.requests.map(({ leadId }) => leadId))].map((id) => copiesOf(run, id)),
    { faults: wrongStatements(run) },
    { faults: run.failure === undefined ? [] : [`it could not be played: ${run.failure}`] },
  ])
