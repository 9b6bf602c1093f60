import type { Problem } from '../../renderer/content/problem.ts'
import { plural } from '../plural.ts'
import { asWarning, atOffset, atWords } from './problems.ts'
import type { Context, FileRule } from './rule.ts'
import { isIn, type Slip, slips } from './slip-list.ts'
import { type FileTexts, fieldTexts, type Text } from './texts.ts'

function* slipsInTexts(slip: Slip, texts: readonly Text[]): Generator<Problem> {
  for (const text of texts)
    for (const match of [...text.text.matchAll(slip.find)].slice(0, 1))
      yield atWords(text, match[0], slip.messageOf(match))
}

function* slipsIn(slip: Slip, { file, prose }: FileTexts, fields: readonly Text[]) {
  if (slip.part === 'prose') yield* slipsInTexts(slip, prose)
  else if (slip.part === 'fields') yield* slipsInTexts(slip, fields)
  else if (slip.part === 'body' || file.data !== undefined) {
    const text = slip.part === 'body' ? file.body : file.text
    // One slip a line of a file: several of them are often one mistake.
    const lines = new Set<number>()
    for (const match of text.matchAll(slip.find)) {
      const problem = atOffset(file.path, text, match.index, slip.messageOf(match))
      if (slip.part === 'body' || !lines.has(problem.line)) yield problem
      lines.add(problem.line)
    }
  }
}

function* run(all: readonly Slip[], texts: FileTexts, { isPublic }: Context): Generator<Problem> {
  const fields = fieldTexts(texts.file)
  for (const slip of all.filter((one) => isIn(one, texts.file))) {
    const isAdvice = slip.warning || (slip.stops === 'release' && !isPublic)
    for (const problem of slipsIn(slip, texts, fields))
      yield isAdvice ? asWarning(problem) : problem
  }
}

/** Marks that do nothing, words twice, and what comes along when a text is pasted. */
export const checkSlips: FileRule = (texts, context) => run(slips().ofStyle, texts, context)

/** What the law asks for, and what is half done: visitors would read what was left for an author. */
export const checkUnfinished: FileRule = (texts, context) => run(slips().stopping, texts, context)

/** How many cells a row of a table has. A pipe after a backslash belongs to the words. */
const cellsIn = (row: string): number =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length

/** What is wrong with the rows of a table: of each its index, and what to do. */
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
          ? 'add what is missing, or an empty cell, and a | behind it'
          : 'remove what is too much, or write \\| for a | that belongs to the words'
      const says = `this row has ${plural(cells, 'cell')}, and the first row of the table ${columns}: ${way}`
      if (cells !== columns) yield { row: index + 2, says }
    }
}

/** A table without its line of dashes is shown as pipes, and a row of another length loses cells. */
export const checkTables: FileRule = function* ({ file: { path, body } }) {
  for (const { 0: table, index } of body.matchAll(/^[^\S\n]*\|.*(?:\n[^\S\n]*\|.*)*/gm)) {
    const rows = table.split('\n')
    for (const { row, says } of wrongRows(rows)) {
      const above = rows.slice(0, row).reduce((sum, { length }) => sum + length + 1, 0)
      yield atOffset(path, body, index + above + (rows[row] ?? '').search(/\S/), says)
    }
  }
  if (!body.includes('\t')) return
  const tabs = /^[^\n\t|]*[^\s|][^\n\t|]*\t.*(?:\n[^\n\t]*\S[^\n\t]*\t.*)+/gm
  for (const { 0: words, index } of body.matchAll(tabs)) {
    const row = words.split('\n')[0]?.split('\t').join(' | ')
    const says = `columns with tabs between them run together: write | ${row} | and |---| below it for each`
    yield atOffset(path, body, index, says)
  }
}
