import type { Block, Inline, Line, ReportDocument, Section } from './document.ts'

/** Signs that Markdown could read as its own, and those that would call people or make links. */
const special = /[&<>*_`[\]|@~#\\$]/g

const escaped = (text: string): string =>
  text.replace(special, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\s+/g, ' ')

const inline = (part: Inline): string => {
  if (typeof part === 'string') return escaped(part)
  if (part.mark === 'br') return '<br>'
  return `<${part.mark}>${escaped(part.text)}</${part.mark}>`
}

const lineOf = (line: Line): string => line.map(inline).join('')

/** The first of many, and how many more there are. */
const shortened = <T>(items: readonly T[], most: number, more: (count: number) => T): T[] =>
  items.length <= most ? [...items] : [...items.slice(0, most), more(items.length - most)]

/** A longer table hides what follows it. */
const mostRows = 20

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const blockOf = (block: Block, most: number): string => {
  const more = (count: number) => `… and ${count} more in the HTML report`
  if (block.kind === 'text') return lineOf(block.line)
  if (block.kind === 'figures') return `- ${lineOf(block.line)}`
  if (block.kind === 'list')
    return shortened(block.items.map(lineOf), most, more)
      .map((item) => `- ${item}`)
      .join('\n')
  const rows = block.rows.map((cells) => row(cells.map(lineOf)))
  const head = [row(block.head), row(block.head.map(() => '---'))]
  return [
    ...head,
    ...shortened(rows, Math.min(most, mostRows), (count) => row([more(count)])),
  ].join('\n')
}

const sectionOf =
  (most: number) =>
  ({ heading, blocks }: Section) =>
    [`### ${heading}`, ...blocks.map((block) => blockOf(block, most))].join('\n\n')

/** The longest comment that a pull request takes, in characters, less some for what is added. */
const longest = 64_000

/** The report as Markdown, short enough for a comment on a pull request. */
export const toMarkdown = ({ title, sections }: ReportDocument): string => {
  const whole = (most: number) => [`## ${title}`, ...sections.map(sectionOf(most))].join('\n\n')
  const fitting = [60, 30, 10, 3].map(whole).find((report) => report.length <= longest)
  return `${fitting ?? whole(3).slice(0, longest)}\n`
}
