import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { InputError, type Output, optionsOrUsage } from '../../scripts/terminal.ts'
import { type Account, addAccounts, emptyAccount } from './account.ts'
import { fullReport, totals } from './report.ts'
import type { Run } from './run.ts'
import { runSchedules } from './run-schedules.ts'

const usage = `npm run chaos -- 500 [--seed 7] [--verbose]
npm run chaos -- --only 123

  500        how many schedules to play
  --seed     the first of them; without it, 1
  --verbose  prints all that happened in a schedule with which something is wrong
  --only     plays this one, or several such as 5,64, and prints all that happened`

const readCount = (name: string, text: string): number => {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1)
    throw new InputError(`${name} is "${text}": expected a whole number from 1.`)
  return count
}

type Details = 'always' | 'of faults' | 'never'

/** The seeds to play, and when to print all that happened. */
const readOptions = (args: readonly string[]): { seeds: number[]; details: Details } => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  if (values.only !== undefined)
    return {
      seeds: values.only.split(',').map((seed) => readCount('--only', seed)),
      details: 'always',
    }
  const [text] = positionals
  if (text === undefined) throw new InputError('Say how many schedules to play.')
  const first = readCount('--seed', values.seed)
  const count = readCount('The number of schedules', text)
  return {
    seeds: Array.from({ length: count }, (_, index) => first + index),
    details: values.verbose ? 'of faults' : 'never',
  }
}

/** How many schedules a browser plays before another takes its place: it takes more and more memory. */
const perBrowser = 50

/**
 * Runs the command. Exit codes: 0 if nothing is wrong with any schedule, 1 if something is, 2 if
 * the options are invalid.
 */
export const chaos = async (
  args: readonly string[],
  launch: () => Promise<Browser>,
  output: Output,
): Promise<0 | 1 | 2> => {
  const options = optionsOrUsage(() => readOptions(args), usage, output)
  if (options === undefined) return 2
  const { seeds, details } = options
  const report = (run: Run, account: Account) => {
    const isWrong = account.faults.length > 0
    if (details === 'always' || (details === 'of faults' && isWrong))
      output.log(fullReport(run, account))
    else if (isWrong) output.log(`${run.schedule.seed}: ${account.faults.join('; ')}`)
  }
  let sum = emptyAccount
  for (let first = 0; first < seeds.length; first += perBrowser) {
    const browser = await launch()
    const part = runSchedules(browser, seeds.slice(first, first + perBrowser), report)
    sum = addAccounts(sum, await part.finally(() => browser.close()))
  }
  output.log(totals(sum))
  return sum.faults.length > 0 ? 1 : 0
}
