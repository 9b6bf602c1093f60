/** `(305) 555-0142` as a `tel:` link. */
export const dial = (phone: string): string => `tel:+1${phone.replace(/\D/g, '')}`
