import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { jsonOf } from '../components/leads/relay.ts'
import { floridaDay } from '../content/schema/day.ts'
import { isLocalOrigin, originPattern } from '../content/schema/fields.ts'
import { isLocalRelay, type RelaySettings, relayProblem } from '../content/schema/relay.ts'
import { sitePaths } from '../content/schema/site-paths.ts'
import { createSite } from '../renderer/content/site.ts'
import { command, InputError, type Project, plural } from './shared/terminal.ts'
import { ask, askAll } from './watch/ask.ts'
import {
  checkCertificate,
  checkExpired,
  checkHeaders,
  checkLiveRedirects,
  checkPage,
  checkSiteLinks,
} from './watch/checks.ts'
import {
  deployAgain,
  type Expected,
  expectedOf,
  intervals,
  newFindings,
  toMarkdown,
  type Watch,
  watchReport,
} from './watch/expected.ts'
import { checkLeads, sendTestLead } from './watch/leads.ts'

const usage = `npm run watch -- https://www.example.com   tests the public site, and reports what is broken and what to do
npm run watch -- --lead                    sends a test lead to the relay that is set here, before there is a site

  --lead              sends a test lead as well, to the relay that the site names
  --every hour|day    how often this runs: sends a lead only if the service takes that many
  --all               visits every page instead of those with forms and one of each other kind
  --expired           checks only for what is over or has begun, on every page
  --out report.md     writes the report to a file too

Exits with 0 if nothing is broken, 1 if something is, 2 if the options are wrong.`

const originOf = (address: string): string => {
  const { origin = '', username = '' } = URL.canParse(address) ? new URL(address) : {}
  const isSite = isLocalOrigin(origin) || new RegExp(originPattern).test(origin)
  if (isSite && username === '') return origin
  throw new InputError('Name the address of a site, such as https://www.example.com.')
}

const readOptions = (args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
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
  return { ...values, every, origin }
}

/** @throws InputError if no lead can arrive through the relay that is set here. */
const checkRelay = (relay: RelaySettings): void => {
  const problem = relayProblem(relay)
  if (problem && !(relay.endpoint.startsWith('http') && isLocalRelay(relay)))
    throw new InputError(
      `No test lead was sent: ${problem}. Set \`relay\` in content/business.yaml, or FORM_RELAY, to an address such as https://formsubmit.co/you@example.com.`,
    )
}

/** Returns the list of pages that the site has, with their hashes; reports what has begun since. */
const pageHashesAt = async ({ origin, findings }: Watch) => {
  const { body, status } = await ask(new URL(sitePaths.pageHashes, origin))
  const hashes = status === 200 ? jsonOf(body) : undefined
  const day = hashes?.nextFirstDay
  if (typeof day === 'string' && day <= floridaDay())
    findings.broken(
      `A page, an offer, a claim or the banner begins on ${day}, and is not on the site. Build and deploy again to show it.`,
    )
  return hashes
}

/** Tests what visitors, search engines and leads meet. Reports errors instead of throwing. */
const watchSite = async (watch: Watch): Promise<void> => {
  const { origin, all, expected, findings } = watch
  const hashes = await pageHashesAt(watch)
  if (!hashes)
    findings.broken(`${sitePaths.pageHashes} is missing, the list of pages. ${deployAgain}`)
  const visited = [...expected.pages].flatMap(([address, isMain]) =>
    (isMain || all) && (!hashes || address in hashes) ? [address] : [],
  )
  const visits = await askAll(visited, origin)
  findings.saw(`${plural(visits.length, 'page')}.`)
  await checkCertificate(origin, findings)
  for (const answer of visits) checkPage(answer, hashes?.[answer.url.pathname], findings)
  const found = visits.filter((answer) => answer.status === 200)
  const [first] = found
  if (!first) return
  const relay = (await checkLeads(first, watch)) ?? expected.relay
  for (const answer of found)
    checkHeaders(answer, expected.headers(answer.url.pathname, relay), findings)
  await checkLiveRedirects(watch)
  await checkSiteLinks(found, watch)
}

/** Reports only what has begun, and offers and claims whose last day is over, on all pages. */
const watchExpired = async (watch: Watch): Promise<void> => {
  const { origin, expected, findings } = watch
  await pageHashesAt(watch)
  const found = (await askAll([...expected.pages.keys()], origin)).filter(
    ({ status }) => status === 200,
  )
  for (const answer of found) checkExpired(answer, findings)
  findings.saw(
    `${found.length} of ${plural(expected.pages.size, 'page')} for offers that are over.`,
  )
}

/** Returns the command; without a site, it sends a test lead as the public site would. */
export const watchCommand = (expect: (project: Project) => Expected) =>
  command(usage, readOptions, async ({ origin, expired, out, ...options }, project) => {
    const expected = expect(project)
    const findings = newFindings()
    if (origin === undefined) {
      checkRelay(expected.relay)
      await sendTestLead(expected.relay, new URL(expected.url).origin, findings)
    } else {
      const look = expired ? watchExpired : watchSite
      await look({ ...options, origin, expected, findings })
    }
    const report = watchReport(origin ?? 'The relay', findings)
    project.output.log(report)
    if (out) writeFileSync(out, toMarkdown(report))
    return findings.found.length > 0 ? 1 : 0
  })

/** `npm run watch -- https://www.example.com`: tests the site as visitors and others meet it. */
export const runWatch = watchCommand((project) => expectedOf(createSite(project)))
