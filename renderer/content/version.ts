import type { TSchema } from 'typebox'
import { fieldName } from './problem.ts'
import { wordFields } from './schema-nodes.ts'

/** The field of a translation that holds the version of its original. */
export const versionField = 'translates'

/** Normalizes whitespace: line breaks may move without a word changing. */
export const onOneLine = (text: string): string => text.replace(/[^\S ]\s*|\s{2,}/g, ' ').trim()

/** The parts of a file that its version depends on. */
export type Versioned = { schema: TSchema | undefined; data: unknown; body?: string }

/** Returns the words of a file, in an order of their own: its version is made from their hash. */
export const versionedWords = ({ schema, data, body = '' }: Versioned): string => {
  const fields = schema ? wordFields(schema, data) : []
  const words = fields
    .map(({ path, text }) => [fieldName(path), onOneLine(text)])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
  const paragraphs = body.split('\n\n').map(onOneLine).filter(Boolean)
  return JSON.stringify([words, paragraphs.map((text) => ['', text])])
}

/** Returns the version with this SHA-256: letters, which YAML always reads as a text. */
export const versionOfHash = (hash: Uint8Array): string =>
  [...hash.subarray(0, 8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')
