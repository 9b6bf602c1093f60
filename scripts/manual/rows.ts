import type { Node } from '../../renderer/content/schema-nodes.ts'

/** A step into the data of a file that is no name: every item of a list, every field of a group. */
export const everyItem = '[]'
export const everyField = '*'

/** A field of a schema, wherever it is in it. */
export type Row = { steps: readonly string[]; schema: Node; required: boolean }

/** The fields inside a field, each after the one that holds it. */
const rowsInside = (schema: Node, steps: readonly string[]): Row[] => {
  const [entry] = Object.values(schema.patternProperties ?? {})
  if (schema.items) return rowsInside(schema.items, [...steps, everyItem])
  if (!entry) return rowsOf(schema, steps)
  const inside = [...steps, everyField]
  return [{ steps: inside, schema: entry, required: false }, ...rowsInside(entry, inside)]
}

/** Every field of a schema, in its order. */
export const rowsOf = (schema: Node, above: readonly string[] = []): Row[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const steps = [...above, key]
    const required = (schema.required ?? []).includes(key)
    return [{ steps, schema: field, required }, ...rowsInside(field, steps)]
  })

/** Whether a field holds other fields, rather than a value. */
export const isGroup = ({ type, items, properties, patternProperties }: Node): boolean =>
  properties !== undefined ||
  patternProperties !== undefined ||
  (type === 'array' && items !== undefined && isGroup(items))

/** A field as authors write about it: `permit.authority`, `notes[].title`, `services.*.lead`. */
export const nameOf = (steps: readonly string[]): string =>
  steps.join('.').replaceAll(`.${everyItem}`, everyItem)
