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
