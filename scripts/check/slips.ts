import { type Problem, placeAt } from '../../renderer/content/problem.ts'
import { plural } from '../plural.ts'
import type { Context, FileRule } from './context.ts'
import { inSentences, isIn, type Phrase, phrases } from './phrases.ts'
import { asWarning, atFile, atWords } from './problems.ts'
import type { FileTexts, Prose, Text } from './texts.ts'

/** What is said of a phrase that was found. */
const saysOf = ({ says }: Phrase, match: RegExpExecArray): string =>
  says.replace(/\$([&\d])/g, (_, group) => match[group === '&' ? 0 : Number(group)] ?? '')

const inTexts = (phrase: Phrase, texts: readonly Prose[]): Problem[] =>
  texts.flatMap((text) => {
    const matches =
      phrase.part === 'sentences'
        ? inSentences(phrase, text.sentences)
        : [...text.text.matchAll(phrase.find)].slice(0, 1)
    return matches.map((match) => atWords(text, match[0], saysOf(phrase, match)))
  })

function* inSource(phrase: Phrase, path: string, source: string): Generator<Problem> {
  // One slip a line of a file: several of them are often one mistake.
  const lines = new Set<number>()
  for (const match of source.matchAll(phrase.find)) {
    const problem = atFile(path, saysOf(phrase, match), placeAt(source, match.index))
    if (phrase.part === 'body' || !lines.has(problem.line)) yield problem
    lines.add(problem.line)
  }
}

const problemsOf = (phrase: Phrase, { file, prose, joinedProse }: FileTexts) => {
  const { path, data, body, text } = file
  if (phrase.part === 'body') return inSource(phrase, path, body)
  if (phrase.part === 'file') return data === undefined ? [] : inSource(phrase, path, text)
  if (joinedProse.search(phrase.find) < 0) return []
  const isWanted = ({ field }: Text) => phrase.part !== 'fields' || field.length > 0
  return inTexts(phrase, prose.filter(isWanted))
}

const run = (all: readonly Phrase[], texts: FileTexts, context: Context): Problem[] =>
  all.flatMap((phrase) => {
    const { file } = texts
    if (!isIn(phrase, file) || (phrase.unlessTrue && context.isSpanishSpoken)) return []
    const problems = [...problemsOf(phrase, texts)]
    if (problems.length > 0 && phrase.unlessFile?.test(file.text + JSON.stringify(file.fields)))
      return []
    const isAdvice = phrase.warning || (phrase.stops === 'release' && !context.isPublic)
    return isAdvice ? problems.map(asWarning) : problems
  })

/** Marks that do nothing, words twice, and what comes along when a text is pasted. */
export const checkSlips: FileRule = (texts, context) => run(phrases().ofStyle, texts, context)

/** What the law asks for or rules out, whoever wants it, and what is half done. */
export const checkPhrases: FileRule = (texts, context) => run(phrases().stopping, texts, context)

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
