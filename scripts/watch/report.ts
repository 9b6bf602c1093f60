import { plural } from '../plural.ts'
import { printable } from '../terminal.ts'
import type { Finding, Severity } from './finding.ts'

const headings: readonly (readonly [Severity, string])[] = [
  ['broken', 'Broken'],
  ['unchecked', 'Could not be checked from here'],
  ['warning', 'To look at when there is time'],
]

/** More places than these say nothing more. */
const shownPlaces = 4

const placesOf = (places: readonly string[]): string => {
  const rest = places.length - shownPlaces
  const shown = places.slice(0, shownPlaces).join(', ')
  if (places.length === 0) return ''
  return ` (${shown}${rest > 0 ? ` and ${plural(rest, 'more page')}` : ''})`
}

/** A line for each problem, with all of its places. */
const itemsOf = (findings: readonly Finding[], severity: Severity): string[] => {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings.filter((one) => one.severity === severity)) {
    const key = JSON.stringify([finding.problem, finding.advice])
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  return [...groups.values()].flatMap((same) => {
    const places = placesOf([...new Set(same.flatMap(({ place }) => place ?? []))])
    return same.slice(0, 1).map(({ problem, advice }) => printable(`${problem}${places} ${advice}`))
  })
}

const titleOf = (broken: number, unchecked: number, warnings: number): string =>
  [
    broken > 0 ? `${plural(broken, 'thing')} broken` : 'nothing is broken',
    ...(unchecked > 0 ? [`${unchecked} could not be checked`] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ].join(', ')

/**
 * The report as text for a terminal, worst first.
 * @param seen what was looked at, a sentence each.
 */
export const reportOf = (
  subject: string,
  findings: readonly Finding[],
  seen: readonly string[],
): string => {
  const sections = headings.map(
    ([severity, heading]) => [heading, itemsOf(findings, severity)] as const,
  )
  const [broken = 0, unchecked = 0, warnings = 0] = sections.map(([, items]) => items.length)
  return [
    `## ${printable(subject)}: ${titleOf(broken, unchecked, warnings)}`,
    ...[...sections, ['Looked at', seen.map(printable)] as const]
      .filter(([, items]) => items.length > 0)
      .map(
        ([heading, items]) => `\n### ${heading}\n\n${items.map((item) => `- ${item}`).join('\n')}`,
      ),
    '',
  ].join('\n')
}

/** The report as Markdown, in which no text from outside makes links or calls people. */
export const toMarkdown = (report: string): string =>
  report.replace(
    /^(#+ |- |)(.*)$/gm,
    (_, start: string, words: string) =>
      start + words.replace(/[&<>*_`[\]|@~#\\$]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  )
