import type { Node } from '../content/schema-nodes.ts'

/** The parts of a schema that say what its field of a form is like. */
export type Shape = Omit<Node, 'properties' | 'patternProperties' | 'items'> & {
  description?: string
  minLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  enum?: readonly string[]
  reference?: string
  referenceKeys?: string
  properties?: Readonly<Record<string, Shape>>
  patternProperties?: Readonly<Record<string, Shape>>
  items?: Shape
}
