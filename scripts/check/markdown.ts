import type { Problem } from '../../renderer/content/problem.ts'
import { plural } from '../plural.ts'
import { asWarning, atOffset, atWords } from './problems.ts'
import type { FileRule } from './rule.ts'

const bullets = '•·▪◦‣●○■'

/** Marks of Markdown that do nothing as they are, with how to write them. */
const lostMarks: readonly (readonly [mark: RegExp, says: (words: string) => string])[] = [
  [
    /(?<=^|\n)#{2,6}(?=[^\s#]).*/g,
    (words) => `a heading needs a space behind its #: write ${words.replace(/^#+/, '$& ')}`,
  ],
  [
    /(?<!!)\[[^\]\n]+\] \((?:\/|https?:)[^)\s]*\)/g,
    (words) => `a link has no space in it: write ${words.replace('] (', '](')}`,
  ],
  [
    /(?<!!)\([^()\n]+\)\[(?:\/|https?:)[^\]\s]*\]/g,
    (words) =>
      `the words of a link stand in [ ], and its address in ( ): write ${words.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)')}`,
  ],
  [
    /!\[[^\]\n]*\] \([^)\n]*\)/g,
    (words) => `a picture has no space in it: write ${words.replace('] (', '](')}`,
  ],
  [
    /!\([^()\n]*\)\[[^\]\n]*\]/g,
    (words) =>
      `the alt text of a picture stands in [ ], and its name in ( ): write ${words.replace(/^!\((.*)\)\[(.*)\]$/, '![$1]($2)')}`,
  ],
  [
    /!\[[^\]\n]+\](?! ?[([])/g,
    (words) => `a picture needs its name behind its alt text: write ${words}(name-of-picture)`,
  ],
  [
    new RegExp(`(?<=(?:^|\\n)[ \\t]*)[${bullets}].*(?:\\n[ \\t]*(?:[${bullets}].*)?)*`, 'gu'),
    (words) => {
      const [, sign = '', first = ''] = /^(.)\s*(\S+)?/u.exec(words) ?? []
      return `${sign} begins no list: write - and a space in its place, "- ${first} …", in each line`
    },
  ],
  [
    /(?<=^|\n)-(?=\p{Lu}).*/gu,
    (words) => `a list needs a space behind its -: write - ${words.slice(1).split(' ')[0]} …`,
  ],
  [
    /\[\^[^\]\s]+\](?!:)/g,
    (words) => `footnotes are not made here, so ${words} is shown as it is: say it in the text`,
  ],
  [
    /(?<=\S[^\n]*\n)(?:-+|=+)[^\S\n]*(?=\n|$)/g,
    () =>
      'this line makes a heading of the words above it: delete it, and write ## before them if they are one',
  ],
  [
    /(?<=^|\n)[^\n\t|]*[^\s|][^\n\t|]*\t.*(?:\n[^\n\t]*\S[^\n\t]*\t.*)+/g,
    (words) =>
      `columns with tabs between them run together: write | ${words.split('\n')[0]?.split('\t').join(' | ')} | and |---| below it for each`,
  ],
]

/** A mark that does nothing would be shown as it is. */
export const checkLostMarks: FileRule = function* ({ file: { path, body } }) {
  for (const [mark, says] of lostMarks)
    for (const { 0: words, index } of body.matchAll(mark))
      yield atOffset(path, body, index, says(words))
}

const bullet = new RegExp(`^[${bullets}]`, 'u')
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/gu
const headingLine = /^\s*#{1,6}\s|(?:heading|title|label)["']?\s*[:=][^:=]*$/i
/** A no-break space keeps a figure and its unit together, and elsewhere breaks lines too soon. */
const specialSpace = /(?<![\d{}])(?! )\p{Zs}+(?![\d{}%])|(?! )\p{Zs}+(?= )|(?<= )(?! )\p{Zs}+/gu

/** What comes along when a text is pasted from somewhere else. */
export const checkPasted: FileRule = function* ({ file: { path, text, data }, written }) {
  if (data === undefined) return
  for (const field of written.filter((one) => one.field.length > 0)) {
    const [sign] = bullet.exec(field.text) ?? []
    if (sign) yield atWords(field, sign, `delete this ${sign}, because the page draws its own`)
  }
  // Each system draws an emoji in its own way, and screen readers read its name into the heading.
  for (const { 0: sign, index } of text.matchAll(emoji))
    if (headingLine.test(text.slice(text.lastIndexOf('\n', index) + 1, index)))
      yield atOffset(path, text, index, `a heading has no emoji: delete ${sign}`)
  let line = 0
  for (const { index } of text.matchAll(specialSpace)) {
    const problem = atOffset(
      path,
      text,
      index,
      'a no-break space stands here, as copied from a web page: write an ordinary one, because lines cannot break at it',
    )
    if (problem.line !== line) yield asWarning(problem)
    line = problem.line
  }
}

/** How many cells a row of a table has. A pipe after a backslash belongs to the words. */
const cellsIn = (row: string): number =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length

/** What is wrong with a row of a table, whose first row has so many cells. */
const wrongRow = (row: string, index: number, columns: number): string | undefined => {
  const cells = cellsIn(row)
  const divider = `|${'---|'.repeat(columns)}`
  if (index === 1 && cells !== columns)
    return `this line has to have a part for each of the ${plural(columns, 'cell')} above it: write ${divider}`
  if (index < 2 || cells === columns) return undefined
  const way =
    cells < columns
      ? 'add what is missing, or an empty cell, and a | behind it'
      : 'remove what is too much, or write \\| for a | that belongs to the words'
  return `this row has ${plural(cells, 'cell')}, and the first row of the table ${columns}: ${way}`
}

const isDivider = (row: string): boolean => /^\s*\|(?:\s*:?-+:?\s*\|)*\s*:?-+:?\s*\|?\s*$/.test(row)

/** The problems of a table that begins in a line, whose rows begin with a pipe each. */
function* problemsIn(rows: readonly string[], file: string, line: number): Generator<Problem> {
  const [head = '', divider = ''] = rows
  const columns = cellsIn(head)
  const at = (index: number, message: string): Problem => ({
    file,
    line: line + index,
    column: (rows[index] ?? '').search(/\S/) + 1,
    message,
  })
  if (!isDivider(divider)) {
    yield at(
      0,
      `a table needs a line of dashes below its first row: write |${'---|'.repeat(columns)} there`,
    )
    return
  }
  for (const [index, row] of rows.entries()) {
    const wrong = wrongRow(row, index, columns)
    if (wrong) yield at(index, wrong)
    if (wrong && index === 1) return
  }
}

/** A table without its line of dashes is shown as pipes, and a row of another length loses cells. */
export const checkTables: FileRule = function* ({ file: { path, body } }) {
  for (const { 0: table, index } of body.matchAll(/(?<=^|\n)[^\S\n]*\|.*(?:\n[^\S\n]*\|.*)*/g))
    yield* problemsIn(table.split('\n'), path, body.slice(0, index).split('\n').length)
}
