import { slugOf } from '../../../../content/schema/slug.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** `2026-11-20`, by the visitor's own calendar. */
const day = (date: Date) =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`

const longestName = 40

const short = (name: string) => slugOf(name).slice(0, longestName).replace(/-$/, '')

/**
 * `roof-estimate-2026-11-20.html`: what a document is, for whom, and its day. A name without a
 * letter to keep is left out.
 */
export const documentFileName = (kind: string, date: Date, names: readonly string[] = []): string =>
  `${[kind, ...names.map(short), day(date)].filter((part) => part !== '').join('-')}.html`
