import type { Account } from './account.ts'
import type { Run } from './run.ts'

/** The sums of an account on one line. */
export const totals = (account: Account): string =>
  [
    `${account.pressed} pressed`,
    `${account.thanked} thanked`,
    `${account.toldToWait} of them told that it waits`,
    `${account.failed} told that it failed`,
    `${account.arrived} arrived`,
    `${account.waiting} waiting`,
    `${account.lost} lost`,
    `${account.warnedAndClosed} warned and closed`,
    `${account.explainedCopies} copies the relay caused`,
    `${account.unexplainedCopies} other copies`,
  ].join(', ')

/** All there is to know of a schedule: what was drawn, what happened, and what is wrong with it. */
export const fullReport = (
  { schedule, journal }: Run,
  { faults }: Pick<Account, 'faults'>,
): string => {
  const { seed, steps, ...conditions } = schedule
  return [`Seed ${seed}: ${JSON.stringify(conditions)}`, ...journal, ...faults].join('\n')
}
