// TypeScript types field names as strings, because an object may have more fields than its type
// says. The objects passed to these functions have no others.

type KeyOf<T> = keyof T & string

/** The names of the fields of an object. */
export const keysOf = <T extends object>(object: T): readonly KeyOf<T>[] =>
  Object.keys(object) as KeyOf<T>[]

/** An object with a field for each name. */
export const fromKeys = <T extends object>(
  keys: readonly KeyOf<T>[],
  make: <Key extends KeyOf<T>>(key: Key) => T[Key],
): T => Object.fromEntries(keys.map((key) => [key, make(key)])) as T

/** True if a text is one of the names. */
export const isOneOf = <Name extends string>(names: readonly Name[], text: string): text is Name =>
  names.some((name) => name === text)
