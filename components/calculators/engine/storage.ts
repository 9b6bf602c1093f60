import { attempt } from '../../../renderer/browser/attempt.ts'

/** The fields of a JSON text; none if it is damaged or cannot be read. */
export const fieldsIn = (text: string | null | undefined): Record<string, unknown> =>
  attempt(() => ({ ...Object(JSON.parse(text ?? '')) })) ?? {}

/** That of a tab, and that of all tabs of the browser. */
type StorageName = 'sessionStorage' | 'localStorage'

/** The fallback where storage is blocked or full, as long as the page is open. */
const unstored = new Map<string, string>()

/** Whether all that was saved is there after a reload. */
export const isStored = (): boolean => unstored.size === 0

export const readStored = (name: StorageName, key: string) =>
  fieldsIn(unstored.get(key) ?? attempt(() => globalThis[name].getItem(key)))

export const writeStored = (name: StorageName, key: string, data: object): void => {
  const text = JSON.stringify(data)
  unstored.set(key, text)
  attempt(() => {
    globalThis[name].setItem(key, text)
    unstored.delete(key)
  })
}

export const deleteStored = (key: string): void => {
  unstored.delete(key)
  attempt(() => sessionStorage.removeItem(key))
}
