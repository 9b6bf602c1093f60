import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isLocalOrigin, originPattern } from '../content/schema/fields.ts'
import { allLanguages } from '../content/schema/languages.ts'
import { isLocalRelay, type RelaySettings, relayProblem } from '../content/schema/relay.ts'
import { dial } from '../content/schema/text.ts'
import { addressOf, linkedPages } from '../renderer/content/addresses.ts'
import { createSite } from '../renderer/content/site.ts'
import type { AnySummary } from '../renderer/content/site-index.ts'
import { targets } from '../renderer/output/delivery/addresses.ts'
import { cacheControl, headersAt } from '../renderer/output/delivery/headers.ts'
import { relayHostsOf, siteFacts } from '../renderer/output/delivery/site.ts'
import { command, InputError, type Project } from './terminal.ts'
import { newFindings, reportOf, toMarkdown } from './watch/findings.ts'
import { intervals, sendTestLead } from './watch/test-lead.ts'
import { type Expected, watchExpired, watchSite } from './watch/watch-site.ts'

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

/** The command: without a site, it sends a test lead as the public site would. */
export const watch = (expect: (project: Project) => Expected) =>
  command(usage, readOptions, async (options, project) => {
    const expected = expect(project)
    const { origin, expired, out } = options
    const findings = newFindings()
    if (origin === undefined) {
      checkRelay(expected.relay)
      await sendTestLead(expected.relay, new URL(expected.url).origin, findings)
    } else if (expired) await watchExpired(expected, origin, findings)
    else await watchSite(expected, { ...options, origin }, findings)
    const report = reportOf(origin ?? 'The relay', findings)
    project.output.log(report)
    if (out) writeFileSync(out, toMarkdown(report))
    return findings.found.some(({ isWarning }) => !isWarning) ? 1 : 0
  })

const takesLeads = (page: AnySummary): boolean =>
  page.kind === 'home' ||
  page.kind === 'calculator' ||
  (page.kind === 'service' && page.emergency === true) ||
  (page.kind === 'page' && page.slug === linkedPages.contact.slug)

/** `npm run watch -- https://www.example.com`: what visitors, search engines and leads meet there. */
export const run = watch((project) => {
  const content = createSite(project)
  const facts = siteFacts(content)
  const { url, phone, relay } = content.business()
  const summaries = allLanguages.flatMap((language) => content.in(language).pages)
  return {
    url,
    pages: new Map(content.pages.map((page) => [page.address, page])),
    leadPages: new Set(summaries.filter(takesLeads).map(addressOf)),
    redirects: new Map(targets(content.redirects)),
    relay,
    phone: dial(phone),
    // With the host of the relay that the site names, so that only the relay is reported, not every policy.
    headers: (path, named) => ({
      ...headersAt(path, {
        ...facts,
        relayHosts: [...new Set([...relayHostsOf(named), ...facts.relayHosts])],
      }),
      'Cache-Control': cacheControl(path),
    }),
  }
})
