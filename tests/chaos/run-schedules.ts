import type { Browser } from 'playwright/test'
import { type Account, accountOf, addAccounts, emptyAccount } from './account.ts'
import type { Run } from './run.ts'
import { runSchedule } from './run-schedule.ts'
import { scheduleOf } from './schedule.ts'

/** How many schedules are played side by side. */
const sideBySide = 2

/**
 * Plays the schedules of the seeds and adds up what became of their messages.
 * @param onRun called with each, in the order in which they end.
 */
export const runSchedules = async (
  browser: Browser,
  seeds: readonly number[],
  onRun: (run: Run, account: Account) => void,
): Promise<Account> => {
  const left = [...seeds]
  let sum = emptyAccount
  const player = async () => {
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
      const run = await runSchedule(browser, scheduleOf(seed))
      const account = accountOf(run)
      sum = addAccounts(sum, account)
      onRun(run, account)
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, player))
  return sum
}
