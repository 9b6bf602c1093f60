import { visit } from 'unist-util-visit'
import { stringify } from 'yaml'
import { type ContentComponentName, contentComponents } from '../../content/schema/components.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import { bodyOf } from '../../renderer/content/rules/body-tree.ts'
import type { Node, Path } from '../../renderer/content/schema-nodes.ts'
import { isRecord } from '../../renderer/is-record.ts'

/** Steps into data without a name: every item of a list, every field of a group. */
const everyItem = '[]'
const everyField = '*'

/** A field of a schema, at any depth. */
export type Row = { steps: readonly string[]; schema: Node; required: boolean }

const rowsInside = (schema: Node, steps: readonly string[]): Row[] => {
  const [entry] = Object.values(schema.patternProperties ?? {})
  if (schema.items) return rowsInside(schema.items, [...steps, everyItem])
  if (!entry) return rowsOf(schema, steps)
  const inside = [...steps, everyField]
  return [{ steps: inside, schema: entry, required: false }, ...rowsInside(entry, inside)]
}

/** Returns every field of a schema in order, each followed by the fields inside it. */
export const rowsOf = (schema: Node, above: readonly string[] = []): Row[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const steps = [...above, key]
    const required = (schema.required ?? []).includes(key)
    return [{ steps, schema: field, required }, ...rowsInside(field, steps)]
  })

/** Returns whether a field has other fields rather than a value. */
export const isGroup = ({ items, properties, patternProperties }: Node): boolean =>
  properties !== undefined ||
  patternProperties !== undefined ||
  (items !== undefined && isGroup(items))

/** Returns a field's name as authors write it: `permit.authority`, `notes[].title`. */
export const nameOf = ({ steps }: Row): string =>
  steps.join('.').replaceAll(`.${everyItem}`, everyItem)

/** An example, and its place if it is from the content: `content/home.yaml:12`. */
export type Example = { text: string; place?: string }

type Found = { path: Path; value: unknown }

/** Returns the first value at a path of steps in data. */
const findIn = (
  data: unknown,
  [step, ...others]: readonly string[],
  path: Path = [],
): Found | undefined => {
  if (data === undefined || data === null) return undefined
  if (step === undefined) return { path, value: data }
  const inner = Array.isArray(data)
    ? [...data.entries()]
    : Object.entries(isRecord(data) ? data : {})
  for (const [key, value] of inner) {
    const isWanted = step === everyItem || step === everyField || step === key
    const found = isWanted ? findIn(value, others, [...path, key]) : undefined
    if (found) return found
  }
  return undefined
}

/** Returns the example in a description (`such as 9.9`), or a value that the schema allows. */
const valueFromSchema = (schema: Node): unknown => {
  const item = schema.items ?? schema
  const descriptions = `${item.description} ${schema.description}`
  const [, text, number] = /such as (?:"([^"]+)"|(-?\d+(?:\.\d+)?))/i.exec(descriptions) ?? []
  if (number !== undefined) return Number(number)
  return text ?? item.enum?.[0] ?? item.minimum ?? (item.type === 'boolean' ? true : undefined)
}

/** Returns the first use of a field in the content, or an example made from its schema. */
export const fieldExample = ({ steps, schema }: Row, files: readonly ContentFile[]): Example => {
  const yamlOf = (path: Path, value: unknown) => {
    const key = path.findLast((step) => typeof step === 'string' && step !== everyItem) ?? ''
    return stringify({ [key === everyField ? 'name' : key]: value }, { lineWidth: 90 }).trim()
  }
  for (const file of files) {
    const found = findIn(file.fields, steps)
    if (found)
      return {
        text: yamlOf(found.path, found.value),
        place: `${file.path}:${file.locate(found.path).line}`,
      }
  }
  const value = valueFromSchema(schema)
  return { text: yamlOf(steps, schema.items ? [value] : value) }
}

/** Writes a component as authors would, with its required properties. */
const skeletonOf = (name: ContentComponentName): string => {
  const { children, properties } = contentComponents[name]
  const { properties: fields = {}, required = [] }: Node = properties
  const given = required.map((field) => ` ${field}="${fields[field]?.enum?.[0] ?? '…'}"`).join('')
  return children ? `<${name}${given}>\n\nText.\n\n</${name}>` : `<${name}${given} />`
}

/** In lines. */
const longestExample = 12

/** Returns a short use of a component in the content, or a skeleton if no file uses it. */
export const componentExample = (
  name: ContentComponentName,
  files: readonly ContentFile[],
): Example => {
  const uses: Example[] = []
  for (const file of files) {
    visit(bodyOf(file).tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (!('name' in node) || node.name !== name || !node.position) return
      const { start, end } = node.position
      const text = file.body.slice(start.offset, end.offset)
      uses.push({ text, place: `${file.path}:${start.line}` })
    })
  }
  const short = uses.find(({ text }) => text.split('\n').length <= longestExample)
  return short ?? uses[0] ?? { text: skeletonOf(name) }
}
