import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import { stringify } from 'yaml'
import type { ContentComponentName } from '../../content/schema/components.ts'
import type { ContentFile } from '../../renderer/content/content-folder.ts'
import type { PathSegment } from '../../renderer/content/problem.ts'
import type { Node } from '../../renderer/content/schema-nodes.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { bodyTree } from '../check/texts.ts'
import { skeletonOf } from '../editor-files/snippets.ts'

/** A step into the data of a file that is no name: every item of a list, every field of a group. */
const everyItem = '[]'
const everyField = '*'

/** A field of a schema, however deep in it. */
export type Row = { steps: readonly string[]; schema: Node; required: boolean }

const rowsInside = (schema: Node, steps: readonly string[]): Row[] => {
  const [entry] = Object.values(schema.patternProperties ?? {})
  if (schema.items) return rowsInside(schema.items, [...steps, everyItem])
  if (!entry) return rowsOf(schema, steps)
  const inside = [...steps, everyField]
  return [{ steps: inside, schema: entry, required: false }, ...rowsInside(entry, inside)]
}

/** Every field of a schema in its order, each followed by the fields inside it. */
export const rowsOf = (schema: Node, above: readonly string[] = []): Row[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const steps = [...above, key]
    const required = (schema.required ?? []).includes(key)
    return [{ steps, schema: field, required }, ...rowsInside(field, steps)]
  })

/** Whether a field holds other fields, rather than a value. */
export const isGroup = ({ items, properties, patternProperties }: Node): boolean =>
  properties !== undefined ||
  patternProperties !== undefined ||
  (items !== undefined && isGroup(items))

/** A field as authors write about it: `permit.authority`, `notes[].title`, `services.*.lead`. */
export const nameOf = ({ steps }: Row): string =>
  steps.join('.').replaceAll(`.${everyItem}`, everyItem)

/** How something is written, and where, if that is in the content: `content/home.yaml:12`. */
export type Example = { text: string; place?: string }

type Found = { path: readonly PathSegment[]; value: unknown }

/** The first value at some steps into data. */
const findIn = (
  data: unknown,
  [step, ...others]: readonly string[],
  path: readonly PathSegment[] = [],
): Found | undefined => {
  if (data === undefined || data === null) return undefined
  if (step === undefined) return { path, value: data }
  const inner: [PathSegment, unknown][] =
    step === everyItem
      ? [...(Array.isArray(data) ? data : []).entries()]
      : Object.entries(isRecord(data) ? data : {})
  for (const [key, value] of inner) {
    const isWanted = step === everyItem || step === everyField || step === key
    const found = isWanted ? findIn(value, others, [...path, key]) : undefined
    if (found) return found
  }
  return undefined
}

const lastKey = (path: readonly PathSegment[]): string =>
  String(path.findLast((step) => typeof step === 'string' && step !== everyItem) ?? '')

const yamlOf = (key: string, value: unknown): string =>
  stringify({ [key]: value }, { lineWidth: 90 }).trim()

/** An example in a description: `such as "2026-12-31"`, `such as 9.9`. */
const saidIn = ({ description = '' }: Node): string | number | undefined => {
  const [, text, number] = /such as (?:"([^"]+)"|(-?\d+(?:\.\d+)?))/i.exec(description) ?? []
  return text ?? (number === undefined ? undefined : Number(number))
}

/** The example in the description of a field, or a value that its schema takes. */
const valueFromSchema = (schema: Node): unknown => {
  const item = schema.items ?? schema
  const yes = item.type === 'boolean' ? true : undefined
  return saidIn(item) ?? saidIn(schema) ?? item.enum?.[0] ?? yes
}

/** The first use of a field in the content, or one made from its schema where no file uses it. */
export const fieldExample = ({ steps, schema }: Row, files: readonly ContentFile[]): Example => {
  for (const file of files) {
    const found = findIn(file.fields, steps)
    if (found)
      return {
        text: yamlOf(lastKey(found.path), found.value),
        place: `${file.path}:${file.locate(found.path).line}`,
      }
  }
  const value = valueFromSchema(schema)
  const key = steps.at(-1) === everyField ? 'name' : lastKey(steps)
  return { text: yamlOf(key, schema.items ? [value] : value) }
}

/** A component in the text of a file, with the properties that are plain text. */
export type Use = { text: string; place: string; properties: ReadonlyMap<string, string> }

/** Every use of a component in some files. */
export const usesOf = (
  name: ContentComponentName,
  files: readonly ContentFile[],
): readonly Use[] => {
  const uses: Use[] = []
  for (const file of files) {
    const tree = bodyTree(file)
    if (tree instanceof VFileMessage) continue
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (!('attributes' in node) || node.name !== name || !node.position) return
      const { start, end } = node.position
      const properties = node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
          ? [[attribute.name, attribute.value] as const]
          : [],
      )
      uses.push({
        text: file.body.slice(start.offset, end.offset),
        place: `${file.path}:${start.line}`,
        properties: new Map(properties),
      })
    })
  }
  return uses
}

/** In lines. Longer examples show only how they begin. */
const longestExample = 12

/** A short use of a component, or how it is written where no file uses it. */
export const componentExample = (name: ContentComponentName, uses: readonly Use[]): Example => {
  const linesOf = ({ text }: Use) => text.split('\n')
  const use = uses.find((one) => linesOf(one).length <= longestExample) ?? uses[0]
  if (!use) return { text: skeletonOf(name) }
  const lines = linesOf(use)
  return {
    place: use.place,
    text:
      lines.length <= longestExample
        ? use.text
        : [...lines.slice(0, longestExample), '…'].join('\n'),
  }
}

/** How a property of a component is written in the content, or a value that its schema takes. */
export const propertyExample = ({ steps, schema }: Row, uses: readonly Use[]): Example => {
  const [name = ''] = steps
  const use = uses.find(({ properties }) => properties.has(name))
  return use
    ? { text: `${name}="${use.properties.get(name)}"`, place: use.place }
    : { text: `${name}="${valueFromSchema(schema)}"` }
}
