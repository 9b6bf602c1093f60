import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'yaml'
import { defaultLanguage, languageOf } from '../../content/schema/languages.ts'
import { namesInBraces, placeholdersIn } from '../../content/schema/placeholders.ts'
import { wordShapes } from '../../content/schema/word-shapes.ts'
import { isForBrowser, type WordShape } from '../../content/schema/words.ts'
import { isRecord } from '../../renderer/is-record.ts'

const namesOf = (path: string, text: string, before: unknown): string => {
  const filled = isForBrowser(path) ? [] : placeholdersIn('site')
  const names = namesInBraces(text).filter((name) => !filled.includes(name))
  const former = typeof before === 'string' ? before.split(' ').filter(Boolean) : []
  return [...new Set([...former, ...names])].join(' ')
}

const shapeOf = (path: string, words: unknown, before: unknown): WordShape => {
  if (Array.isArray(words)) return ['']
  if (!isRecord(words)) return namesOf(path, String(words), before)
  const former = isRecord(before) ? before : {}
  return Object.fromEntries(
    Object.entries(words).map(([name, inner]) => [
      name,
      shapeOf(`${path}.${name}`, inner, former[name]),
    ]),
  )
}

const keyOf = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)

const codeOf = (shape: WordShape): string => {
  if (typeof shape === 'string') return `'${shape}'`
  if (Array.isArray(shape)) return `['']`
  const fields = Object.entries(shape).map(([name, inner]) => `${keyOf(name)}: ${codeOf(inner)}`)
  return `{ ${fields.join(', ')} }`
}

/** Breaks a line of the file at 100 columns. */
const wrapped = (line: string): string => (line.match(/\S.{0,94}[,{](?= |$)/g) ?? []).join('\n    ')

/**
 * The text of content/schema/word-shapes.ts for the English files of content/words. Values that
 * code fills in and no text uses now stay, because authors may use them again: a developer who
 * removes one deletes it there.
 */
export const shapesFile = (): string => {
  const before: Readonly<Record<string, unknown>> = wordShapes
  const files = readdirSync('content/words')
    .filter((file) => languageOf(file).language === defaultLanguage)
    .sort()
  const lines = files.map((file) => {
    const subject = basename(file, '.yaml')
    const words: unknown = parse(readFileSync(`content/words/${file}`, 'utf8'))
    const shape = shapeOf(subject, words, before[subject])
    return `  ${wrapped(`${keyOf(subject)}: ${codeOf(shape)},`)}\n`
  })
  return `/** Written by \`npm run words\`: each word, with the names of the values that code fills in. */
export const wordShapes = {
${lines.join('')}} as const
`
}
