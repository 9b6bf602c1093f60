/** A report as it is before it becomes Markdown or HTML. */

/** Words of a line: plain, marked as code, as gone or as new, or the end of one line in it. */
export type Inline = string | { mark: 'code' | 'del' | 'ins'; text: string } | typeof lineBreak
export type Line = readonly Inline[]
export type Block =
  | { kind: 'text'; line: Line }
  | { kind: 'list'; items: readonly Line[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly Line[])[] }
  /** Pictures and what they show. Markdown has the words only. */
  | { kind: 'figures'; line: Line; figures: readonly Figure[] }
export type Figure = { caption: string; image: Buffer }
export type Section = { heading: string; blocks: readonly Block[] }
export type ReportDocument = { title: string; sections: readonly Section[] }

export const lineBreak = { mark: 'br' } as const
export const code = (text: string): Inline => ({ mark: 'code', text })
/** What there is of two versions of a picture. */
export const beforeAndNow = (before: Buffer | undefined, now: Buffer | undefined): Figure[] => [
  ...(before ? [{ caption: 'Before', image: before }] : []),
  ...(now ? [{ caption: 'Now', image: now }] : []),
]
export const text = (...line: Inline[]): Block => ({ kind: 'text', line })
export const list = (items: readonly Line[]): Block => ({ kind: 'list', items })
