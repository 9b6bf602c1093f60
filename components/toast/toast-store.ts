export type Toast = {
  title: string
  description: string
  variant?: 'default' | 'destructive'
  /** Not read out, because the page says the same and is. */
  silent?: boolean
  action?: { label: string; run: () => void }
}

export type ShownToast = Toast & { id: number; open: boolean }

/** How many toasts are kept at once, and how long a dismissed one is kept, in milliseconds. */
const limit = 1
const removalDelay = 1_000_000

let toasts: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const set = (next: readonly ShownToast[]) => {
  toasts = next
  for (const listen of listeners) listen()
}

/** A store for `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listen: () => void) => {
    listeners.add(listen)
    return () => void listeners.delete(listen)
  },
  current: () => toasts,
}

/** Replaces the current toast with a new one. */
export const addToast = (toast: Toast): void => {
  lastId += 1
  set([{ ...toast, id: lastId, open: true }, ...toasts].slice(0, limit))
}

/** Closes a toast. It is removed after a delay. */
export const dismissToast = (id: number): void => {
  set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), removalDelay)
}
