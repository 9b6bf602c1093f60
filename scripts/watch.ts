import { parseArgs } from 'node:util'
import { floridaDay } from '../content/schema/day.ts'
import { isLocalOrigin, originPattern } from '../content/schema/fields.ts'
import { allLanguages, defaultLanguage } from '../content/schema/languages.ts'
import { sitePaths } from '../content/schema/site-paths.ts'
import { parseJson } from '../renderer/browser/attempt.ts'
import { relayIn } from '../renderer/content/browser-data.ts'
import { offlinePages, pageIn } from '../renderer/content/pages.ts'
import { createSite, type Site } from '../renderer/content/site.ts'
import { recordOf } from '../renderer/is-record.ts'
import { siteFacts } from '../renderer/output/delivery/site.ts'
import { command, flag, InputError, type Project } from './shared/terminal.ts'
import { deployAgain, watchCertificate, watchLinks, watchPages } from './watch/checks.ts'
import { ask, newReport, quoted, type ServerAnswer, type Watch } from './watch/report.ts'
import { relayOf, watchRelay } from './watch/test-lead.ts'

const usage = `npm run watch -- https://www.example.com   tests the public site, and reports what is broken and what to do
npm run watch -- --lead                    sends a test lead to the relay that is set here, before there is a site

  --lead      sends a test lead as well, to the relay that the site names
  --hourly    visits only pages with forms and one of each other kind; no lead to a service that counts them
  --expired   checks only whether something is over or has begun

Exits with 0 if nothing is broken, 1 if something is, 2 if the options are wrong.`

const originOf = (address: string): string => {
  const { origin = '' } = URL.canParse(address) ? new URL(address) : {}
  if (isLocalOrigin(origin) || new RegExp(originPattern).test(origin)) return origin
  throw new InputError('Name the address of a site, such as https://www.example.com.')
}

const readOptions = (args: string[]) => {
  const options = { lead: flag, hourly: flag, expired: flag }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [address, ...more] = positionals
  if (more.length > 0) throw new InputError(`Name one site; ${more.join(' ')} is too much.`)
  const isRelayOnly = address === undefined && values.lead
  return { ...values, origin: isRelayOnly ? undefined : originOf(address ?? '') }
}

/** Returns the addresses to visit: all, or where visitors send leads and the first of each kind. */
const addressesIn = (content: Site, hourly: boolean): string[] =>
  allLanguages.map(content.in).flatMap((index) => {
    const firsts = new Map([...index.pages].reverse().map(({ kind, address }) => [kind, address]))
    const urgent = offlinePages(index).map((page) => pageIn(index, page))
    const main = new Set([...firsts.values(), ...urgent])
    return index.pages
      .filter(({ kind, address }) => !hourly || kind === 'calculator' || main.has(address))
      .map(({ address }) => address)
  })

/** Tests what visitors, search engines and leads meet at a site. */
const watchSite = async (watch: Watch): Promise<void> => {
  const { origin, content, report } = watch
  const list = await ask(new URL(sitePaths.pageHashes, origin))
  const { nextChange, ...hashes } = recordOf(parseJson(list.body))
  if (!('/' in hashes))
    report.broken(
      `The server ${list.said} to ${sitePaths.pageHashes}, the list of pages. Look at the status page of the host, the DNS records and the certificate. ${deployAgain}`,
    )
  if (typeof nextChange === 'string' && nextChange <= floridaDay())
    report.broken(
      `A page, an offer, a claim or the banner begins on ${quoted(nextChange)}, or ended the day before. Build and deploy again; if it goes on, change its last day in content/business.yaml first.`,
    )
  // Every other check would tell that the site is away.
  if (watch.expired || list.status === 0) return
  const answers: ServerAnswer[] = []
  // A page that is new here may not be on the site yet.
  for (const path of addressesIn(content, watch.hourly))
    if (path === '/' || path in hashes) answers.push(await ask(new URL(path, origin)))
  const [relay] = answers.flatMap(({ body }) => relayOf(body) ?? [])
  const isRelayRight = relay !== undefined && (await watchRelay(relay, watch))
  const pages = { ...watch, hashes, answers, isRelayRight }
  watchPages(pages)
  await watchCertificate(watch)
  await watchLinks(pages)
}

/** Returns the command; without a site, it sends a test lead. */
export const watchCommand = (read: (project: Project) => Site) =>
  command(usage, readOptions, async (options, project) => {
    const content = read(project)
    const report = newReport()
    const origin = options.origin ?? siteFacts(content).origin
    const watch = { ...options, origin, content, report }
    if (options.origin) await watchSite(watch)
    else await watchRelay(relayIn(content.in(defaultLanguage)), watch)
    project.output.log(report.text(options.origin ?? 'The relay'))
    return report.faults.size > 0 ? 1 : 0
  })

/** `npm run watch -- https://www.example.com`: tests the site as visitors and others meet it. */
export const runWatch = watchCommand(createSite)
