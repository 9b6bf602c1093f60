import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { valuesIn, wordFile } from '../content/schema/words.ts'
import { cacheFolder, writeWhole } from '../renderer/cache.ts'
import { wordSubjects } from '../renderer/content/word-hints.ts'
import { isRecord } from '../renderer/is-record.ts'

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

/** Writes TypeScript types for the English words of content/words. */
export const writeWordTypes = (): void => {
  const lines = wordSubjects().map((subject) => {
    const words: unknown = parse(readFileSync(wordFile(subject), 'utf8'))
    return `  ${JSON.stringify(subject)}: ${typeOf(subject, words)}\n`
  })
  writeWhole(
    `${cacheFolder}/words.d.ts`,
    `import type { Message, PluralMessage } from '../content/schema/message.ts'
export type WordTypes = {
${lines.join('')}}
`,
  )
}

/** Runs in setup, and therefore in `npm run check`, before TypeScript. */
export const runWordTypes = (): number => {
  writeWordTypes()
  return 0
}
