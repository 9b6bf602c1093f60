import { message, words } from './fields.ts'

export const toastWords = words('content/words/toasts.yaml: what notices say besides their own text.', {
  toast: 'Read out before each notice.',
  region: message('Name of the place where notices appear, with the key that leads there.', ['hotkey']),
  dismiss: 'Name of the button that closes a notice.',
})
