/** The element in which toasts appear. Its data attributes hold the words of the toaster. */
export const toastRegionId = 'toasts'

export type ToasterWords = { toast: string; region: string; dismiss: string }
