export type Toast = {
  title: string
  description: string
  variant?: 'default' | 'destructive'
  action?: { label: string; run: () => void }
}

export type ShownToast = Toast & { id: number; open: boolean }

/** Toasts that are kept at once, and how long a dismissed one is, in milliseconds. Specification, section 9. */
const limit = 1
const removalDelay = 1_000_000

let toasts: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const set = (next: readonly ShownToast[]) => {
  toasts = next
  for (const listen of listeners) listen()
}

/** What the toaster shows, in the form `useSyncExternalStore` asks for. */
export const toastStore = {
  subscribe: (listen: () => void) => {
    listeners.add(listen)
    return () => void listeners.delete(listen)
  },
  current: () => toasts,
}

/** Closes a toast. It is forgotten after a while. */
export const dismissToast = (id: number): void => {
  set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), removalDelay)
}

/** Shows a notice for five seconds, in place of the one before it. Any island may call this. */
export const showToast = (toast: Toast): void => {
  lastId += 1
  set([{ ...toast, id: lastId, open: true }, ...toasts].slice(0, limit))
  import('./mount-toaster.tsx').then(
    ({ mountToaster }) => mountToaster(),
    // Every notice also stands in the page itself.
    (error) => console.error(error),
  )
}
