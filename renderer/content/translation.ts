import { createHash } from 'node:crypto'
import type { TSchema } from 'typebox'
import { isRecord } from '../is-record.ts'
import { didYouMean } from './problem.ts'
import {
  type Fields,
  fieldOf,
  hasOnlyWords,
  mayHaveWords,
  type Node,
  type Path,
  valuesOf,
  wordFields,
} from './schema-nodes.ts'
import {
  asLetters,
  itemLetters,
  versionedTexts,
  versionedWords,
  versionField,
  versionOfHashes,
} from './version.ts'

/**
 * The fate of words that do not match their original: they are left out, shown in English, or left
 * behind by an original that is gone.
 */
type Wait = 'left out' | 'in English' | 'left behind'

/**
 * A mismatch of a translation and its original: `says` follows the name of the field. It is advice
 * where `wait` is set, and otherwise a mistake.
 */
export type Mismatch = { path: Path; says: string; wait?: Wait }
type Job = {
  found: Mismatch[]
  /** The versions of the items of a waiting list that were translated, in the translation's order. */
  translated: readonly string[] | undefined
}

const isFact = 'is a fact, which the original has for every language; remove it here'
const inEnglish = 'is not translated, so it is shown in English; write it here'
const leftOut = 'is not translated, so it is left out; write it here'

/** Returns whether a page can do without a field, such as an optional one, until translated. */
const isWaiting = (schema: Node, name: string, value: unknown): boolean => {
  const { properties, required = [], mayWait = false } = schema
  const isOptional = properties?.[name] !== undefined && !required.includes(name)
  const field = fieldOf(schema, name)
  return (mayWait || isOptional) && field !== undefined && wordFields(field, value).length > 0
}

const translateFields = (
  schema: Node,
  original: Fields,
  words: Fields,
  path: Path,
  job: Job,
): Fields => {
  const data: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(original)) {
    const field = fieldOf(schema, name)
    const isWritten = Object.hasOwn(words, name)
    if (!isWritten && isWaiting(schema, name, value))
      job.found.push({ path: [...path, name], says: leftOut, wait: 'left out' })
    else if (field)
      data[name] = translateField(
        field,
        value,
        isWritten ? words[name] : undefined,
        [...path, name],
        job,
      )
    else data[name] = value
  }
  for (const name of Object.keys(words).filter((word) => !Object.hasOwn(original, word))) {
    const says = `the original has nothing here, so it is not shown${didYouMean(name, Object.keys(original)) || '; remove it here, or write it there first'}`
    // The schema check reports unknown fields.
    if (fieldOf(schema, name)) job.found.push({ path: [...path, name], says, wait: 'left behind' })
    else data[name] = words[name]
  }
  return data
}

const hashOf = (text: string): Uint8Array => createHash('sha256').update(text).digest()

const versionOfItem = (items: Node, item: unknown): string =>
  asLetters(hashOf(versionedWords(items, item)), itemLetters)

/**
 * Returns the items of a list that may wait, each with the words that were translated from it,
 * wherever either is now. The others are left out.
 */
const translateWaiting = (
  items: Node,
  original: readonly unknown[],
  words: readonly unknown[],
  path: Path,
  { translated, ...job }: Job & { translated: readonly string[] },
): readonly unknown[] =>
  original.flatMap((value) => {
    const at = translated.indexOf(versionOfItem(items, value))
    const place = at < 0 ? path : [...path, at]
    const found: Mismatch[] = []
    const item = translateField(items, value, words[at], place, { translated, found })
    const isMissing = found.some(({ wait }) => wait === 'in English')
    if (!isMissing) job.found.push(...found)
    else job.found.push({ path: place, says: leftOut, wait: 'left out' })
    return isMissing ? [] : [item]
  })

/**
 * Matches items by position. If their number differs from the original, matching is unclear: the
 * words of one would be combined with the facts of another.
 */
const translateItems = (
  { items = {}, mayWait = false }: Node,
  original: readonly unknown[],
  words: readonly unknown[],
  path: Path,
  job: Job,
): readonly unknown[] => {
  const translated = job.translated ?? original.map((item) => versionOfItem(items, item))
  if (mayWait && words.length === translated.length)
    return translateWaiting(items, original, words, path, { ...job, translated })
  const isLonger = words.length > original.length
  const isShorter = original.slice(words.length).some((item) => wordFields(items, item).length > 0)
  if (!mayWait && !isLonger && !isShorter)
    return original.map((value, index) =>
      translateField(items, value, words[index], [...path, index], job),
    )
  const way = isLonger ? 'remove the one that is gone there' : 'write the one that is new there'
  const count = mayWait ? translated.length : original.length
  const says = `has ${words.length} items here and ${count} in the original, so ${mayWait ? 'none is shown' : 'all are shown in English'}; ${way}`
  const wait = isLonger ? 'left behind' : 'in English'
  job.found.push({ path, says, wait: mayWait ? 'left out' : wait })
  return mayWait ? [] : original
}

const translateField = (
  node: Node,
  original: unknown,
  words: unknown,
  path: Path,
  job: Job,
): unknown => {
  if (!mayHaveWords(node)) {
    if (words !== undefined) job.found.push({ path, says: isFact })
    return original
  }
  if (words === undefined || words === null) {
    if (wordFields(node, original).length === 0) return original
    if (!node.mayWait) {
      job.found.push({ path, says: inEnglish, wait: 'in English' })
      return original
    }
    job.found.push({ path, says: leftOut, wait: 'left out' })
    return Array.isArray(original) ? [] : {}
  }
  if (isRecord(original) && isRecord(words))
    return translateFields(node, original, words, path, job)
  if (!Array.isArray(original) || !Array.isArray(words) || !node.items) return words
  if (!hasOnlyWords(node.items)) return translateItems(node, original, words, path, job)
  // A list without facts may be longer or shorter for a while: authors can add a question in one
  // language without knowing the other.
  const empty = valuesOf(words, path).filter(({ value }) => value === null)
  for (const place of empty)
    job.found.push({ path: place.path, says: inEnglish, wait: 'in English' })
  return empty.length > 0 ? original : words
}

/** The parts of a file that its version depends on. */
type Versioned = { schema: TSchema | undefined; data: unknown; body?: string }

/** Returns the version of a file, by its words, with those of items that may wait behind a hyphen. */
export const versionOf = ({ schema, data, body }: Versioned): string =>
  versionOfHashes(versionedTexts(schema, data, body).map(hashOf))

/**
 * Returns the fields of a file in another language, and its mistakes: the schema says which are
 * facts of the original.
 * @param original the data of the original.
 * @param translation the data of the translation, which holds words and the version of the
 * original.
 */
export const translate = (
  schema: TSchema,
  original: unknown,
  translation: unknown,
): { data: unknown; mismatches: readonly Mismatch[] } => {
  const version = isRecord(translation) ? translation[versionField] : undefined
  const [, ofItems = ''] = String(version).split('-')
  const versions = ofItems.match(new RegExp(`.{${itemLetters}}`, 'g')) ?? []
  const job: Job = { found: [], translated: version === undefined ? undefined : versions }
  const words = withoutOwn(schema, translation)
  const data = translateField(schema, original, words, [], job)
  return { data, mismatches: job.found }
}

/** Returns the fields of a translation without those about itself: its version and draft flag. */
const withoutOwn = ({ properties = {} }: Node, words: unknown): unknown => {
  if (!isRecord(words)) return words
  const isOwn = (name: string) =>
    name === versionField ||
    (name === 'draft' && properties.draft !== undefined && !mayHaveWords(properties.draft))
  return Object.fromEntries(Object.entries(words).filter(([name]) => !isOwn(name)))
}
