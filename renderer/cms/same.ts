import { isRecord } from '../is-record.ts'

/** A form has a value for a field that a file leaves out. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty))

const comparable = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(comparable)
  if (!isRecord(value)) return value ?? null
  return Object.entries(value)
    .filter(([, inner]) => !isEmpty(inner) && inner !== false)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, comparable(inner)])
}

/**
 * Whether two values say the same, whatever the order of their fields. A switch that is off says
 * what a file says that leaves it out.
 */
export const isSame = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(comparable(a)) === JSON.stringify(comparable(b))

/** Without the fields that were left empty. */
export const filled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(filled)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      isEmpty(inner) ? [] : [[name, filled(inner)]],
    ),
  )
}
