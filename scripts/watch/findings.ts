import { escapeMarkdown } from '../markdown.ts'
import { plural } from '../plural.ts'

/**
 * How bad it is. `broken`: visitors, search engines or leads suffer. `unchecked`: this computer could
 * not find out. `warning`: somebody should look at it when there is time.
 */
type Severity = 'broken' | 'unchecked' | 'warning'

/** Something that is not as it should be, what to do about it, and the address it was found at. */
export type Finding = { severity: Severity; says: string; place?: string }

export const broken = (says: string): Finding => ({ severity: 'broken', says })
export const unchecked = (says: string): Finding => ({ severity: 'unchecked', says })
export const warning = (says: string): Finding => ({ severity: 'warning', says })

/** What was found, and a sentence about each thing that was looked at. */
export type Watched = { findings: readonly Finding[]; seen: readonly string[] }

export const at = (place: string, findings: Iterable<Finding>): Finding[] =>
  [...findings].map((finding) => ({ place, ...finding }))

/** What to do where the site is not that of the build. */
export const deployAgain = 'Deploy the whole of dist/client again, and empty the cache of the host.'
export const deployHostFiles =
  'Deploy the host files of this build (`npm run deploy` says which), and look for a proxy that changes what it sends.'

const headings: Readonly<Record<Severity, string>> = {
  broken: 'Broken',
  unchecked: 'Could not be checked from here',
  warning: 'To look at when there is time',
}

/** More places than these say nothing more. */
const shownPlaces = 4

/** A line for each problem, with the places that have it. */
const linesOf = (findings: readonly Finding[]): string[] =>
  [...new Set(findings.map(({ says }) => says))].map((says) => {
    const same = findings.filter((finding) => finding.says === says)
    const places = [...new Set(same.flatMap(({ place }) => place ?? []))]
    const rest = places.length - shownPlaces
    const more = rest > 0 ? ` and ${plural(rest, 'more page')}` : ''
    return places.length > 0 ? `${places.slice(0, shownPlaces).join(', ')}${more}: ${says}` : says
  })

/** Text from outside on one line, without control characters, which a terminal would interpret. */
const printable = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

/** The report for a terminal, worst first, with a sentence about each thing that was looked at. */
export const reportOf = (
  subject: string,
  findings: readonly Finding[],
  seen: readonly string[],
): string => {
  const sections = Object.entries(headings).map(([severity, heading]): [string, string[]] => [
    heading,
    linesOf(findings.filter((finding) => finding.severity === severity)),
  ])
  const [broken = 0, unchecked = 0, warnings = 0] = sections.map(([, lines]) => lines.length)
  const title = [
    broken > 0 ? `${plural(broken, 'thing')} broken` : 'nothing is broken',
    ...(unchecked > 0 ? [`${unchecked} could not be checked`] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ].join(', ')
  const lists = [...sections, ['Looked at', seen] as const]
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => {
      const items = lines.map((line) => `- ${printable(line)}\n`)
      return `\n### ${heading}\n\n${items.join('')}`
    })
  return `## ${subject}: ${title}\n${lists.join('')}`
}

/** The report as Markdown, in which no text from outside makes links or calls people. */
export const toMarkdown = (report: string): string =>
  report.replace(
    /^(#+ |- |)(.*)$/gm,
    (_, start: string, words: string) => start + escapeMarkdown(words),
  )
