import { Type } from 'typebox'
import { readYaml } from '../../renderer/content/yaml-file.ts'
import { lazy } from '../../renderer/memoize.ts'
import { escapeMarkdown, firstNames, plural } from '../shared/wording.ts'

type Values = Readonly<Record<string, string | number>>

/** A problem: a sentence on what it is and what to do about it, and its address. */
type Finding = { says: string; place: string | undefined; isWarning: boolean }

const sentences = lazy(() =>
  readYaml('scripts/watch/sentences.yaml', Type.Record(Type.String(), Type.String())),
)

/** Fills a sentence of sentences.yaml with values or other sentences. */
const fill = (sentence: string, values: Values = {}): string =>
  sentences()[sentence]?.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? sentences()[name]),
  ) ?? sentence

/** Returns outside text on one line, without control characters that a terminal would interpret. */
const printable = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

/** The most places to list for one problem. */
const shownPlaces = 4

/** Returns a line for each problem, with the places that have it. */
const linesOf = (findings: readonly Finding[]): string[] =>
  [...new Set(findings.map(({ says }) => says))].map((says) => {
    const same = findings.filter((finding) => finding.says === says)
    const places = [...new Set(same.flatMap(({ place }) => place ?? []))]
    return places.length > 0 ? `${firstNames(places, shownPlaces)}: ${says}` : says
  })

/** Collects the findings of a watch, and a sentence about each thing that it has checked. */
export const newFindings = () => {
  const found: Finding[] = []
  const seen: string[] = []
  const at = (place?: string) => ({
    /** Reports a problem that affects visitors, search engines or leads. */
    broken: (sentence: string, values?: Values) =>
      void found.push({ says: fill(sentence, values), place, isWarning: false }),
    /** Reports a problem that can wait. */
    warn: (sentence: string, values?: Values) =>
      void found.push({ says: fill(sentence, values), place, isWarning: true }),
  })
  return { ...at(), at, found, seen, saw: (sentence: string) => void seen.push(sentence) }
}
export type Findings = ReturnType<typeof newFindings>

/** Formats the report for a terminal. */
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

/** Formats the report as Markdown, in which text from outside makes no links or mentions. */
export const toMarkdown = (report: string): string =>
  report.replace(
    /^(#+ |- |)(.*)$/gm,
    (_, start: string, words: string) => start + escapeMarkdown(words),
  )
