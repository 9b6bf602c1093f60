/** `(305) 555-0142` as a link that dials. */
export const dial = (phone: string): string => `tel:+1${phone.replace(/\D/g, '')}`
