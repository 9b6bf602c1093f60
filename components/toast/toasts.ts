import type { Toast } from './toaster.tsx'

export type { Toast }

let latest: Toast | undefined

const render = (toast: Toast | undefined): void => {
  latest = toast
  import('./toaster.tsx')
    .then(({ renderToast }) => renderToast(latest))
    // Losing a toast is acceptable: the page itself shows the same message.
    .catch(console.error)
}

/**
 * Shows a toast for five seconds, in place of the previous one. Any island may call this.
 * @returns what closes it earlier, for when it is no longer true.
 */
export const showToast = (toast: Toast): (() => void) => {
  render(toast)
  return () => {
    if (latest === toast) render(undefined)
  }
}
