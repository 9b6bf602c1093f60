import { parse } from 'yaml'
import type { Fields } from '../content/schema-nodes.ts'
import { isRecord } from '../is-record.ts'
import { keepYaml } from './keep-yaml.ts'
import { filled } from './same.ts'
import { fileText } from './yaml-text.ts'

/** Lines of two components with blank lines between them. */
const apart = /^(<.*>)\n\n+(?=(<.*>)$)/gm

const withoutSpaces = (line: string): string => line.replaceAll(/[ \t]/g, '')

/**
 * A text that was edited, with the spaces of tables and the lines between components as they were:
 * the editor writes them in its own way.
 */
const keepBody = (before: string, next: string): string => {
  const known = new Map(before.split('\n').map((line) => [withoutSpaces(line), line]))
  const lines = next
    .split('\n')
    .map((line) => (line.startsWith('|') ? (known.get(withoutSpaces(line)) ?? line) : line))
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .replaceAll(apart, (gap, above: string, below: string) =>
      before.includes(`${above}\n${below}`) ? `${above}\n` : gap,
    )
}

/** A form passes on the fields that it does not know: this one is the file as it was read. */
const sourceField = '_source'
const bodyField = 'body'

type Parts = { yaml: string; body: string }

const mdx = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/

const partsOf = (text: string, isMdx: boolean): Parts => {
  if (!isMdx) return { yaml: text, body: '' }
  const [, yaml = '', body = ''] = mdx.exec(text) ?? []
  return { yaml: `${yaml}\n`, body: body.trim() }
}

const written = ({ yaml, body }: Parts, isMdx: boolean): string => {
  if (!isMdx) return `${yaml.trimEnd()}\n`
  return `---\n${yaml.trimEnd()}\n---\n${body === '' ? '' : `\n${body}\n`}`
}

/**
 * How the forms read and write content files: of a file that was there, all that was not edited
 * stays as it is.
 */
export const contentFormat = (isMdx: boolean) => ({
  fromFile: (text: string): Fields => {
    const { yaml, body } = partsOf(text, isMdx)
    const fields: unknown = parse(yaml)
    return {
      ...(isRecord(fields) ? fields : {}),
      ...(isMdx ? { [bodyField]: body } : {}),
      [sourceField]: text,
    }
  },
  toFile: (form: Fields): string => {
    const { [sourceField]: source, [bodyField]: text, ...fields } = form
    const body = isMdx && typeof text === 'string' ? text : ''
    if (typeof source !== 'string') return written({ yaml: fileText(filled(fields)), body }, isMdx)
    const before = partsOf(source, isMdx)
    const yaml = keepYaml(
      before.yaml,
      isMdx ? fields : { ...fields, ...(text === undefined ? {} : { body: text }) },
    )
    return written({ yaml, body: isMdx ? keepBody(before.body, body) : '' }, isMdx)
  },
})
