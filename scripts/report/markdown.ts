/** Words of a line: plain, marked as code, as gone or as new, or the end of one line in it. */
export type Inline = string | { mark: 'code' | 'del' | 'ins'; text: string } | typeof lineBreak
export type Line = readonly Inline[]
export type Block =
  | { kind: 'text'; line: Line }
  | { kind: 'list'; items: readonly Line[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly Line[])[] }
export type Section = { heading: string; blocks: readonly Block[] }
export type ReportDocument = { title: string; sections: readonly Section[] }

export const lineBreak = { mark: 'br' } as const
export const code = (text: string): Inline => ({ mark: 'code', text })
export const text = (...line: Inline[]): Block => ({ kind: 'text', line })
export const list = (items: readonly Line[]): Block => ({ kind: 'list', items })

/** Signs that Markdown could read as its own, and those that would call people or make links. */
const special = /[&<>*_`[\]|@~#\\$]/g

const escaped = (words: string): string =>
  words.replace(special, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\s+/g, ' ')

const inline = (part: Inline): string => {
  if (typeof part === 'string') return escaped(part)
  if (part.mark === 'br') return '<br>'
  return `<${part.mark}>${escaped(part.text)}</${part.mark}>`
}

const lineOf = (line: Line): string => line.map(inline).join('')

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The first lines, and how many more there are. */
const shortened = (lines: readonly string[], most: number, more: (note: string) => string) =>
  lines.length <= most
    ? lines
    : [...lines.slice(0, most), more(`… and ${lines.length - most} more`)]

const blockOf = (block: Block, most: number): string => {
  if (block.kind === 'text') return lineOf(block.line)
  if (block.kind === 'list') {
    const items = block.items.map((item) => `- ${lineOf(item)}`)
    return shortened(items, most, (note) => `- ${note}`).join('\n')
  }
  const rows = block.rows.map((cells) => row(cells.map(lineOf)))
  const head = [row(block.head), row(block.head.map(() => '---'))]
  return [...head, ...shortened(rows, most, (note) => row([note]))].join('\n')
}

const whole = ({ title, sections }: ReportDocument, most: number): string => {
  const parts = sections.flatMap(({ heading, blocks }) => [
    `### ${heading}`,
    ...blocks.map((block) => blockOf(block, most)),
  ])
  return `${[`## ${title}`, ...parts].join('\n\n')}\n`
}

/** The longest comment that a pull request takes, in characters, less some for what is added. */
const longestComment = 64_000

/** The report as Markdown, with lists shortened until it fits into a comment on a pull request. */
export const toMarkdown = (report: ReportDocument): string =>
  [60, 30, 10, 3]
    .map((most) => whole(report, most))
    .find((markdown) => markdown.length <= longestComment) ??
  whole(report, 3).slice(0, longestComment)

/** The report as Markdown with all of its lines. */
export const toFullMarkdown = (report: ReportDocument): string =>
  whole(report, Number.POSITIVE_INFINITY)
