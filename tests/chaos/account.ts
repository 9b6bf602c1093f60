import { referenceOf } from '../../components/leads/lead.ts'
import { copiesOf } from './copies.ts'
import type { Message } from './message.ts'
import { type Run, requestsOf } from './run.ts'
import type { Statement } from './statements.ts'
import { wrongStatements } from './wrong-statements.ts'

/** What became of the messages of one schedule or of many. */
export type Account = {
  pressed: number
  /** Told anything but that sending had failed. */
  thanked: number
  /** Of those thanked: told that it is saved, or to leave the page open. */
  toldToWait: number
  /** Told that sending had failed, and nothing better later. */
  failed: number
  arrived: number
  /** Of those thanked: those that arrived nowhere, and wait in the browser at the end. */
  waiting: number
  /** Of those thanked: those that neither arrived nor wait. */
  lost: number
  /** As lost, but no storage worked, and the visitor left the page in spite of its warning. */
  warnedAndClosed: number
  explainedCopies: number
  unexplainedCopies: number
  /** What is wrong, in words. */
  faults: readonly string[]
}

export const emptyAccount: Account = {
  pressed: 0,
  toldToWait: 0,
  failed: 0,
  thanked: 0,
  arrived: 0,
  waiting: 0,
  lost: 0,
  warnedAndClosed: 0,
  explainedCopies: 0,
  unexplainedCopies: 0,
  faults: [],
}

export const addAccounts = (a: Account, b: Account): Account => ({
  pressed: a.pressed + b.pressed,
  toldToWait: a.toldToWait + b.toldToWait,
  failed: a.failed + b.failed,
  thanked: a.thanked + b.thanked,
  arrived: a.arrived + b.arrived,
  waiting: a.waiting + b.waiting,
  lost: a.lost + b.lost,
  warnedAndClosed: a.warnedAndClosed + b.warnedAndClosed,
  explainedCopies: a.explainedCopies + b.explainedCopies,
  unexplainedCopies: a.unexplainedCopies + b.unexplainedCopies,
  faults: [...a.faults, ...b.faults],
})

/** Whether the page was closed while something was still failing, as the relay does for good. */
const wasClosed = ({ endedAt, healedAt }: Run, { document, isPoison }: Message): boolean =>
  isPoison || (endedAt.get(document) ?? Number.POSITIVE_INFINITY) < healedAt

/** Whether the page of a message made a statement after the button was pressed. */
const wasTold = ({ reports }: Run, { document, pressedAt }: Message, told: Statement): boolean =>
  reports.some(
    (report) =>
      report.document === document &&
      report.at >= pressedAt &&
      report.said.some(({ statement }) => statement === told),
  )

/** Whether storage of both kinds was faulty on the page, so that nothing could be kept. */
const couldNotKeep = ({ schedule }: Run, { document }: Message): boolean => {
  const { localStorage, database, faultyPages } = schedule.storage
  const isFaulty = document <= faultyPages
  return (
    (localStorage === 'full' || (isFaulty && localStorage !== 'works')) &&
    isFaulty &&
    database !== 'works'
  )
}

const fateOf = (run: Run, message: Message): Partial<Account> => {
  const hasArrived = requestsOf(run, message).some(({ storedAt }) => storedAt !== undefined)
  if (message.told !== 'thanked') return hasArrived ? { arrived: 1 } : {}
  if (hasArrived) return { thanked: 1, arrived: 1 }
  const waits = run.waiting.some((lead) => lead.includes(message.name))
  if (waits && message.isPoison) return { thanked: 1, waiting: 1 }
  if (waits)
    return { thanked: 1, waiting: 1, faults: [`${message.name} was thanked and is still waiting`] }
  if (couldNotKeep(run, message) && wasTold(run, message, 'not kept') && wasClosed(run, message))
    return { thanked: 1, warnedAndClosed: 1 }
  return { thanked: 1, lost: 1, faults: [`${message.name} was thanked and is lost`] }
}

const copies = (run: Run): Pick<Account, 'explainedCopies' | 'unexplainedCopies' | 'faults'> => {
  const ids = new Set(run.requests.map(({ leadId }) => leadId))
  const counted = [...ids].map((id) => {
    const requests = run.requests.filter(({ leadId }) => leadId === id)
    return { id, ...copiesOf({ requests, endedAt: run.endedAt }) }
  })
  const wrong = counted.filter(({ unexplained }) => unexplained > 0)
  return {
    explainedCopies: counted.reduce((sum, { explained }) => sum + explained, 0),
    unexplainedCopies: counted.reduce((sum, { unexplained }) => sum + unexplained, 0),
    faults: wrong.map(({ id }) => `lead ${referenceOf({ id })} was sent again without need`),
  }
}

/** What became of every message of a schedule, and what is wrong with that. */
export const accountOf = (run: Run): Account =>
  [
    ...run.messages.map((message) => fateOf(run, message)),
    ...run.messages.map((message) => ({
      pressed: 1,
      failed: message.told === 'failed' ? 1 : 0,
      toldToWait: wasTold(run, message, 'kept') || wasTold(run, message, 'not kept') ? 1 : 0,
    })),
    copies(run),
    { faults: wrongStatements(run) },
    { faults: run.failure === undefined ? [] : [`it could not be played: ${run.failure}`] },
  ].reduce<Account>((sum, part) => addAccounts(sum, { ...emptyAccount, ...part }), emptyAccount)
