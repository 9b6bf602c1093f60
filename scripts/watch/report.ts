import { languages } from '../../content/schema/languages.ts'
import { plural } from '../plural.ts'
import { type Block, list, type ReportDocument, type Section, text } from '../report/document.ts'
import { daysLeft } from './certificate.ts'
import { type FindingGroup, groupsOf, type Severity } from './finding.ts'
import type { Visit, Watched } from './watch-site.ts'

const headings: Record<Severity, string> = {
  broken: 'Broken',
  unchecked: 'Could not be checked from here',
  warning: 'To look at when there is time',
}

/** More places than these say nothing more. */
const shownPlaces = 4

const placesOf = (places: readonly string[]): string => {
  const rest = places.length - shownPlaces
  const shown = places.slice(0, shownPlaces).join(', ')
  if (places.length === 0) return ''
  return ` (${shown}${rest > 0 ? ` and ${plural(rest, 'more page')}` : ''})`
}

const findingSections = (groups: readonly FindingGroup[]): Section[] =>
  Object.entries(headings).flatMap(([severity, heading]) => {
    const items = groups
      .filter((group) => group.severity === severity)
      .map(({ problem, advice, places }) => [`${problem}${placesOf(places)} ${advice}`])
    return items.length === 0 ? [] : [{ heading, blocks: [list(items)] }]
  })

const statusOf = ({ answer }: Visit): string =>
  answer.kind === 'answer' ? String(answer.status) : 'no answer'

const timeOf = ({ answer }: Visit): number => (answer.kind === 'answer' ? answer.milliseconds : 0)

/** A row for the pages of a kind in a language. */
const kindRow = (visits: readonly Visit[]) => {
  const [{ kind = '', language = 'en', address = '' } = {}] = visits
  const slowest = Math.max(...visits.map(timeOf))
  return [
    kind,
    languages[language].name,
    visits.length === 1 ? address : plural(visits.length, 'page'),
    [...new Set(visits.map(statusOf))].join(', '),
    slowest === 0 ? '' : `${slowest.toLocaleString('en-US')} ms`,
  ].map((cell) => [cell])
}

const pagesTable = (visits: readonly Visit[]): Block => {
  const kinds = new Map<string, Visit[]>()
  for (const visit of visits) {
    const key = `${visit.kind} ${visit.language}`
    kinds.set(key, [...(kinds.get(key) ?? []), visit])
  }
  return {
    kind: 'table',
    head: ['Kind', 'Language', 'Page', 'Status', 'Slowest'],
    rows: [...kinds.values()].map(kindRow),
  }
}

const certificateLine = ({ certificate }: Watched, origin: string, now: Date): string => {
  if (origin.startsWith('http:')) return 'None: the address begins with http://.'
  return certificate
    ? `Valid for ${plural(daysLeft(certificate, now), 'more day')}, until ${certificate.validTo.toISOString().slice(0, 10)}.`
    : 'None was read.'
}

const titleOf = (origin: string, groups: readonly FindingGroup[]): string => {
  const count = (severity: Severity) => groups.filter((group) => group.severity === severity).length
  const parts = [
    count('broken') > 0 ? `${plural(count('broken'), 'thing')} broken` : 'nothing is broken',
    ...(count('unchecked') > 0 ? [`${count('unchecked')} could not be checked`] : []),
    ...(count('warning') > 0 ? [plural(count('warning'), 'warning')] : []),
  ]
  return `${origin}: ${parts.join(', ')}`
}

/** What was found out about a site, worst first. */
export const reportOf = (origin: string, watched: Watched, now: Date): ReportDocument => {
  const groups = groupsOf(watched.findings)
  const { visits, links, lead } = watched
  return {
    title: titleOf(origin, groups),
    sections: [
      ...findingSections(groups),
      {
        heading: 'Pages',
        blocks: [
          text(
            `${plural(visits.length, 'page')} and ${plural(links, 'address', 'addresses')} that they link to or load.`,
          ),
          pagesTable(visits),
        ],
      },
      { heading: 'Certificate', blocks: [text(certificateLine(watched, origin, now))] },
      { heading: 'Lead', blocks: [text(lead.said)] },
    ],
  }
}
