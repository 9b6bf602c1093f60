import type { Toast } from './toaster.tsx'

export type { Toast }

let latest: Toast | undefined

const render = (toast: Toast | undefined): void => {
  latest = toast
  import('./toaster.tsx').then(
    ({ renderToast }) => renderToast(latest),
    // Losing a toast is acceptable: the page itself shows the same message.
    (error) => console.error(error),
  )
}

/** Shows a toast for five seconds, in place of the previous one. Any island may call this. */
export const showToast = (toast: Toast): void => render(toast)

/** Closes a red toast, because its error is corrected. */
export const closeErrorToast = (): void => {
  if (latest?.variant === 'destructive') render(undefined)
}
