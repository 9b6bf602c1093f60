import { parseDocument } from 'yaml'
import { normalizeText, splitFrontMatter } from '../content/front-matter.ts'
import type { Fields } from '../content/schema-nodes.ts'
import { isRecord } from '../is-record.ts'
import { keepYaml, yamlText } from './keep-yaml.ts'

/** The names under which the forms find these formats. */
export const formats = { mdx: 'mdx-frontmatter', yaml: 'kept-yaml' } as const

/** Forms pass on fields that they do not know: this one holds the file as it was read. */
export const sourceField = '_source'

const mdxText = (yaml: string, body: string): string =>
  `---\n${yaml.trimEnd()}\n---\n${body === '' ? '' : `\n${body}\n`}`

const fieldsIn = (yaml: string): Fields => {
  const document = parseDocument(yaml)
  const [error] = document.errors
  if (error) throw error
  const fields: unknown = document.toJS() ?? {}
  if (!isRecord(fields)) throw new Error('These are no fields.')
  return fields
}

/** @throws if the lines above and below the fields are not there. */
const partsOf = (text: string): { yaml: string; body: string } => {
  const parts = splitFrontMatter(normalizeText(text))
  if ('message' in parts) throw new Error(`Line ${parts.line}: ${parts.message}`)
  return { yaml: parts.yaml.replace(/^\n/, ''), body: parts.content.trim() }
}

/** Shows why a file cannot be read, in place of its text. Saving it throws, so nothing is lost. */
const whyUnreadable = (error: unknown): string =>
  `This file cannot be edited here before it is corrected. ${error instanceof Error ? error.message : ''}`

/**
 * Reads and writes content files for the forms: whatever was not edited in an existing file stays
 * as it is.
 */
export const yamlFormat = {
  fromFile: (text: string): Fields => {
    try {
      return { ...fieldsIn(text), [sourceField]: text }
    } catch {
      return { [sourceField]: text }
    }
  },
  toFile: ({ [sourceField]: source, ...fields }: Fields): string => {
    if (typeof source !== 'string') return yamlText(fields)
    fieldsIn(source)
    return keepYaml(source, fields)
  },
}

/** Reads and writes files with front matter; the field `body` is the text below it. */
export const mdxFormat = {
  fromFile: (text: string): Fields => {
    try {
      const { yaml, body } = partsOf(text)
      return { ...fieldsIn(yaml), body, [sourceField]: text }
    } catch (error) {
      return { body: whyUnreadable(error), [sourceField]: text }
    }
  },
  toFile: ({ [sourceField]: source, body: edited, ...fields }: Fields): string => {
    const body = typeof edited === 'string' ? edited : ''
    if (typeof source !== 'string') return mdxText(yamlText(fields), body)
    const before = partsOf(source)
    fieldsIn(before.yaml)
    return mdxText(keepYaml(before.yaml, fields), body.trim())
  },
}
