import type { Node } from './schema-nodes.ts'

const between = (from: number | undefined, to: number | undefined, unit: string): string[] => {
  if (from !== undefined && to !== undefined && (from > 1 || unit === ''))
    return [from === to ? `exactly ${from}${unit}` : `${from} to ${to}${unit}`]
  if (to !== undefined) return [`at most ${to}${unit}`]
  return from !== undefined && from > 1 ? [`at least ${from}${unit}`] : []
}

/** Describes the limits of a field for authors: `one of plain, sand`, `at most 70 characters`. */
const limitsOf = (schema: Node): readonly string[] => {
  switch (schema.type) {
    case 'boolean':
      return ['true or false']
    case 'integer':
      return ['a whole number', ...between(schema.minimum, schema.maximum, '')]
    case 'number':
      return ['a number', ...between(schema.minimum, schema.maximum, '')]
    case 'array':
      return between(schema.minItems, schema.maxItems, ' items')
    default:
      return schema.enum
        ? [`one of ${schema.enum.join(', ')}`]
        : between(schema.minLength, schema.maxLength, ' characters')
  }
}

const figuresIn = (text: string): readonly string[] => text.match(/\d+/g) ?? []

/** Describes a field, adding the limits that its description leaves out. */
export const describeField = (schema: Node): string => {
  const { description = '' } = schema
  const said = figuresIn(description)
  const limits = limitsOf(schema).filter((limit) => {
    const figures = figuresIn(limit)
    return figures.length === 0 || !figures.every((figure) => said.includes(figure))
  })
  return limits.length > 0 ? `${description} (${limits.join(', ')})`.trim() : description
}
