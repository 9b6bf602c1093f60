import { escapePattern } from '../../../content/schema/text.ts'
import type { ContentFile } from '../content-file.ts'
import { fieldName, type Problem, placeAt } from '../problem.ts'
import type { Path } from '../schema-nodes.ts'
import type { Text } from './texts.ts'

/** Returns a problem with a whole file, or at a place in it. */
export const atFile = (
  id: string,
  file: string,
  message: string,
  place = { line: 1, column: 1 },
): Problem => ({ id, file, ...place, message })

/** Returns a problem with a field, whose name begins the message. */
export const atField = (id: string, file: ContentFile, field: Path, says: string): Problem =>
  atFile(id, file.path, `${fieldName(field)}: ${says}`, file.locate(field))

/** Turns a problem into advice, which does not stop a build. */
export const asWarning = (problem: Problem): Problem => ({ ...problem, severity: 'warning' })

/** Locates words of a text in its file; where the text begins if marks separate the words. */
export const locateWords = ({ file, text, locate }: Text, words: string) => {
  const { line, column } = locate()
  const above = file.text.split('\n').slice(0, line - 1)
  const start = above.join('\n').length + column - 1
  // A folded text has line breaks and indents that its value lacks.
  const source = file.text.slice(start, start + 2 * text.length + 200)
  const pattern = words.split(' ').slice(0, 6).map(escapePattern).join('\\s+')
  const found = new RegExp(pattern, 'i').exec(source)
  return found ? placeAt(file.text, start + found.index) : { line, column }
}

/** Returns a problem with a text, prefixed with the name of its field. */
export const atText = (id: string, { file, field, locate }: Text, says: string): Problem =>
  atFile(id, file.path, field.length > 0 ? `${fieldName(field)}: ${says}` : says, locate())

/** Returns a problem at some words of a text. */
export const atWords = (id: string, text: Text, words: string, says: string): Problem => ({
  ...atText(id, text, says),
  ...locateWords(text, words),
})

/** Returns where a text is, for a message about another: `content/cities/miami-fl.mdx:12:1`. */
export const placeOf = ({ file, locate }: Pick<Text, 'file' | 'locate'>): string => {
  const { line, column } = locate()
  return `${file.path}:${line}:${column}`
}

/** Returns the first words of a sentence, to recognize it by. */
export const beginningOf = (sentence: string): string => {
  const words = sentence.split(' ')
  return words.length <= 8 ? sentence : `${words.slice(0, 8).join(' ')} …`
}

/** Returns items with the key of an earlier one, each with that one. No key means unique. */
export function* repeats<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => unknown,
): Generator<[item: Item, first: Item]> {
  const first = new Map<unknown, Item>()
  for (const item of items) {
    const key = keyOf(item)
    const other = first.get(key)
    if (other !== undefined) yield [item, other]
    else if (key !== undefined) first.set(key, item)
  }
}
