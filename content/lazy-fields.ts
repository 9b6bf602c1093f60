const lazy = new WeakSet<object>()

/** Whether an object is one of those below. */
export const isLazy = (value: object): boolean => lazy.has(value)

/**
 * An object whose fields are looked up each time they are read, so that whoever reads one asks for
 * no other.
 * @param names of all fields, found when they are listed.
 */
export const lazyFields = <T extends object>(
  names: () => ReadonlySet<string>,
  read: (name: string) => unknown,
): T => {
  const fields = new Proxy({} as T, {
    get: (_, name) => (typeof name === 'string' ? read(name) : undefined),
    has: (_, name) => names().has(String(name)),
    ownKeys: () => [...names()],
    // Whoever lists the fields does not read them yet.
    getOwnPropertyDescriptor: (_, name) =>
      names().has(String(name))
        ? { value: undefined, enumerable: true, configurable: true, writable: true }
        : undefined,
  })
  lazy.add(fields)
  return fields
}

/** The names of the fields of an object, found once. */
export const namesIn = (fields: object): ReadonlySet<string> => new Set(Object.keys(fields))
