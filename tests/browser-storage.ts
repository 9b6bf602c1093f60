import { vi } from 'vitest'

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

/** Stubs a tab on a page, with empty storage and the entries of its history, the last of which is shown. */
export const openTab = (pathname: string, ...entries: unknown[]): unknown[] => {
  vi.stubGlobal('localStorage', storageOf())
  vi.stubGlobal('sessionStorage', storageOf())
  vi.stubGlobal('location', { pathname, hash: '', search: '' })
  vi.stubGlobal('history', {
    get state() {
      return entries.at(-1)
    },
    replaceState: (state: unknown) => void entries.splice(-1, 1, state),
    pushState: (state: unknown) => void entries.push(state),
  })
  return entries
}
