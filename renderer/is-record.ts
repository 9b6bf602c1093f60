/** Returns whether a value is an object with fields, such as a mapping of YAML, not a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a mapping as it is, and an empty one for anything else. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {}

/** Returns the name and fields of each entry of a group, such as the claims of business.yaml. */
export const entriesIn = (group: unknown) =>
  Object.entries(recordOf(group)).map(([name, fields]) => [name, recordOf(fields)] as const)

/** Returns the items of a list, and none for anything else. */
export const itemsIn = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : [])
