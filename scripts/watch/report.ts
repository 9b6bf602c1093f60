import { firstNames, plural } from '../shared/terminal.ts'

/** Starts a report on what is broken at a site, or a relay. */
export const newReport = (subject: string) => {
  const faults = new Map<string, Set<string>>()
  const seen: string[] = []
  // Others could write control characters, which a terminal would interpret.
  const listed = (title: string, sentences: readonly string[]): string[] => [
    ...['', `### ${title}`, ''],
    ...sentences.map((one) => `- ${one.replace(/\p{Cc}+/gu, ' ').trim()}`),
  ]
  return {
    faults,
    /** Notes a fault, with what to do about it, and the page that has it. */
    broken: (says: string, place?: string): void => {
      faults.set(says, new Set([...(faults.get(says) ?? []), ...(place ? [place] : [])]))
    },
    /** Notes a sentence about what was looked at. */
    saw: (sentence: string): void => void seen.push(sentence),
    /** Returns each fault once, with the first pages that have it, and all that was looked at. */
    text: (): string => {
      const broken = [...faults].map(([says, places]) =>
        places.size > 0 ? `${firstNames([...places], 4)}: ${says}` : says,
      )
      const title = faults.size > 0 ? `${plural(faults.size, 'thing')} broken` : 'nothing is broken'
      return [
        `## ${subject}: ${title}`,
        ...(faults.size > 0 ? listed('Broken', broken) : []),
        ...listed('Looked at', seen),
        '',
      ].join('\n')
    },
  }
}
export type Report = ReturnType<typeof newReport>

/** Formats a report for an issue, in which text from outside has no links, mentions or markup. */
export const toMarkdown = (report: string): string =>
  report.replace(/^(?:#+ |- )|[&<>*_`[\]|@~#\\$]/gm, (sign) =>
    sign.endsWith(' ') ? sign : `&#${sign.charCodeAt(0)};`,
  )
