import { addToast, type Toast } from './toast-store.ts'

/** Shows a notice for five seconds, in place of the one before it. Any island may call this. */
export const showToast = (toast: Toast): void => {
  addToast(toast)
  import('./mount-toaster.tsx').then(
    ({ mountToaster }) => mountToaster(),
    // Every notice also stands in the page itself.
    (error) => console.error(error),
  )
}
