import { appendFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { RelaySettings } from '../../components/leads/relay.ts'
import { InputError, type Output, optionsOrUsage } from '../terminal.ts'
import { isRelay } from './relay.ts'
import { reportOf, toMarkdown } from './report.ts'
import { sendTestLead } from './test-lead.ts'
import { type Expected, type Watched, watchSite } from './watch-site.ts'

const usage = `npm run watch -- https://www.example.com   looks at the public site, and says what is broken and what to do
npm run watch -- --lead                    sends a test lead to the relay that is set here, before there is a site

  --lead              sends a test lead as well, to the relay that the site names
  --all               visits every page, in place of one of each kind in each language
  --no-external       leaves links to other sites alone
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
export type Configured = Expected & { url: string; settings: RelaySettings }

const readOptions = (args: readonly string[], { settings: { endpoint } }: Configured) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      lead: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      'no-external': { type: 'boolean', default: false },
      out: { type: 'string' },
    },
    allowPositionals: true,
  })
  const [address, ...more] = positionals
  const isWrong = address === undefined ? !values.lead : !isWebAddress(address)
  if (isWrong || more.length > 0)
    throw new InputError('Name the address of a site, such as https://www.example.com.')
  if (address === undefined && !isRelay(endpoint)) throw new InputError(noRelay)
  const { lead, all, out } = values
  const origin = address === undefined ? undefined : new URL(address).origin
  return { origin, lead, all, external: !values['no-external'], out }
}

/** Sends a test lead as the public site would, whether or not there is one yet. */
const checkLead = async ({ settings, url }: Configured): Promise<Watched> => {
  const { said, findings } = await sendTestLead(settings, new URL(url).origin)
  return { findings, seen: [said] }
}

/**
 * Runs the command. Exit codes: 0 if nothing is broken, 1 if something is, 2 if something could not be
 * checked from here or the options are wrong.
 * @param summary the file of a workflow that takes Markdown, if there is one.
 */
export const watch = async (
  args: readonly string[],
  configured: Configured,
  output: Output,
  summary?: string,
): Promise<0 | 1 | 2> => {
  const options = optionsOrUsage(() => readOptions(args, configured), usage, output)
  if (options === undefined) return 2
  const { origin, out } = options
  const { findings, seen } =
    origin === undefined
      ? await checkLead(configured)
      : await watchSite(configured, { ...options, origin })
  const report = reportOf(origin ?? 'The relay', findings, seen)
  output.log(report)
  if (out) writeFileSync(out, toMarkdown(report))
  if (summary) appendFileSync(summary, toMarkdown(report))
  const severities = findings.map(({ severity }) => severity)
  if (severities.includes('broken')) return 1
  return severities.includes('unchecked') ? 2 : 0
}
