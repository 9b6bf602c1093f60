import { type Static, Type } from 'typebox'
import type { Problem } from '../../renderer/content/problem.ts'
import { lazy } from '../../renderer/memoize.ts'
import { plural } from '../plural.ts'
import { readData } from './data.ts'
import { asWarning, atOffset, atWords } from './problems.ts'
import type { FileRule } from './rule.ts'
import { fieldTexts, type Text } from './texts.ts'

const slipList = Type.Array(
  Type.Object({
    find: Type.String(),
    says: Type.String(),
    anyCase: Type.Optional(Type.Boolean()),
    warning: Type.Optional(Type.Boolean()),
  }),
)
const schema = Type.Object({ body: slipList, fields: slipList, prose: slipList, file: slipList })

type Part = keyof Static<typeof schema>

const compiled = (list: Static<typeof slipList>) =>
  list.map(({ find, says, anyCase, warning }) => ({
    find: new RegExp(find, anyCase ? 'gimu' : 'gmu'),
    messageOf: (match: RegExpExecArray) =>
      says.replace(/\$([&\d])/g, (_, group) => match[group === '&' ? 0 : Number(group)] ?? ''),
    withSeverity: warning ? asWarning : (problem: Problem) => problem,
  }))
const slips = lazy(() => {
  const { body, fields, prose, file } = readData('slips', schema)
  return {
    body: compiled(body),
    fields: compiled(fields),
    prose: compiled(prose),
    file: compiled(file),
  }
})

function* slipsIn(part: Part, file: string, text: string): Generator<Problem> {
  for (const { find, messageOf, withSeverity } of slips()[part])
    for (const match of text.matchAll(find))
      yield withSeverity(atOffset(file, text, match.index, messageOf(match)))
}

function* slipsInTexts(part: Part, texts: readonly Text[]): Generator<Problem> {
  for (const text of texts)
    for (const { find, messageOf, withSeverity } of slips()[part])
      for (const match of [...text.text.matchAll(find)].slice(0, 1))
        yield withSeverity(atWords(text, match[0], messageOf(match)))
}

/** Marks that do nothing, words twice, and what comes along when a text is pasted. */
export const checkSlips: FileRule = function* ({ file, prose }) {
  const { path, text, body, data } = file
  yield* slipsIn('body', path, body)
  yield* slipsInTexts('fields', fieldTexts(file))
  yield* slipsInTexts('prose', prose)
  // One slip a line: several of them are often one mistake.
  const lines = new Set<number>()
  for (const problem of data === undefined ? [] : slipsIn('file', path, text)) {
    if (!lines.has(problem.line)) yield problem
    lines.add(problem.line)
  }
}

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
