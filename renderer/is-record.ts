/** True for an object with fields, such as a mapping of YAML or JSON: not for a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A mapping with its fields; an empty one for anything else. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {}

/** The fields of each in a group, such as the claims of business.yaml, by name. */
export const entriesIn = (group: unknown) =>
  Object.entries(recordOf(group)).map(([name, fields]) => [name, recordOf(fields)] as const)

/** The items of a list; none for anything else. */
export const itemsIn = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : [])
