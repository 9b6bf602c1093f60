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
const untranslated = (path: Path, wait: 'left out' | 'in English'): Mismatch => {
  const fate = wait === 'left out' ? 'left out' : 'shown in English'
  return { path, says: `is not translated, so it is ${fate}; write it here`, wait }
}

/** Returns whether a page can do without a field, such as an optional one, until translated. */
const isWaiting = ({ properties, required = [], mayWait }: Node, name: string): boolean =>
  mayWait || (properties?.[name] !== undefined && !required.includes(name))

const translateFields = (
  schema: Node,
  original: Fields,
  words: Fields,
  path: Path,
  job: Job,
): Fields => {
  const data: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(original)) {
    const [field, own] = [fieldOf(schema, name), [...path, name]]
    const isWritten = Object.hasOwn(words, name)
    const written = isWritten ? words[name] : undefined
    if (!field) data[name] = value
    else if (isWritten || !isWaiting(schema, name) || wordFields(field, value).length === 0)
      data[name] = translateField(field, value, written, own, job)
    else job.found.push(untranslated(own, 'left out'))
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

type Items = { items: Node; original: readonly unknown[]; words: readonly unknown[]; path: Path }

/**
 * Returns the items of a list that may wait, each with the words that were translated from it,
 * wherever either is now. The others are left out.
 */
const translateWaiting = (
  { items, original, words, path }: Items,
  job: Job,
): readonly unknown[] => {
  const translated = job.translated ?? original.map((item) => versionOfItem(items, item))
  if (words.length !== translated.length) {
    const says = `has ${words.length} items here and ${translated.length} in the original, so none is shown; write each that is there, and no other`
    job.found.push({ path, says, wait: 'left out' })
    return []
  }
  return original.flatMap((value) => {
    const at = translated.indexOf(versionOfItem(items, value))
    const place = at < 0 ? path : [...path, at]
    const found: Mismatch[] = []
    const item = translateField(items, value, words[at], place, { translated, found })
    const isMissing = found.some(({ wait }) => wait === 'in English')
    job.found.push(...(isMissing ? [untranslated(place, 'left out')] : found))
    return isMissing ? [] : [item]
  })
}

/**
 * Matches items by position. If their number differs from the original, matching is unclear: the
 * words of one would be combined with the facts of another.
 */
const translateItems = ({ items, original, words, path }: Items, job: Job): readonly unknown[] => {
  const isLonger = words.length > original.length
  const isShorter = original.slice(words.length).some((item) => wordFields(items, item).length > 0)
  if (!isLonger && !isShorter)
    return original.map((value, index) =>
      translateField(items, value, words[index], [...path, index], job),
    )
  const way = isLonger ? 'remove the one that is gone there' : 'write the one that is new there'
  const says = `has ${words.length} items here and ${original.length} in the original, so all are shown in English; ${way}`
  job.found.push({ path, says, wait: isLonger ? 'left behind' : 'in English' })
  return original
}

const translateField = (
  node: Node,
  original: unknown,
  words: unknown,
  path: Path,
  job: Job,
): unknown => {
  const { items, mayWait } = node
  if (!mayHaveWords(node)) {
    if (words !== undefined) job.found.push({ path, says: isFact })
    return original
  }
  if (words === undefined || words === null) {
    if (wordFields(node, original).length === 0) return original
    job.found.push(untranslated(path, mayWait ? 'left out' : 'in English'))
    const nothing = Array.isArray(original) ? [] : {}
    return mayWait ? nothing : original
  }
  if (isRecord(original) && isRecord(words))
    return translateFields(node, original, words, path, job)
  if (!Array.isArray(original) || !Array.isArray(words) || !items) return words
  if (!hasOnlyWords(items))
    return (mayWait ? translateWaiting : translateItems)({ items, original, words, path }, job)
  // A list without facts may be longer or shorter for a while: authors can add a question in one
  // language without knowing the other.
  const empty = valuesOf(words, path).filter(({ value }) => value === null)
  job.found.push(...empty.map((place) => untranslated(place.path, 'in English')))
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
  const data = translateField(schema, original, withoutOwn(schema, translation), [], job)
  return { data, mismatches: job.found }
}

/** Returns the fields of a translation without those about itself: its version and draft flag. */
const withoutOwn = ({ properties: { draft } = {} }: Node, words: unknown): unknown => {
  if (!isRecord(words)) return words
  const own: Record<string, unknown> = { ...words }
  delete own[versionField]
  if (draft && !mayHaveWords(draft)) delete own.draft
  return own
}
