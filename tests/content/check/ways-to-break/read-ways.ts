import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { escapePattern } from '../../../../content/schema/text.ts'
import type { ContentFolder } from '../../../../renderer/content/folder.ts'
import { sampleFolder, textOf, withChange, withFile } from '../../sample.ts'

/**
 * A way to break the sample: the lines of one or more files before (-) and after (+), with ▸ where
 * the problem is, and the report's message on it (! for an error, ? for a warning), with → before
 * the next step. A file without lines before is a new one. ⟨one | other⟩ makes a way of each, and
 * ⟨⟩ stands for it. ⟨$ features.skylight⟩ and ⟨% range.min⟩ stand for the values in
 * content/prices/roof.yaml. `\u00a0` is a character that editors do not show.
 */
export type Way = {
  how: string
  /** The broken folder. */
  folder: ContentFolder
  /** `content/home.yaml:3:1` */
  place: string
  message: string
  next: string
  isError: boolean
  /** The file that describes it. */
  subject: string
}

const cursor = '▸'
const here = import.meta.dirname

const startingWith = (sign: string, block: string): string =>
  [...block.matchAll(new RegExp(`^${escapePattern(sign)} ?(.*)$`, 'gm'))]
    .map(([, line]) => line)
    .join('\n')

const unescaped = (text: string): string =>
  text.replace(/\\u([0-9a-f]{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

const alternatives = /⟨([^⟩]* \| [^⟩]*)⟩/

/** Returns the way once for each of its alternatives. */
const eachOf = (way: string): string[] => {
  const [, list] = alternatives.exec(way) ?? []
  return (list?.split(' | ') ?? ['']).map((one) =>
    way.replace(alternatives, () => one).replaceAll('⟨⟩', () => one),
  )
}

const roofPrices: unknown = parse(textOf('content/prices/roof.yaml'))

const priced = (text: string): string =>
  text.replace(/⟨([$%]) (\S+)⟩/g, (_, unit: string, field: string) => {
    const amount = Number(field.split('.').reduce((value, name) => Object(value)[name], roofPrices))
    return unit === '$'
      ? `$${amount.toLocaleString('en-US')}`
      : `${Number((amount * 100).toFixed(2))}%`
  })

/** Edits a file: `content/home.yaml` on the first line, then the lines before and after. */
const edit = (folder: ContentFolder, block: string): ContentFolder => {
  const [path = ''] = block.split('\n')
  const [from, to] = [startingWith('-', block), startingWith('+', block)]
  if (from === '') return withFile(path, `${to}\n`, folder)
  const lines = new RegExp(`^${escapePattern(from)}$`, 'm')
  return withChange(path, lines, to.replaceAll('$', '$$$$'), folder)
}

const readWay = (subject: string, escaped: string): Way => {
  const block = priced(unescaped(escaped))
  const [how = '', ...edits] = block.split(/\n(?=content\/)/)
  const folder = edits.reduce(edit, sampleFolder)
  const marked = folder.sources.find(({ text }) => text.includes(cursor))
  const { path = '', text = '' } = marked ?? {}
  const above = text.slice(0, text.indexOf(cursor)).split('\n')
  const broken = { path, text: text.replace(cursor, '') }
  const error = startingWith('!', block)
  const said = error || startingWith('?', block)
  return {
    how,
    subject,
    folder: { ...folder, sources: folder.sources.map((one) => (one === marked ? broken : one)) },
    place: `${path}:${above.length}:${(above.at(-1)?.length ?? 0) + 1}`,
    message: said.replace('→ ', ''),
    next: said.split('→ ')[1] ?? '',
    isError: error !== '',
  }
}

/** The ways to break a file that are described in this folder. */
export const ways: readonly Way[] = readdirSync(here)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) =>
    readFileSync(join(here, name), 'utf8')
      .trimEnd()
      .split('\n\n')
      .flatMap(eachOf)
      .map((way) => readWay(name.replace('.txt', ''), way)),
  )
