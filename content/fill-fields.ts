import { isLazy, lazyFields, namesIn } from './lazy-fields.ts'
import { once } from './questions.ts'

/** A deep copy of data with every text transformed. Other values are kept as they are. */
export const fillWith = <T>(data: T, fillText: (text: string) => string): T => {
  const fillAny = (value: unknown): unknown => {
    if (typeof value === 'string') return fillText(value)
    if (Array.isArray(value)) return value.map(fillAny)
    if (typeof value !== 'object' || value === null) return value
    return isLazy(value)
      ? fillFields(value, fillText)
      : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillAny(inner)]))
  }
  return fillAny(data) as T
}

/** Fields with every text transformed when it is first read, and no sooner. */
export const fillFields = <Fields extends object>(
  fields: Fields,
  fillText: (text: string, field: string) => string,
): Fields => {
  const filled = new Map<string, () => unknown>()
  return lazyFields(
    once(() => namesIn(fields)),
    (name) => {
      const value =
        filled.get(name) ??
        once(() => fillWith(fields[name as keyof Fields], (text) => fillText(text, name)))
      filled.set(name, value)
      return value()
    },
  )
}
