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
/** The fields of the original with the words of the translation, and what is wrong with those. */
export type Translated = { data: unknown; mismatches: readonly Mismatch[] }

const missing = 'is not translated; write it here'

const mismatchesOf = (parts: readonly Translated[]) => parts.flatMap(({ mismatches }) => mismatches)

/** Whether a field that is not here stands under a name much like its own. */
const isMisspelled = (name: string, original: Fields, words: Fields): boolean =>
  Object.keys(words).some(
    (written) =>
      !Object.hasOwn(original, written) && nearest(written, Object.keys(original)) === name,
  )

const checkExtra = (schema: Node, original: Fields, name: string, path: Path): Mismatch[] =>
  // The check of the schema says what is wrong with a field that it does not have.
  fieldOf(schema, name) === undefined
    ? []
    : [
        {
          path: [...path, name],
          says: `the original has nothing here${didYouMean(name, Object.keys(original)) || '; write it there first, or remove it here'}`,
        },
      ]

/** Whether a page can do without a field, such as an optional one. */
const mayWait = ({ properties, required = [], mayWait = false }: Node, name: string): boolean =>
  mayWait || (properties?.[name] !== undefined && !required.includes(name))

/** Fields that are not translated yet, and that a page can do without until they are. */
const waitingFields = (schema: Node, original: Fields, words: Fields): string[] =>
  Object.entries(original)
    .filter(([name, value]) => {
      const field = fieldOf(schema, name)
      return (
        field &&
        !Object.hasOwn(words, name) &&
        mayWait(schema, name) &&
        !isMisspelled(name, original, words) &&
        wordsIn(field, value).length > 0
      )
    })
    .map(([name]) => name)

const translateFields = (schema: Node, whole: Fields, words: Fields, path: Path): Translated => {
  const waiting = waitingFields(schema, whole, words)
  const original = Object.fromEntries(
    Object.entries(whole).filter(([name]) => !waiting.includes(name)),
  )
  const parts = Object.entries(original).map(([name, value]): [string, Translated] => {
    const field = fieldOf(schema, name)
    return !field || (words[name] === undefined && isMisspelled(name, original, words))
      ? [name, { data: value, mismatches: [] }]
      : [name, translateField(field, value, words[name], [...path, name])]
  })
  const extra = Object.keys(words).filter((name) => !Object.hasOwn(whole, name))
  return {
    data: {
      ...Object.fromEntries(parts.map(([name, { data }]) => [name, data])),
      ...Object.fromEntries(extra.map((name) => [name, words[name]])),
    },
    mismatches: [
      ...mismatchesOf(parts.map(([, part]) => part)),
      ...extra.flatMap((name) => checkExtra(schema, whole, name, path)),
      ...waiting.map((name) => ({
        path: [...path, name],
        says: 'is not translated yet',
        mayWait: true as const,
      })),
    ],
  }
}

const translateItems = (
  items: Node,
  original: readonly unknown[],
  words: readonly unknown[],
  path: Path,
): Translated => {
  const parts = original.map((value, index) =>
    translateField(items, value, words[index], [...path, index]),
  )
  const extra = words.slice(original.length).map((_, index) => ({
    path: [...path, original.length + index],
    says: `is one more than the original has, which is ${original.length}; remove it, or add one there`,
  }))
  return {
    data: parts.map(({ data }) => data),
    mismatches: [...mismatchesOf(parts), ...extra],
  }
}

/** Places that were left for a text which is not written yet. */
const emptyIn = (value: unknown, path: Path): Path[] => {
  if (value === null) return [path]
  const inner = isRecord(value) || Array.isArray(value) ? Object.entries(value) : []
  const place = (key: string) => (Array.isArray(value) ? Number(key) : key)
  return inner.flatMap(([key, item]) => emptyIn(item, [...path, place(key)]))
}

/**
 * A list without facts may be longer or shorter for a while: whoever adds a question in one language
 * need not know the other.
 */
const translateWordList = (original: unknown, words: unknown, path: Path): Translated => {
  const empty = emptyIn(words, path)
  return {
    data: empty.length > 0 ? original : words,
    mismatches: empty.map((place) => ({ path: place, says: missing })),
  }
}

const translateField = (node: Node, original: unknown, words: unknown, path: Path): Translated => {
  const wrong = (says: string): Translated => ({ data: original, mismatches: [{ path, says }] })
  const right = (data: unknown): Translated => ({ data, mismatches: [] })
  if (!mayHaveWords(node))
    return words === undefined
      ? right(original)
      : wrong('is a fact, which the original has for every language; remove it here')
  if (words === undefined || words === null)
    return wordsIn(node, original).length === 0 ? right(original) : wrong(missing)
  if (isRecord(original) && isRecord(words)) return translateFields(node, original, words, path)
  if (Array.isArray(original) && Array.isArray(words) && node.items)
    return hasOnlyWords(node.items)
      ? translateWordList(original, words, path)
      : translateItems(node.items, original, words, path)
  return right(words)
}

/**
 * The fields of a file in another language: its facts come from the original, and its words from
 * the translation. Which is which follows from the schema of the original.
 * @param original the data of the original.
 * @param words the data of the translation, which holds words only.
 */
export const translate = (schema: TSchema, original: unknown, words: unknown): Translated =>
  translateField(schema as Node, original, words, [])

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
