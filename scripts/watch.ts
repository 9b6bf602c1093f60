import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isLocalOrigin, originPattern } from '../content/schema/fields.ts'
import { allLanguages } from '../content/schema/languages.ts'
import { isLocalRelay, relayProblem } from '../content/schema/relay.ts'
import { sitePaths } from '../content/schema/site-paths.ts'
import { parseJson } from '../renderer/browser/attempt.ts'
import { offlinePages, pageIn } from '../renderer/content/pages.ts'
import { createSite, type Site } from '../renderer/content/site.ts'
import { recordOf } from '../renderer/is-record.ts'
import { command, InputError, type Project, plural } from './shared/terminal.ts'
import {
  isOfBuild,
  type Watch,
  watchCertificate,
  watchDays,
  watchLinks,
  watchPages,
} from './watch/checks.ts'
import { ask, askAll, newReport, type Report, toMarkdown } from './watch/report.ts'
import { sendTestLead, watchRelay } from './watch/test-lead.ts'

const usage = `npm run watch -- https://www.example.com   tests the public site, and reports what is broken and what to do
npm run watch -- --lead                    sends a test lead to the relay that is set here, before there is a site

  --lead           sends a test lead as well, to the relay that the site names
  --hourly         says that this runs every hour: no lead to a service that counts them
  --all            visits every page instead of those with forms and one of each other kind
  --expired        checks only for what is over or has begun, on every page
  --out report.md  writes the report to a file too

Exits with 0 if nothing is broken, 1 if something is, 2 if the options are wrong.`

const originOf = (address: string): string => {
  const { origin = '' } = URL.canParse(address) ? new URL(address) : {}
  if (isLocalOrigin(origin) || new RegExp(originPattern).test(origin)) return origin
  throw new InputError('Name the address of a site, such as https://www.example.com.')
}

const readOptions = (args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    options: {
      lead: { type: 'boolean', default: false },
      hourly: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      expired: { type: 'boolean', default: false },
      out: { type: 'string' },
    },
    allowPositionals: true,
  })
  const [address, ...more] = positionals
  if (more.length > 0) throw new InputError(`Name one site; ${more.join(' ')} is too much.`)
  const origin = address === undefined && values.lead ? undefined : originOf(address ?? '')
  return { ...values, origin }
}
type Options = ReturnType<typeof readOptions>

/** Returns the addresses to visit: all, or where visitors send leads and the first of each kind. */
const addressesIn = (site: Site, all: boolean): string[] =>
  allLanguages.flatMap((language) => {
    const index = site.in(language)
    const urgent = offlinePages(index).map((page) => pageIn(index, page))
    const firsts = new Map([...index.pages].reverse().map((page) => [page.kind, page]))
    const isMain = (page: (typeof index.pages)[number]) =>
      page.kind === 'calculator' || firsts.get(page.kind) === page || urgent.includes(page.address)
    return index.pages.filter((page) => all || isMain(page)).map(({ address }) => address)
  })

/** Tests what visitors, search engines and leads meet at a site. */
const watchSite = async (origin: string, options: Options, site: Site, report: Report) => {
  const { all, expired } = options
  const { body } = await ask(new URL(sitePaths.pageHashes, origin))
  const list = recordOf(parseJson(body))
  const hashes = '/' in list ? list : undefined
  // Without a page that is new here, and not yet on the site.
  const wanted = addressesIn(site, all || expired).filter((path) => !hashes || path in hashes)
  const answers = await askAll(wanted, origin)
  const watch: Watch = { origin, site, hashes, answers, report }
  report.saw(`${plural(answers.length, 'page')}.`)
  watchDays(watch)
  if (expired) return
  const page = answers.find((answer) => isOfBuild(answer, watch))
  const isRelayRight = page === undefined || (await watchRelay(page, watch, options))
  watchPages(watch, isRelayRight)
  // Every other check would tell that the site is away.
  if (answers.every(({ status }) => status === 0)) return
  await watchCertificate(origin, report)
  await watchLinks(watch)
}

/** Sends a test lead to the relay that is set here, as the public site would. */
const tryRelay = (site: Site, report: Report): Promise<void> => {
  const { relay, url } = site.business()
  const problem = relayProblem(relay)
  if (problem && !(relay.endpoint.startsWith('http') && isLocalRelay(relay)))
    throw new InputError(
      `No test lead was sent: ${problem}. Set \`relay\` in content/business.yaml, or FORM_RELAY, to an address such as https://formsubmit.co/you@example.com.`,
    )
  return sendTestLead(relay, new URL(url).origin, report)
}

/** Returns the command; without a site, it sends a test lead. */
export const watchCommand = (read: (project: Project) => Site) =>
  command(usage, readOptions, async (options, project) => {
    const { origin, out } = options
    const report = newReport(origin ?? 'The relay')
    if (origin === undefined) await tryRelay(read(project), report)
    else await watchSite(origin, options, read(project), report)
    project.output.log(report.text())
    if (out) writeFileSync(out, toMarkdown(report.text()))
    return report.faults.size > 0 ? 1 : 0
  })

/** `npm run watch -- https://www.example.com`: tests the site as visitors and others meet it. */
export const runWatch = watchCommand(createSite)
