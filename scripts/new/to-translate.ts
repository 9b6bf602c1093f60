import { stringify } from 'yaml'
import { schemaOf } from '../../content/schema/kinds.ts'
import type { ContentFile } from '../../renderer/content/content-folder.ts'
import { fieldOf, type Node, wordsIn } from '../../renderer/content/schema-nodes.ts'
import { versionField } from '../../renderer/content/translation.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { versionOf } from '../check/translated-texts.ts'
import { comment } from './comment.ts'

/** Other languages often need more room than English. */
const growth = 1.4

/** The English of a text, with the limit of its field where a translation may reach it. */
const english = ({ maxLength }: Node, text: string, indent: string): string =>
  comment(
    maxLength && text.length * growth > maxLength
      ? `${text} (at most ${maxLength} characters)`
      : text,
    indent,
  )

const key = (name: string): string => stringify(name).trim()

const fieldsToWrite = (schema: Node, value: Readonly<Record<string, unknown>>, indent: string) =>
  Object.entries(value).flatMap(([name, inner]) => {
    const field = fieldOf(schema, name)
    if (!field || wordsIn(field, inner).length === 0) return []
    return [`${key(name)}:${toWrite(field, inner, `${indent}  `)}`]
  })

/** Items without words keep their place, because translations go by it. */
const itemToWrite = (items: Node, item: unknown, indent: string): string => {
  if (wordsIn(items, item).length === 0) return '{}'
  if (typeof item === 'string') return english(items, item, indent)
  return isRecord(item)
    ? fieldsToWrite(items, item, indent).join(`\n${indent}`)
    : toWrite(items, item, indent).trimStart()
}

/** What stands behind the colon of a field: its words only, each as a comment. */
const toWrite = (schema: Node, value: unknown, indent: string): string => {
  const newLine = `\n${indent}`
  if (typeof value === 'string') return ` ${english(schema, value, indent)}`
  if (Array.isArray(value)) {
    const items = schema.items ?? schema
    return value.map((item) => `${newLine}- ${itemToWrite(items, item, `${indent}  `)}`).join('')
  }
  return isRecord(value)
    ? fieldsToWrite(schema, value, indent)
        .map((line) => newLine + line)
        .join('')
    : ''
}

/**
 * The file that translates another, to be filled in: its words with the English of each as a
 * comment, and the text below them in English. The check lists what is left of both.
 */
export const toTranslate = (original: ContentFile): string => {
  const schema = schemaOf(original.path)
  const fields =
    schema && isRecord(original.data) ? fieldsToWrite(schema as Node, original.data, '') : []
  const yaml = [
    `# ${versionField}: the version of ${original.path} that this renders.`,
    `${versionField}: ${versionOf(original)}`,
    ...fields,
    '',
  ].join('\n')
  return original.path.endsWith('.mdx') ? `---\n${yaml}---\n\n${original.body.trim()}\n` : yaml
}
