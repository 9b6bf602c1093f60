/** A text as part of an address or a file name: lower-case letters of English, digits and single hyphens inside. Empty where it has none of them. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
