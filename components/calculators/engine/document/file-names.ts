const twoDigits = (value: number) => String(value).padStart(2, '0')

/** `2026-11-20`, by the visitor's own calendar. */
const day = (date: Date) => `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`

const longestName = 40

/** Lower-case letters of English, digits and single hyphens inside, at most 40; empty where a name has none of them. */
const slug = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longestName)
    .replace(/-$/, '')

/** `roof-estimate-2026-11-20.html`: what a document is, for whom, and its day. A name without a letter to keep is left out. */
export const documentFileName = (kind: string, date: Date, names: readonly string[] = []): string =>
  `${[kind, ...names.map(slug), day(date)].filter((part) => part !== '').join('-')}.html`
