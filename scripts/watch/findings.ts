import { Type } from 'typebox'
import { lazy } from '../../renderer/memoize.ts'
import { escapeMarkdown } from '../markdown.ts'
import { firstNames, plural } from '../plural.ts'
import { readYaml } from '../yaml-file.ts'

type Values = Readonly<Record<string, string | number>>

/** What was found: what it is and what to do about it in a sentence, and the address it was found at. */
type Finding = { says: string; place: string | undefined; isWarning: boolean }

const sentences = lazy(() =>
  readYaml('scripts/watch/sentences.yaml', Type.Record(Type.String(), Type.String())),
)

/** A sentence of sentences.yaml with values, or other sentences, in its places. */
const fill = (sentence: string, values: Values = {}): string =>
  sentences()[sentence]?.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? sentences()[name]),
  ) ?? sentence

/** Text from outside on one line, without control characters, which a terminal would interpret. */
const printable = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

/** More places than these say nothing more. */
const shownPlaces = 4

/** A line for each problem, with the places that have it. */
const linesOf = (findings: readonly Finding[]): string[] =>
  [...new Set(findings.map(({ says }) => says))].map((says) => {
    const same = findings.filter((finding) => finding.says === says)
    const places = [...new Set(same.flatMap(({ place }) => place ?? []))]
    return places.length > 0 ? `${firstNames(places, shownPlaces)}: ${says}` : says
  })

/** What a watch finds, and a sentence about each thing that it has looked at. */
export const newFindings = () => {
  const found: Finding[] = []
  const seen: string[] = []
  const at = (place?: string) => ({
    /** Something from which visitors, search engines or leads suffer. */
    broken: (sentence: string, values?: Values) =>
      void found.push({ says: fill(sentence, values), place, isWarning: false }),
    /** Something that somebody should look at when there is time. */
    warn: (sentence: string, values?: Values) =>
      void found.push({ says: fill(sentence, values), place, isWarning: true }),
  })
  return { ...at(), at, found, seen, saw: (sentence: string) => void seen.push(sentence) }
}
export type Findings = ReturnType<typeof newFindings>

/** The report for a terminal. */
export const reportOf = (subject: string, { found, seen }: Findings): string => {
  const faults = linesOf(found.filter(({ isWarning }) => !isWarning))
  const warnings = linesOf(found.filter(({ isWarning }) => isWarning))
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
