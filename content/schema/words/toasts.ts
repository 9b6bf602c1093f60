import { message, words } from './fields.ts'

export const toastWords = words('content/words/toasts.yaml: labels around every notice.', {
  region: message('Name of the area where notices appear, with the key that moves there.', [
    'hotkey',
  ]),
  dismiss: 'Name of the button that closes a notice.',
})
