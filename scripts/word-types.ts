import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseDocument } from 'yaml'
import { defaultLanguage, languageOf } from '../content/schema/languages.ts'
import { valuesIn, wordFile } from '../content/schema/words.ts'
import { cacheFolder, writeWhole } from '../renderer/cache.ts'
import { isRecord } from '../renderer/is-record.ts'

/** Returns the subjects of content/words: its English files. */
export const wordSubjects = (): string[] =>
  readdirSync('content/words')
    .filter((file) => file.endsWith('.yaml') && languageOf(file).language === defaultLanguage)
    .map((file) => basename(file, '.yaml'))

const union = (names: readonly string[]) =>
  [...new Set(names)].map((name) => JSON.stringify(name)).join(' | ') || 'never'

const groupOf = (path: string, words: object): string => {
  const fields = Object.entries(words).map(
    ([name, inner]) => `${JSON.stringify(name)}: ${typeOf(`${path}.${name}`, inner)}`,
  )
  return `{ ${fields.join('; ')} }`
}

/** Returns the type of a word, a list or a group of words. A message names its values. */
const typeOf = (path: string, words: unknown): string => {
  if (Array.isArray(words)) return 'string[]'
  if (!isRecord(words)) return `Message<${union(valuesIn(path, String(words)))}>`
  const { one, other, ...rest } = words
  if (typeof one !== 'string' || typeof other !== 'string') return groupOf(path, words)
  const names = valuesIn(path, one + other).filter((name) => name !== 'count')
  return `PluralMessage<${union(names)}> & ${groupOf(path, rest)}`
}

/** Returns TypeScript types for words by subject; undefined if a text of them cannot be read. */
export const wordTypesOf = (texts: readonly (readonly [string, string])[]): string | undefined => {
  const documents = texts.map(([subject, text]) => [subject, parseDocument(text)] as const)
  if (documents.some(([, { errors }]) => errors.length > 0)) return undefined
  const lines = documents.map(
    ([subject, words]) => `  ${JSON.stringify(subject)}: ${typeOf(subject, words.toJS())}\n`,
  )
  return `import type { Message, PluralMessage } from '../content/schema/message.ts'
export type WordTypes = {
${lines.join('')}}
`
}

/**
 * Writes the types of the English words, whatever else is wrong with the content. They stay as they
 * are while a file of words cannot be read, which the check reports.
 */
export const writeWordTypes = (): void => {
  const texts = wordSubjects().map(
    (subject) => [subject, readFileSync(wordFile(subject), 'utf8')] as const,
  )
  const types = wordTypesOf(texts)
  if (types) writeWhole(`${cacheFolder}/words.d.ts`, types)
}

/** Runs in setup, and therefore in `npm run check`, before TypeScript. */
export const runWordTypes = (): number => {
  writeWordTypes()
  return 0
}
