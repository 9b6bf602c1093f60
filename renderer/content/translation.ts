import { createHash } from 'node:crypto'
import type { TSchema } from 'typebox'
import { isRecord, itemsIn, recordOf } from '../is-record.ts'
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
import { type Versioned, versionedWords, versionField, versionOfHash } from './version.ts'

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
const isFact = 'is a fact, which the original has for every language; remove it here'
const untranslated = (path: Path, wait: 'left out' | 'in English'): Mismatch => {
  const fate = wait === 'left out' ? 'left out' : 'shown in English'
  return { path, says: `is not translated, so it is ${fate}; write it here`, wait }
}
const leftBehind = (path: Path, name: string, names: readonly string[]): Mismatch => {
  const way = didYouMean(name, names) || '; remove it here, or write it there first'
  return {
    path,
    says: `the original has nothing here, so it is not shown${way}`,
    wait: 'left behind',
  }
}

/** Returns whether a page can do without a field, such as an optional one, until translated. */
const isWaiting = ({ properties, required = [], mayWait }: Node, name: string): boolean =>
  mayWait || (properties?.[name] !== undefined && !required.includes(name))

/** A value of the original, and what its translation has in its place. */
type Pair = { node: Node; original: unknown; words: unknown; path: Path }

const translateFields = ({ node, path, ...pair }: Pair, found: Mismatch[]): Fields => {
  const [original, words] = [recordOf(pair.original), recordOf(pair.words)]
  const data: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(original)) {
    const [field, own] = [fieldOf(node, name), [...path, name]]
    const isWritten = Object.hasOwn(words, name)
    const written = isWritten ? words[name] : undefined
    if (!field) data[name] = value
    else if (isWritten || !isWaiting(node, name) || wordFields(field, value).length === 0)
      data[name] = translateValue(
        { node: field, original: value, words: written, path: own },
        found,
      )
    else found.push(untranslated(own, 'left out'))
  }
  for (const name of Object.keys(words).filter((word) => !Object.hasOwn(original, word))) {
    // The schema check reports unknown fields.
    if (fieldOf(node, name)) found.push(leftBehind([...path, name], name, Object.keys(original)))
    else data[name] = words[name]
  }
  return data
}

/** Matches items by their names, wherever they are. One without all of its words is left out. */
const translateNamed = ({ node, path, ...pair }: Pair, key: string, found: Mismatch[]) => {
  const [original, words] = [itemsIn(pair.original), itemsIn(pair.words)]
  const nameOf = (item: unknown) => String(recordOf(item)[key])
  const names = original.map(nameOf)
  for (const [at, item] of words.entries())
    if (!names.includes(nameOf(item))) found.push(leftBehind([...path, at], nameOf(item), names))
  return original.flatMap((item) => {
    const at = words.findIndex((one) => nameOf(one) === nameOf(item))
    const place = at < 0 ? path : [...path, at]
    const inside: Mismatch[] = []
    const translated = translateValue(
      { node, original: item, words: words[at], path: place },
      inside,
    )
    const isMissing = inside.some(({ wait }) => wait === 'in English')
    found.push(...(isMissing ? [untranslated(place, 'left out')] : inside))
    return isMissing ? [] : [translated]
  })
}

/**
 * Matches items by position. If their number differs from the original, matching is unclear: the
 * words of one would be combined with the facts of another.
 */
const translateItems = ({ node, path, ...pair }: Pair, found: Mismatch[]) => {
  const [original, words] = [itemsIn(pair.original), itemsIn(pair.words)]
  const isLonger = words.length > original.length
  const isShorter = original.slice(words.length).some((item) => wordFields(node, item).length > 0)
  if (!isLonger && !isShorter)
    return original.map((item, at) =>
      translateValue({ node, original: item, words: words[at], path: [...path, at] }, found),
    )
  const way = isLonger ? 'remove the one that is gone there' : 'write the one that is new there'
  const says = `has ${words.length} items here and ${original.length} in the original, so all are shown in English; ${way}`
  found.push({ path, says, wait: isLonger ? 'left behind' : 'in English' })
  return original
}

const translateValue = (pair: Pair, found: Mismatch[]): unknown => {
  const { node, original, words, path } = pair
  const { items, mayWait } = node
  if (!mayHaveWords(node)) {
    if (words !== undefined) found.push({ path, says: isFact })
    return original
  }
  if (words === undefined || words === null) {
    if (wordFields(node, original).length === 0) return original
    found.push(untranslated(path, mayWait ? 'left out' : 'in English'))
    const nothing = Array.isArray(original) ? [] : {}
    return mayWait ? nothing : original
  }
  if (isRecord(original) && isRecord(words)) return translateFields(pair, found)
  if (!Array.isArray(original) || !Array.isArray(words) || !items) return words
  const [key] = Object.entries(items.properties ?? {}).find(([, field]) => field.isKey) ?? []
  if (key !== undefined) return translateNamed({ ...pair, node: items }, key, found)
  if (!hasOnlyWords(items)) return translateItems({ ...pair, node: items }, found)
  // A list without facts may be longer or shorter for a while: authors can add a question in one
  // language without knowing the other.
  const empty = valuesOf(words, path).filter(({ value }) => value === null)
  // Words may have more forms in one language.
  const missing = items.properties ? original.slice(words.length) : []
  const places = missing.map((_, at) => [...path, words.length + at])
  const wait = empty.length > 0 ? 'in English' : 'left out'
  for (const place of [...empty.map((one) => one.path), ...places])
    found.push(untranslated(place, wait))
  return empty.length > 0 ? original : words
}

/** Returns the version of a file: it changes with its words, not with facts or line breaks. */
export const versionOf = (file: Versioned): string =>
  versionOfHash(createHash('sha256').update(versionedWords(file)).digest())

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
  const mismatches: Mismatch[] = []
  const words = withoutOwn(schema, translation)
  const data = translateValue({ node: schema, original, words, path: [] }, mismatches)
  return { data, mismatches }
}

/** Returns the fields of a translation without those about itself: its version and draft flag. */
const withoutOwn = ({ properties: { draft } = {} }: Node, words: unknown): unknown => {
  if (!isRecord(words)) return words
  const own: Record<string, unknown> = { ...words }
  delete own[versionField]
  if (draft && !mayHaveWords(draft)) delete own.draft
  return own
}
