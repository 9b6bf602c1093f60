import { isFields } from '../../content/model/schema-words.ts'

/** A form has a value for a field that a file leaves out. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.values(value).every(isEmpty))

const comparable = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(comparable)
  if (!isFields(value)) return value ?? null
  return Object.entries(value)
    .filter(([, inner]) => !isEmpty(inner))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, comparable(inner)])
}

/** Whether two values say the same, whatever the order of their fields. */
export const isSame = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(comparable(a)) === JSON.stringify(comparable(b))
