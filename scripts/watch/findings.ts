import { Type } from 'typebox'
import { lazy } from '../../renderer/memoize.ts'
import { escapeMarkdown } from '../markdown.ts'
import { plural } from '../plural.ts'
import { readYaml } from '../yaml-file.ts'

/**
 * Something that is not as it should be, what to do about it, and the address it was found at. Somebody
 * should look at a warning when there is time; of everything else, visitors, search engines or leads suffer.
 */
export type Finding = { says: string; place?: string; isWarning?: true }

const sentences = lazy(() =>
  readYaml('scripts/watch/sentences.yaml', Type.Record(Type.String(), Type.String())),
)

/** Something broken, in a sentence of sentences.yaml with these values in their places. */
export const broken = (
  sentence: string,
  values: Readonly<Record<string, string | number>> = {},
): Finding => {
  const filled = sentences()[sentence]?.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? sentences()[name]),
  )
  return { says: filled ?? sentence }
}

export const warning = (...sentence: Parameters<typeof broken>): Finding => ({
  ...broken(...sentence),
  isWarning: true,
})

/** What was found, and a sentence about each thing that was looked at. */
export type Watched = { findings: readonly Finding[]; seen: readonly string[] }

export const at = (place: string, findings: Iterable<Finding>): Finding[] =>
  [...findings].map((finding) => ({ place, ...finding }))

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

/** The report for a terminal, with a sentence about each thing that was looked at. */
export const reportOf = (subject: string, { findings, seen }: Watched): string => {
  const faults = linesOf(findings.filter(({ isWarning }) => !isWarning))
  const warnings = linesOf(findings.filter(({ isWarning }) => isWarning))
  const title = faults.length > 0 ? `${plural(faults.length, 'thing')} broken` : 'nothing is broken'
  const count = warnings.length > 0 ? `, ${plural(warnings.length, 'warning')}` : ''
  const lists = Object.entries({
    Broken: faults,
    'To look at when there is time': warnings,
    'Looked at': seen,
  }).flatMap(([heading, lines]) =>
    lines.length === 0
      ? []
      : `\n### ${heading}\n\n${lines.map((line) => `- ${printable(line)}\n`).join('')}`,
  )
  return `## ${subject}: ${title}${count}\n${lists.join('')}`
}

/** The report as Markdown, in which no text from outside makes links or calls people. */
export const toMarkdown = (report: string): string =>
  report.replace(
    /^(#+ |- |)(.*)$/gm,
    (_, start: string, words: string) => start + escapeMarkdown(words),
  )
