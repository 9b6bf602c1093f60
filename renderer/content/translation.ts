import type { TSchema } from 'typebox'
import { isRecord } from '../is-record.ts'
import { didYouMean, nearest } from './nearest.ts'
import {
  type Fields,
  fieldOf,
  hasOnlyWords,
  mayHaveWords,
  type Node,
  type Path,
  wordsIn,
} from './schema-nodes.ts'

/** The field of a translation that says which version of the original it renders. */
export const versionField = 'translates'

/**
 * Something wrong with the fields of a translation: `says` follows the name of the field. A field
 * that may wait is only left out of the page until it is translated.
 */
export type Mismatch = { path: Path; says: string; mayWait?: true }
type Report = (path: Path, says: string, mayWait?: true) => void

const missing = 'is not translated; write it here'

/** Whether a field that is not here stands under a name much like its own. */
const isMisspelled = (name: string, original: Fields, words: Fields): boolean =>
  Object.keys(words).some(
    (written) =>
      !Object.hasOwn(original, written) && nearest(written, Object.keys(original)) === name,
  )

/** Whether a page can do without a field until it is translated, such as an optional one. */
const isWaiting = (schema: Node, name: string, value: unknown): boolean => {
  const { properties, required = [], mayWait = false } = schema
  const isOptional = properties?.[name] !== undefined && !required.includes(name)
  const field = fieldOf(schema, name)
  return (mayWait || isOptional) && field !== undefined && wordsIn(field, value).length > 0
}

const translateFields = (
  schema: Node,
  original: Fields,
  words: Fields,
  path: Path,
  report: Report,
): Fields => {
  const data: Record<string, unknown> = {}
  const waiting: string[] = []
  for (const [name, value] of Object.entries(original)) {
    const field = fieldOf(schema, name)
    const misspelled = words[name] === undefined && isMisspelled(name, original, words)
    if (!Object.hasOwn(words, name) && !misspelled && isWaiting(schema, name, value))
      waiting.push(name)
    else
      data[name] =
        field && !misspelled
          ? translateField(field, value, words[name], [...path, name], report)
          : value
  }
  for (const name of Object.keys(words).filter((word) => !Object.hasOwn(original, word))) {
    data[name] = words[name]
    const meant = didYouMean(name, Object.keys(original))
    // The check of the schema says what is wrong with a field that it does not have.
    if (fieldOf(schema, name))
      report(
        [...path, name],
        `the original has nothing here${meant || '; write it there first, or remove it here'}`,
      )
  }
  for (const name of waiting) report([...path, name], 'is not translated yet', true)
  return data
}

const translateItems = (
  items: Node,
  original: readonly unknown[],
  words: readonly unknown[],
  path: Path,
  report: Report,
): unknown[] => {
  const data = original.map((value, index) =>
    translateField(items, value, words[index], [...path, index], report),
  )
  for (let index = original.length; index < words.length; index += 1)
    report(
      [...path, index],
      `is one more than the original has, which is ${original.length}; remove it, or add one there`,
    )
  return data
}

/** Places that were left for a text which is not written yet. */
const emptyIn = (value: unknown, path: Path): Path[] => {
  if (value === null) return [path]
  if (Array.isArray(value)) return value.flatMap((item, index) => emptyIn(item, [...path, index]))
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, item]) => emptyIn(item, [...path, name]))
    : []
}

const translateField = (
  node: Node,
  original: unknown,
  words: unknown,
  path: Path,
  report: Report,
): unknown => {
  const wrong = (says: string) => {
    report(path, says)
    return original
  }
  if (!mayHaveWords(node))
    return words === undefined
      ? original
      : wrong('is a fact, which the original has for every language; remove it here')
  if (words === undefined || words === null)
    return wordsIn(node, original).length === 0 ? original : wrong(missing)
  if (isRecord(original) && isRecord(words))
    return translateFields(node, original, words, path, report)
  if (!Array.isArray(original) || !Array.isArray(words) || !node.items) return words
  if (!hasOnlyWords(node.items)) return translateItems(node.items, original, words, path, report)
  // A list without facts may be longer or shorter for a while: whoever adds a question in one
  // language need not know the other.
  const empty = emptyIn(words, path)
  for (const place of empty) report(place, missing)
  return empty.length > 0 ? original : words
}

/**
 * The fields of a file in another language, and what is wrong with its translation: facts come from
 * the original, and words from the translation. Which is which follows from the schema.
 * @param original the data of the original.
 * @param words the data of the translation, which holds words only.
 */
export const translate = (
  schema: TSchema,
  original: unknown,
  words: unknown,
): { data: unknown; mismatches: readonly Mismatch[] } => {
  const mismatches: Mismatch[] = []
  const data = translateField(schema as Node, original, words, [], (path, says, mayWait) =>
    mismatches.push({ path, says, ...(mayWait && { mayWait }) }),
  )
  return { data, mismatches }
}

/** The fields of a translation, without the one that is about itself. */
export const withoutVersion = (words: unknown): unknown => {
  if (!isRecord(words)) return words
  const { [versionField]: _version, ...fields } = words
  return fields
}

/**
 * The fields of a file in another language, which the content check has seen: the original's where
 * there is no translation.
 */
export const translated = (schema: TSchema, original: unknown, translation: unknown): unknown =>
  translation === undefined
    ? original
    : translate(schema, original, withoutVersion(translation)).data
