import type { Problem } from '../../renderer/content/problem.ts'
import { forEachFile, nothing } from './rule.ts'

/** Lines of a body that begin with a pipe, one below the other, and the line of the first. */
type Table = { rows: readonly string[]; line: number }

const tablesIn = (body: string): Table[] => {
  const tables: { rows: string[]; line: number }[] = []
  let open: { rows: string[]; line: number } | undefined
  for (const [index, row] of body.split('\n').entries()) {
    if (!row.trimStart().startsWith('|')) open = undefined
    else if (open) open.rows.push(row)
    else {
      open = { rows: [row], line: index + 1 }
      tables.push(open)
    }
  }
  return tables
}

/** How many cells a row has. A pipe after a backslash belongs to the words. */
const cellsIn = (row: string): number =>
  row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length

const isDivider = (row: string | undefined): boolean =>
  row !== undefined && /^\s*\|(?:\s*:?-+:?\s*\|)*\s*:?-+:?\s*\|?\s*$/.test(row)

const count = (cells: number) => `${cells} cell${cells === 1 ? '' : 's'}`
const dividerOf = (columns: number) => `|${'---|'.repeat(columns)}`

const wrongRow = (row: string, columns: number): string | undefined => {
  const cells = cellsIn(row)
  if (cells === columns) return undefined
  const way =
    cells < columns
      ? 'add what is missing, or an empty cell, and a | behind it'
      : 'remove what is too much, or write \\| for a | that belongs to the words'
  return `this row has ${count(cells)}, and the first row of the table ${columns}: ${way}`
}

const problemsIn = ({ rows: [head = '', divider, ...rows], line }: Table, file: string) => {
  const columns = cellsIn(head)
  const at = (index: number, message: string): Problem => {
    const row = [head, divider ?? '', ...rows][index] ?? ''
    return { file, line: line + index, column: row.search(/\S/) + 1, message }
  }
  if (divider === undefined || !isDivider(divider))
    return [
      at(
        0,
        `a table needs a line of dashes below its first row: write ${dividerOf(columns)} there`,
      ),
    ]
  if (cellsIn(divider) !== columns)
    return [
      at(
        1,
        `this line has to have a part for each of the ${count(columns)} above it: write ${dividerOf(columns)}`,
      ),
    ]
  return rows.flatMap((row, index) => {
    const message = wrongRow(row, columns)
    return message === undefined ? [] : [at(index + 2, message)]
  })
}

/** A table without its line of dashes is printed as pipes, and a row of another length loses cells. */
export const checkTables = forEachFile({
  name: 'tables',
  reads: nothing,
  find: ({ path, body }) => tablesIn(body).flatMap((table) => problemsIn(table, path)),
})
