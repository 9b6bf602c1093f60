import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { ContentFolder } from '../../../../renderer/content/folder.ts'
import { sampleFolder, textOf } from '../../sample.ts'

/**
 * A way to break the sample: the lines of a file before (-) and after (+), of several files if need
 * be, with ▸ where the problem is, and what the report says about it (! for an error, ? for a
 * warning), with → where it begins to say what to do. A file without lines before is a new one.
 * ⟨$ features.skylight⟩ and ⟨% range.min⟩ stand for what content/prices/roof.yaml says now.
 * `\u00a0` in them is a sign that editors do not show.
 */
export type Way = {
  how: string
  /** The broken folder. */
  folder: ContentFolder
  /** `content/home.yaml:3:1` */
  place: string
  message: string
  next: string
  severity: 'error' | 'warning'
  /** The file that describes it. */
  subject: string
}

const cursor = '▸'
const here = import.meta.dirname

const startingWith = (sign: string, lines: readonly string[]): string =>
  lines
    .filter((line) => line.startsWith(sign))
    .map((line) => line.slice(2))
    .join('\n')

const unescaped = (text: string): string =>
  text.replace(/\\u([0-9a-f]{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

const roofPrices: unknown = parse(textOf('content/prices/roof.yaml'))

const priced = (text: string): string =>
  text.replace(/⟨([$%]) (\S+)⟩/g, (_, unit: string, field: string) => {
    const amount = Number(field.split('.').reduce((value, name) => Object(value)[name], roofPrices))
    return unit === '$'
      ? `$${amount.toLocaleString('en-US')}`
      : `${Number((amount * 100).toFixed(2))}%`
  })

/** A file with other lines: `content/home.yaml` on the first, then those before and after. */
const edited = (edit: string): { path: string; text: string } => {
  const [path = '', ...lines] = edit.split('\n')
  const [from, to] = [startingWith('-', lines), startingWith('+', lines)]
  const before = `\n${textOf(path)}`
  if (from === '') return { path, text: `${to}\n` }
  if (!before.includes(`\n${from}\n`)) throw new Error(`${path} has no lines ${from}`)
  return { path, text: before.replace(`\n${from}\n`, () => `\n${to}\n`).slice(1) }
}

const readWay = ([subject, escaped]: readonly [string, string]): Way => {
  const block = priced(unescaped(escaped))
  const [how = '', ...edits] = block.split(/\n(?=content\/)/)
  const files = new Map(edits.map(edited).map((file) => [file.path, file]))
  const sources = sampleFolder.sources.map((source) => files.get(source.path) ?? source)
  const added = [...files.values()].filter(({ path }) => textOf(path) === '')
  const marked = [...files.values()].find(({ text }) => text.includes(cursor))
  const above = marked?.text.slice(0, marked.text.indexOf(cursor)).split('\n') ?? []
  const lines = block.split('\n')
  const [error, warning] = [startingWith('!', lines), startingWith('?', lines)]
  const said = error || warning
  return {
    how,
    subject,
    folder: {
      ...sampleFolder,
      sources: [...sources, ...added].map(({ path, text }) => ({
        path,
        text: text.replace(cursor, ''),
      })),
    },
    place: `${marked?.path}:${above.length}:${(above.at(-1)?.length ?? 0) + 1}`,
    message: said.replace('→ ', ''),
    next: said.split('→ ')[1] ?? '',
    severity: error ? 'error' : 'warning',
  }
}

/** The ways to break a file that are described in this folder. */
export const ways: readonly Way[] = readdirSync(here)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) =>
    readFileSync(join(here, name), 'utf8')
      .trimEnd()
      .split('\n\n')
      .map((way) => [name.replace('.txt', ''), way] as const),
  )
  .map(readWay)
