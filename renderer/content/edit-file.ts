import { parseDocument } from 'yaml'
import { isRecord } from '../is-record.ts'
import { normalizeText, splitFrontMatter, UnreadableFile } from './front-matter.ts'
import { mergeYaml } from './merge-yaml.ts'
import type { Fields } from './schema-nodes.ts'
import { versionField } from './version.ts'

/** The YAML of a content file and, in MDX, the text below it. */
type Content = { yaml: string; body?: string }

const contentOf = (path: string, text: string): Content => {
  const normal = normalizeText(text)
  if (!path.endsWith('.mdx')) return { yaml: normal }
  const parts = splitFrontMatter(normal)
  if ('message' in parts) throw new UnreadableFile(`${path}:${parts.line} ${parts.message}`)
  return { yaml: `${parts.yaml.replace(/^\s*\n/, '')}\n`, body: parts.content.trim() }
}

const joined = ({ yaml, body }: Content): string =>
  body === undefined ? yaml : `---\n${yaml.trimEnd()}\n---\n${body && `\n${body}\n`}`

/** Edits the YAML of a content file. @throws UnreadableFile */
export const editYaml = (path: string, text: string, edit: (yaml: string) => string): string => {
  const { yaml, ...content } = contentOf(path, text)
  const edited = edit(yaml)
  return edited === yaml ? text : joined({ yaml: edited, ...content })
}

/**
 * Returns the fields of a content file; in MDX, the field `body` is the text below the others.
 * @throws UnreadableFile if it cannot be parsed.
 */
export const readFields = (path: string, text: string): Fields => {
  const { yaml, ...content } = contentOf(path, text)
  const document = parseDocument(yaml)
  const [error] = document.errors
  const fields: unknown = error ?? document.toJS() ?? {}
  if (error || !isRecord(fields))
    throw new UnreadableFile(`${path}: ${error?.message ?? 'these are no fields'}`)
  return { ...fields, ...content }
}

/**
 * Edits the fields of a content file: the lines of those that stay the same do not change.
 * @throws UnreadableFile if it cannot be parsed.
 */
export const editFields = (path: string, text: string, edit: (all: Fields) => Fields): string => {
  const { yaml, body } = contentOf(path, text)
  const { body: edited = '', ...fields } = edit(readFields(path, text))
  return joined({
    yaml: mergeYaml(yaml, fields),
    ...(body !== undefined && { body: String(edited).trim() }),
  })
}

/** Returns a translation that names the version of its original, otherwise unchanged. */
export const withVersion = (path: string, text: string, version: string): string =>
  editFields(path, text, (fields) =>
    Object.assign({ [versionField]: '' }, fields, { [versionField]: version }),
  )
