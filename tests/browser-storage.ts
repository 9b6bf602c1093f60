const refuse = (): never => {
  throw new DOMException('Refused', 'SecurityError')
}

/** Makes a localStorage or sessionStorage that refuses longer values. */
export const storageOf = (room = Number.POSITIVE_INFINITY) => {
  const items: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) refuse()
      items[key] = value
    },
    removeItem: (key: string) => delete items[key],
  }
  // As in a browser, its properties are its items.
  return new Proxy(items, { get: (_, name) => Reflect.get({ ...items, ...methods }, name) })
}

/** Blocked storage, which throws on every access. */
export const blocked = new Proxy({}, { get: refuse, ownKeys: refuse })
