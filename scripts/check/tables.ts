import { placeAt } from '../../renderer/content/problem.ts'
import { atFile } from '../../renderer/content/rules/problems.ts'
import { plural } from '../shared/wording.ts'
import type { FileRule } from './rule.ts'

/** Counts the cells of a table row. A pipe after a backslash is text. */
const cellsIn = (row: string): number =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length

/** Returns the wrong rows of a table, by index, and what to do about each. */
function* wrongRows([head = '', divider = '', ...rows]: readonly string[]) {
  const columns = cellsIn(head)
  const dashes = `|${'---|'.repeat(columns)}`
  if (!/^\s*\|(?:\s*:?-+:?\s*\|)*\s*:?-+:?\s*\|?\s*$/.test(divider)) {
    const says = `a table needs a line of dashes below its first row: write ${dashes} there`
    yield { row: 0, says }
  } else if (cellsIn(divider) !== columns) {
    const says = `this line has to have a part for each of the ${plural(columns, 'cell')} above it: write ${dashes}`
    yield { row: 1, says }
  } else
    for (const [index, cells] of rows.map(cellsIn).entries()) {
      const way =
        cells < columns
          ? 'add what is missing, or an empty cell, and a | after it'
          : 'remove what is too much, or write \\| for a | that belongs to the words'
      const says = `this row has ${plural(cells, 'cell')}, and the first row of the table ${columns}: ${way}`
      if (cells !== columns) yield { row: index + 2, says }
    }
}

/** Reports tables without a line of dashes, shown as pipes, and rows of another length. */
export const checkTables: FileRule = function* ({ file: { path, body } }) {
  for (const { 0: table, index } of body.matchAll(/^[^\S\n]*\|.*(?:\n[^\S\n]*\|.*)*/gm)) {
    const rows = table.split('\n')
    for (const { row, says } of wrongRows(rows)) {
      const above = rows.slice(0, row).reduce((sum, { length }) => sum + length + 1, 0)
      const start = (rows[row] ?? '').search(/\S/)
      yield atFile(path, says, placeAt(body, index + above + start))
    }
  }
  if (!body.includes('\t')) return
  const tabs = /^[^\n\t|]*[^\s|][^\n\t|]*\t.*(?:\n[^\n\t]*\S[^\n\t]*\t.*)+/gm
  for (const { 0: words, index } of body.matchAll(tabs)) {
    const row = words.split('\n')[0]?.split('\t').join(' | ')
    const says = `columns with tabs between them run together: write | ${row} | and |---| below it for each`
    yield atFile(path, says, placeAt(body, index))
  }
}
