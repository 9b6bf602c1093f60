import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textOf } from '../../sample.ts'

/**
 * A way to break a file: its lines before (-) and after (+), with ▸ where the problem is, and what
 * the report says about it (! for an error, ? for a warning), with → where it begins to say what to
 * do. `\u00a0` in them is a sign that editors do not show.
 */
export type Way = {
  how: string
  file: string
  /** The text of the broken file. */
  text: string
  line: number
  column: number
  message: string
  next: string
  severity: 'error' | 'warning'
}

const cursor = '▸'
const folder = import.meta.dirname

const startingWith = (sign: string, lines: readonly string[]): string =>
  lines
    .filter((line) => line.startsWith(sign))
    .map((line) => line.slice(2))
    .join('\n')

const unescaped = (text: string): string =>
  text.replace(/\\u([0-9a-f]{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

const readWay = (block: string): Way => {
  const [how = '', file = '', ...lines] = unescaped(block).split('\n')
  const [from, to] = [startingWith('-', lines), startingWith('+', lines)]
  const [error, warning] = [startingWith('!', lines), startingWith('?', lines)]
  const said = error || warning
  const marked = textOf(file).replace(`\n${from}\n`, () => `\n${to}\n`)
  const atStart = textOf(file).startsWith(`${from}\n`)
  const broken = atStart ? to + textOf(file).slice(from.length) : marked
  const above = broken.slice(0, broken.indexOf(cursor)).split('\n')
  return {
    how,
    file,
    text: broken.replace(cursor, ''),
    line: above.length,
    column: (above.at(-1)?.length ?? 0) + 1,
    message: said.replace('→ ', ''),
    next: said.split('→ ')[1] ?? '',
    severity: error ? 'error' : 'warning',
  }
}

/** The ways to break a file that are described in this folder. */
export const ways: readonly Way[] = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n\n'))
  .map(readWay)
