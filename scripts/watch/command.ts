import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { InputError, type Output, optionsOrUsage } from '../terminal.ts'
import { reportOf, toMarkdown } from './findings.ts'
import { isRelay, sendTestLead } from './leads.ts'
import { type Expected, watchSite } from './watch-site.ts'

const usage = `npm run watch -- https://www.example.com   looks at the public site, and says what is broken and what to do
npm run watch -- --lead                    sends a test lead to the relay that is set here, before there is a site

  --lead              sends a test lead as well, to the relay that the site names
  --all               visits every page and links to other sites, in place of a page of each kind
  --out report.md     writes what it says into a file too

It ends with 0 if nothing is broken, 1 if something is, 2 if something could not be checked from here.`

const noRelay =
  'No relay is set: set `relay.endpoint` in content/business.yaml, or FORM_RELAY, to an address such as https://formsubmit.co/you@example.com.'

const isWebAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username } = new URL(address)
  return /^https?:$/.test(protocol) && /^[a-z0-9.-]+$/.test(hostname) && username === ''
}

/** What the content and the environment here say of the site. */
export type Configured = Expected & { url: string }

const readOptions = (args: readonly string[], { relay: { endpoint } }: Configured) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      lead: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      out: { type: 'string' },
    },
    allowPositionals: true,
  })
  const [address, ...more] = positionals
  const isWrong = address === undefined ? !values.lead : !isWebAddress(address)
  if (isWrong || more.length > 0)
    throw new InputError('Name the address of a site, such as https://www.example.com.')
  if (address !== undefined) return { ...values, origin: new URL(address).origin }
  if (!isRelay(endpoint)) throw new InputError(noRelay)
  return { ...values, origin: undefined }
}

/**
 * Runs the command: without a site, sends a test lead as the public site would. Exit codes: 0 if nothing
 * is broken, 1 if something is, 2 if something could not be checked from here or the options are wrong.
 */
export const watch = async (
  args: readonly string[],
  configured: Configured,
  output: Output,
): Promise<0 | 1 | 2> => {
  const options = optionsOrUsage(() => readOptions(args, configured), usage, output)
  if (options === undefined) return 2
  const { origin, lead, all, out } = options
  const { findings, seen } =
    origin === undefined
      ? await sendTestLead(configured.relay, new URL(configured.url).origin)
      : await watchSite(configured, { origin, lead, all })
  const report = reportOf(origin ?? 'The relay', findings, seen)
  output.log(report)
  if (out) writeFileSync(out, toMarkdown(report))
  const severities = findings.map(({ severity }) => severity)
  if (severities.includes('broken')) return 1
  return severities.includes('unchecked') ? 2 : 0
}
