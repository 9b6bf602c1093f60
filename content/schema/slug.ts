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
