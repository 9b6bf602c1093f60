import { addToast, type Toast } from './toast-store.ts'

export type { Toast }

/** Loads what shows toasts. Call it ahead of the first, so that this appears at once and is read out. */
export const loadToaster = (): Promise<void> =>
  import('./mount-toaster.tsx').then(
    ({ mountToaster }) => mountToaster(),
    // Losing a toast is acceptable: the page itself shows the same message.
    (error) => console.error(error),
  )

/** Shows a toast for five seconds, replacing the previous one. Any island may call this. */
export const showToast = (toast: Toast): void => {
  addToast(toast)
  void loadToaster()
}
