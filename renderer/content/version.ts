import type { TSchema } from 'typebox'
import { isRecord } from '../is-record.ts'
import { fieldName } from './problem.ts'
import { type Node, wordFields } from './schema-nodes.ts'

/** The field of a translation that holds the version of its original. */
export const versionField = 'translates'

/** Normalizes whitespace: line breaks may move without a word changing. */
export const onOneLine = (text: string): string => text.replace(/[^\S ]\s*|\s{2,}/g, ' ').trim()

/** Returns the words of data, in an order of their own. */
export const versionedWords = (schema: TSchema | undefined, data: unknown, body = ''): string => {
  const fields = schema ? wordFields(schema, data) : []
  const words = fields
    .map(({ path, text }) => [fieldName(path), onOneLine(text)])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
  const paragraphs = body.split('\n\n').map(onOneLine).filter(Boolean)
  return JSON.stringify([words, paragraphs.map((text) => ['', text])])
}

/** Returns the words of a file, and of each item of its lists that may wait. */
export const versionedTexts = (
  schema: Node | undefined,
  data: unknown,
  body?: string,
): string[] => {
  const items = Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => {
    const list = isRecord(data) ? data[name] : undefined
    const { items: node, mayWait } = field
    return node && mayWait && Array.isArray(list)
      ? list.map((item) => versionedWords(node, item))
      : []
  })
  return [versionedWords(schema, data, body), ...items]
}

/** The version of an item is so short that that of a list fits on a line. */
export const itemLetters = 4

/** Writes a hash as letters only, so that YAML always reads it as a text. */
export const asLetters = (hash: Uint8Array, count = 8): string =>
  [...hash.subarray(0, count)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')

/**
 * Returns the version of a file from the hashes of its versioned texts, with those of items behind
 * a hyphen. It stays the same when facts, comments or line breaks change.
 */
export const versionOfHashes = (hashes: readonly Uint8Array[]): string => {
  const [whole = new Uint8Array(), ...items] = hashes
  const ofItems = items.map((hash) => asLetters(hash, itemLetters)).join('')
  return [asLetters(whole), ofItems].filter(Boolean).join('-')
}
