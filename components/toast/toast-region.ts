import type { Message } from '../../content/model/message.ts'

/** The element where toasts appear. Its data attributes hold the toaster's words. */
export const toastRegionId = 'toasts'

export type ToasterWords = { region: Message<'hotkey'>; dismiss: string }
