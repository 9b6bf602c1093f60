import type { ContentFile } from './content.ts'
import { fieldName, type PathSegment, type Problem } from './problem.ts'

/** A text in a file: a field, or a paragraph below the front matter, for which `field` is empty. */
export type Text = {
  file: ContentFile
  field: readonly PathSegment[]
  text: string
  locate: () => { line: number; column: number }
}

/** Not shown on the site. */
const unseen = 'sources'

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

const inFields = (
  value: unknown,
  field: readonly PathSegment[],
): { field: readonly PathSegment[]; text: string }[] => {
  if (typeof value === 'string') return [{ field, text: value }]
  if (isList(value)) return value.flatMap((item, index) => inFields(item, [...field, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === unseen ? [] : inFields(inner, [...field, key]),
  )
}

/** The texts in a file's fields. */
export const fieldTexts = (file: ContentFile): Text[] =>
  inFields(file.fields, []).map(({ field, text }) => ({
    file,
    field,
    text,
    locate: () => file.locate(field),
  }))

/** The paragraphs below the front matter. */
export const paragraphs = (file: ContentFile): Text[] => {
  let line = 1
  return file.body.split(/\n\n/).flatMap((block) => {
    const start = line + (block.match(/^\n*/)?.[0].length ?? 0)
    line += block.split('\n').length + 1
    return block.trim() === ''
      ? []
      : [{ file, field: [], text: block, locate: () => ({ line: start, column: 1 }) }]
  })
}

/** The words of a text, without tags. */
export const wordsIn = (text: string): string[] =>
  text
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}'’-]+/gu) ?? []

/**
 * Where a text is, to refer to it from a message about another: `content/cities/miami-fl.mdx:12`.
 */
export const placeOf = ({ file, locate }: Text): string => `${file.path}:${locate().line}`

/** A problem with a text, prefixed with the name of its field. */
export const problemOf = ({ file, field, locate }: Text, message: string): Problem => ({
  file: file.path,
  ...locate(),
  message: field.length > 0 ? `${fieldName(field)}: ${message}` : message,
})
