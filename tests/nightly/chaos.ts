import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import config from '../../playwright.config.ts'
import { type Account, fullReport, sumOf, totals } from '../chaos/account.ts'
import { playSeeds } from '../chaos/run.ts'

const usage = `npm run chaos -- 500 [--seed 7]   plays 500 random schedules of faults on the built site, from that of seed 7
npm run chaos -- --only 5,64      plays these, and prints all that happened`

/** How many schedules a browser plays before another takes its place: it takes more and more memory. */
const perBrowser = 50

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, only: { type: 'string' } },
  allowPositionals: true,
})
const count = Number(positionals[0] ?? 0)
const seeds = values.only
  ? values.only.split(',').map(Number)
  : Array.from({ length: count }, (_, index) => Number(values.seed) + index)

if (seeds.length === 0 || seeds.some((seed) => !Number.isInteger(seed) || seed < 1)) {
  console.error(usage)
  process.exit(2)
}

const accounts: Account[] = []
for (let first = 0; first < seeds.length; first += perBrowser) {
  const browser = await chromium.launch(config.use?.launchOptions)
  const played = playSeeds(browser, seeds.slice(first, first + perBrowser), (run, account) => {
    const isWrong = account.faults.length > 0
    if (values.only) console.log(fullReport(run, account))
    else if (isWrong) console.log(`${run.schedule.seed}: ${account.faults.join('; ')}`)
  })
  accounts.push(await played.finally(() => browser.close()))
}
const sum = sumOf(accounts)
console.log(totals(sum))
process.exitCode = sum.faults.length > 0 ? 1 : 0
