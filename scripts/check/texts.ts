import { escapePattern } from '../../content/schema/escape-pattern.ts'
import type { ContentFile } from '../../renderer/content/content-folder.ts'
import { fieldName, type PathSegment, type Problem } from '../../renderer/content/problem.ts'
import { memoize } from '../../renderer/memoize.ts'

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

/** The texts in a file's fields. */
export const fieldTexts = memoize((file: ContentFile): readonly Text[] => {
  const texts: Text[] = []
  const collect = (value: unknown, field: readonly PathSegment[]): void => {
    if (typeof value === 'string')
      texts.push({ file, field, text: value, locate: () => file.locate(field) })
    else if (isList(value))
      for (const [index, item] of value.entries()) collect(item, [...field, index])
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        if (key !== unseen) collect(inner, [...field, key])
  }
  collect(file.fields, [])
  return texts
})

/** The paragraphs below the front matter. */
export const paragraphs = memoize((file: ContentFile): readonly Text[] => {
  let line = 1
  return file.body.split(/\n\n/).flatMap((block) => {
    const start = line + (block.match(/^\n*/)?.[0].length ?? 0)
    line += block.split('\n').length + 1
    return block.trim() === ''
      ? []
      : [{ file, field: [], text: block, locate: () => ({ line: start, column: 1 }) }]
  })
})

/** The words of a text, without tags. */
export const wordsIn = (text: string): string[] =>
  (text.includes('<') ? text.replace(/<[^>]*>/g, ' ') : text)
    .toLowerCase()
    .match(/[\p{L}\p{N}'’-]+/gu) ?? []

/**
 * The page a text was written for. A field shown on many pages, such as an issue of a service or
 * the words of a template, is one text.
 */
export const pageOf = ({ file, field: [first, second] }: Text): string =>
  file.entry?.kind === 'city' && first === 'services' ? `${file.path} ${second}` : file.path

type Place = { line: number; column: number }

const place = ({ path }: ContentFile, { line, column }: Place) => `${path}:${line}:${column}`

/**
 * Where a text is, to refer to it from a message about another:
 * `content/cities/miami-fl.mdx:12:1`.
 */
export const placeOf = ({ file, locate }: Text): string => place(file, locate())

/** The same for a field of a file. */
export const placeIn = (file: ContentFile, field: readonly PathSegment[]): string =>
  place(file, file.locate(field))

/** A problem with a text, prefixed with the name of its field. */
export const problemOf = ({ file, field, locate }: Text, message: string): Problem => ({
  file: file.path,
  ...locate(),
  message: field.length > 0 ? `${fieldName(field)}: ${message}` : message,
})

/** Where words of a text are in its file; where the text begins if marks keep them apart. */
const locateWords = ({ file, text, locate }: Text, words: string) => {
  const place = locate()
  const lines = file.text.split('\n')
  const start = lines.slice(0, place.line - 1).join('\n').length + place.column - 1
  // A folded text has line ends and indents that its value lacks.
  const source = file.text.slice(start, start + 2 * text.length + 200)
  const pattern = words.split(' ').slice(0, 6).map(escapePattern).join('\\s+')
  const found = new RegExp(pattern).exec(source)
  if (!found) return place
  const above = file.text.slice(0, start + found.index).split('\n')
  return { line: above.length, column: (above.at(-1)?.length ?? 0) + 1 }
}

/** A problem with some words of a text, located at them. */
export const problemAtWords = (text: Text, words: string, message: string): Problem => ({
  ...problemOf(text, message),
  ...locateWords(text, words),
})

/** The first words of a sentence, to recognize it by. */
export const beginningOf = (sentence: string): string => {
  const words = sentence.split(' ')
  return words.length <= 8 ? sentence : `${words.slice(0, 8).join(' ')} …`
}
