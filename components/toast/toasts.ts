import { addToast, type Toast } from './toast-store.ts'

/** Shows a toast for five seconds, replacing the previous one. Any island may call this. */
export const showToast = (toast: Toast): void => {
  addToast(toast)
  import('./mount-toaster.tsx').then(
    ({ mountToaster }) => mountToaster(),
    // Losing a toast is acceptable: the page itself shows the same message.
    (error) => console.error(error),
  )
}
