/** The element where toasts appear. Its data attributes hold the toaster's words. */
export const toastRegionId = 'toasts'

export type ToasterWords = { toast: string; region: string; dismiss: string }
