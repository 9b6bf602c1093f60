import { stringify } from 'yaml'
import type { ContentFile } from '../../renderer/content/content-folder.ts'
import type { PathSegment } from '../../renderer/content/problem.ts'
import type { Node } from '../../renderer/content/schema-nodes.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { everyField, everyItem, type Row } from './rows.ts'

/** How a field is filled in, and where, if that is in the content: `content/home.yaml:12`. */
export type Example = { text: string; place?: string }

type Found = { path: readonly PathSegment[]; value: unknown }

/** The first value at a place of some data. */
const findIn = (
  data: unknown,
  [step, ...others]: readonly string[],
  path: readonly PathSegment[] = [],
): Found | undefined => {
  if (step === undefined)
    return data === undefined || data === null ? undefined : { path, value: data }
  const keys =
    step === everyItem
      ? (Array.isArray(data) ? data : []).map((_, index) => index)
      : step === everyField
        ? Object.keys(isRecord(data) ? data : {})
        : [step]
  for (const key of keys) {
    const inner: unknown = Array.isArray(data)
      ? data[Number(key)]
      : isRecord(data)
        ? data[key]
        : undefined
    const found = findIn(inner, others, [...path, key])
    if (found) return found
  }
  return undefined
}

const yamlOf = (key: PathSegment, value: unknown): string =>
  stringify({ [key]: value }, { lineWidth: 90 }).trim()

const lastKey = (path: readonly PathSegment[]): string =>
  path
    .filter((step) => typeof step === 'string' && step !== everyItem)
    .at(-1)
    ?.toString() ?? ''

/** An example in the words of a description: `such as "2026-12-31"`, `such as 9.9`. */
const saidIn = ({ description = '' }: Node): string | number | undefined => {
  const [, text, number] = /such as (?:"([^"]+)"|(-?\d+(?:\.\d+)?))/i.exec(description) ?? []
  return text ?? (number === undefined ? undefined : Number(number))
}

/** What the description of a field gives as an example, or a value that its schema takes. */
export const valueFromSchema = (schema: Node): unknown => {
  const item = schema.items ?? schema
  const yes = item.type === 'boolean' ? true : undefined
  return saidIn(item) ?? saidIn(schema) ?? item.enum?.[0] ?? yes
}

const fromSchema = ({ steps, schema }: Row): Example => {
  const value = valueFromSchema(schema)
  const key = steps.at(-1) === everyField ? 'name' : lastKey(steps)
  return { text: yamlOf(key, schema.items ? [value] : value) }
}

/** The first use of a field in the content, or one made from its schema where no file uses it. */
export const exampleOf = (row: Row, files: readonly ContentFile[]): Example => {
  for (const file of files) {
    const found = findIn(file.fields, row.steps)
    if (found)
      return {
        text: yamlOf(lastKey(found.path), found.value),
        place: `${file.path}:${file.locate(found.path).line}`,
      }
  }
  return fromSchema(row)
}
