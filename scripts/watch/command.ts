import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isLocalRelay, relayProblem } from '../../content/schema/relay.ts'
import { isLocalOrigin, originPattern } from '../../content/schema/web-address.ts'
import { InputError, type Output, optionsOrUsage } from '../terminal.ts'
import { reportOf, toMarkdown } from './findings.ts'
import { intervals, sendTestLead } from './test-lead.ts'
import { type Expected, watchExpired, watchSite } from './watch-site.ts'

const usage = `npm run watch -- https://www.example.com   looks at the public site, and says what is broken and what to do
npm run watch -- --lead                    sends a test lead to the relay that is set here, before there is a site

  --lead              sends a test lead as well, to the relay that the site names
  --every hour|day    says how often this runs: sends it only if the service takes that many
  --all               visits every page, in place of those with forms and one of each other kind
  --expired           looks only for offers and claims whose last day is over, on every page
  --out report.md     writes what it says into a file too

It ends with 0 if nothing is broken, 1 if something is, 2 if the options are wrong.`

const originOf = (address: string): string => {
  const { origin = '', username = '' } = URL.canParse(address) ? new URL(address) : {}
  const isSite = isLocalOrigin(origin) || new RegExp(originPattern).test(origin)
  if (isSite && username === '') return origin
  throw new InputError('Name the address of a site, such as https://www.example.com.')
}

const readOptions = (args: readonly string[], { relay }: Expected) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      lead: { type: 'boolean', default: false },
      every: { type: 'string' },
      all: { type: 'boolean', default: false },
      expired: { type: 'boolean', default: false },
      out: { type: 'string' },
    },
    allowPositionals: true,
  })
  const every = intervals.find((one) => one === values.every)
  if (every !== values.every) throw new InputError('Write --every hour or --every day.')
  const [address, ...more] = positionals
  if (more.length > 0) throw new InputError(`Name one site; ${more.join(' ')} is too much.`)
  const origin = address === undefined && values.lead ? undefined : originOf(address ?? '')
  const problem = origin === undefined && relayProblem(relay)
  if (problem && !(relay.endpoint.startsWith('http') && isLocalRelay(relay)))
    throw new InputError(
      `No test lead was sent: ${problem}. Set \`relay\` in content/business.yaml, or FORM_RELAY, to an address such as https://formsubmit.co/you@example.com.`,
    )
  return { ...values, every, origin }
}

/** Runs the command: without a site, sends a test lead as the public site would. Returns the exit code. */
export const watch = async (
  args: readonly string[],
  expected: Expected,
  output: Output,
): Promise<0 | 1 | 2> => {
  const options = optionsOrUsage(() => readOptions(args, expected), usage, output)
  if (options === undefined) return 2
  const { origin, expired, out } = options
  const lookAt = (site: string) =>
    expired ? watchExpired(expected, site) : watchSite(expected, { ...options, origin: site })
  const watched =
    origin === undefined
      ? await sendTestLead(expected.relay, new URL(expected.url).origin)
      : await lookAt(origin)
  const report = reportOf(origin ?? 'The relay', watched)
  output.log(report)
  if (out) writeFileSync(out, toMarkdown(report))
  return watched.findings.some(({ isWarning }) => !isWarning) ? 1 : 0
}
