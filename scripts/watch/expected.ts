import { allLanguages } from '../../content/schema/languages.ts'
import type { RelaySettings } from '../../content/schema/relay.ts'
import { linkedPages, type SitePage } from '../../renderer/content/addresses.ts'
import type { Site } from '../../renderer/content/site.ts'
import type { SiteIndex } from '../../renderer/content/site-index.ts'
import { targets } from '../../renderer/output/delivery/addresses.ts'
import { cacheControl, headersAt } from '../../renderer/output/delivery/headers.ts'
import { relayHostsOf, siteFacts } from '../../renderer/output/delivery/site.ts'
import { escapeMarkdown, firstNames, plural } from '../shared/terminal.ts'

/** What to do about a file that is not that of the build. */
export const deployAgain = 'Deploy the whole of dist/client again, and empty the cache of the host.'

/** Collects the findings of a watch, and a sentence about each thing that it has checked. */
export const newFindings = () => {
  const found: { says: string; place: string }[] = []
  const seen: string[] = []
  return {
    found,
    /** Reports a problem: what it is and what to do about it, and where it is. */
    broken: (says: string, place = ''): void => void found.push({ says, place }),
    seen,
    saw: (sentence: string): void => void seen.push(sentence),
  }
}
export type Findings = ReturnType<typeof newFindings>

/** Returns outside text on one line, without control characters that a terminal would interpret. */
const printable = (text: string): string => `- ${text.replace(/\p{Cc}+/gu, ' ').trim()}`

/** The most places to list for one problem. */
const shownPlaces = 4

/** Formats the report for a terminal: each problem once, with the places that have it. */
export const watchReport = (subject: string, { found, seen }: Findings): string => {
  const faults = [...new Set(found.map(({ says }) => says))].map((says) => {
    const places = found.flatMap((one) => (one.says === says && one.place ? one.place : []))
    const named = firstNames([...new Set(places)], shownPlaces)
    return printable(named ? `${named}: ${says}` : says)
  })
  const title = faults.length > 0 ? `${plural(faults.length, 'thing')} broken` : 'nothing is broken'
  const broken = faults.length > 0 ? ['', '### Broken', '', ...faults] : []
  const looked = ['', '### Looked at', '', ...seen.map(printable), '']
  return [`## ${subject}: ${title}`, ...broken, ...looked].join('\n')
}

/** Formats the report as Markdown, in which text from outside makes no links or mentions. */
export const toMarkdown = (report: string): string =>
  report.replace(
    /^(#+ |- |)(.*)$/gm,
    (_, start: string, words: string) => start + escapeMarkdown(words),
  )

/** The expected state of the site, according to its content. */
export type Expected = {
  /** Its public address in the content. */
  url: string
  /** The addresses of its pages, and whether each takes leads or is the first of its kind. */
  pages: ReadonlyMap<string, boolean>
  /** The target of each redirect. */
  redirects: ReadonlyMap<string, string>
  /** The relay of its forms; the endpoint is empty if none is set here. */
  relay: RelaySettings
  /** Returns the headers of an address of a site with this relay. */
  headers: (path: string, relay: RelaySettings) => Readonly<Record<string, string>>
}

/** How often a test lead may be sent. */
export const intervals = ['hour', 'day'] as const
export type Interval = (typeof intervals)[number]

/** A watch of a site: the expected state, the options, and the findings. */
export type Watch = {
  origin: string
  expected: Expected
  /** Visit every page instead of those with forms and one of each other kind. */
  all: boolean
  lead: boolean
  every: Interval | undefined
  findings: Findings
}

/** Returns whether visitors send leads on a page, or call at once. */
const takesLeads = ({ collections }: SiteIndex, { kind, slugs: [slug] }: SitePage): boolean =>
  kind === 'home' ||
  kind === 'calculator' ||
  (kind === 'service' && collections.service.some((one) => one.emergency && one.slug === slug)) ||
  (kind === 'page' && slug === linkedPages.contact.slug)

export const expectedOf = (content: Site): Expected => {
  const facts = siteFacts(content)
  const { url, relay } = content.business()
  const pages = allLanguages.flatMap((language) => {
    const index = content.in(language)
    const firsts = new Map([...index.pages].reverse().map((page) => [page.kind, page]))
    return index.pages.map((page) => {
      const isMain = takesLeads(index, page) || firsts.get(page.kind) === page
      return [page.address, isMain] as const
    })
  })
  return {
    ...{ url, relay },
    pages: new Map(pages),
    redirects: new Map(targets(content.redirects)),
    // Allows the relay that the site names: a wrong one is reported once, not with every policy.
    headers: (path, named) => ({
      ...headersAt(path, {
        ...facts,
        relayHosts: [...new Set([...relayHostsOf(named), ...facts.relayHosts])],
      }),
      'Cache-Control': cacheControl(path),
    }),
  }
}
