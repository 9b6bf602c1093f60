/** `(305) 555-0142` as a `tel:` link. */
export const dial = (phone: string): string => `tel:+1${phone.replace(/\D/g, '')}`

/** Returns a text for programs: without signs that only guide line breaks, such as U+2060. */
export const plainText = (text: string): string =>
  text
    .replace(/(?!\u200d)\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Escapes a text for a regular expression that matches exactly this text. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Converts a text to a part of an address or file name: lower-case a-z, digits and single hyphens
 * between them. Empty if none of these remain.
 */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼ]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
