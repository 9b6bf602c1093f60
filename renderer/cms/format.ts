import { parse } from 'yaml'
import type { Fields } from '../content/schema-nodes.ts'
import { isRecord } from '../is-record.ts'
import { keepYaml } from './keep-yaml.ts'
import { yamlText } from './yaml-values.ts'

/** The names under which the forms find these formats. */
export const formats = { mdx: 'mdx-frontmatter', yaml: 'kept-yaml' } as const

/** Two component lines with blank lines between them. */
const apart = /^(<.*>)\n\n+(?=(<.*>)$)/gm

const withoutSpaces = (line: string): string => line.replaceAll(/[ \t]/g, '')

/**
 * Restores the spacing of tables and the lines between components in an edited text, because the
 * editor reformats them.
 */
const keepBody = (before: string, next: string): string => {
  const former = new Map(before.split('\n').map((line) => [withoutSpaces(line), line]))
  const lines = next
    .split('\n')
    .map((line) => (line.startsWith('|') ? (former.get(withoutSpaces(line)) ?? line) : line))
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .replaceAll(apart, (gap, above: string, below: string) =>
      before.includes(`${above}\n${below}`) ? `${above}\n` : gap,
    )
}

/** Forms pass on fields that they do not know: this one holds the file as it was read. */
const sourceField = '_source'

const mdx = /^---\n([\s\S]*?\n)---(?:\n([\s\S]*))?$/

const mdxText = (yaml: string, body: string): string =>
  `---\n${yaml.trimEnd()}\n---\n${body === '' ? '' : `\n${body}\n`}`

const fieldsIn = (yaml: string): Fields => {
  const fields: unknown = parse(yaml)
  return isRecord(fields) ? fields : {}
}

/**
 * Reads and writes content files for the forms: whatever was not edited in an existing file stays
 * as it is.
 */
export const yamlFormat = {
  fromFile: (text: string): Fields => ({ ...fieldsIn(text), [sourceField]: text }),
  toFile: ({ [sourceField]: source, ...fields }: Fields): string =>
    `${(typeof source === 'string' ? keepYaml(source, fields) : yamlText(fields)).trimEnd()}\n`,
}

/** Reads and writes files with front matter; the field `body` is the text below it. */
export const mdxFormat = {
  fromFile: (text: string): Fields => {
    const [, yaml = '', body = ''] = mdx.exec(text) ?? []
    return { ...fieldsIn(yaml), body: body.trim(), [sourceField]: text }
  },
  toFile: ({ [sourceField]: source, body: edited, ...fields }: Fields): string => {
    const body = typeof edited === 'string' ? edited : ''
    if (typeof source !== 'string') return mdxText(yamlText(fields), body)
    const [, yaml = '', before = ''] = mdx.exec(source) ?? []
    return mdxText(keepYaml(yaml, fields), keepBody(before.trim(), body))
  },
}
