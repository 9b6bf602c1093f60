import { type TSchema, Type } from 'typebox'
import type { WordTypes } from '../../.cache/words.d.ts'
import * as field from './fields.ts'
import { namesInBraces, placeholdersIn } from './placeholders.ts'

/**
 * The words of the site's own parts (labels, buttons, headings, messages), one file per subject in
 * content/words. A comment above a word there is its hint in forms and editors. The
 * English file says which words there are, and which values code fills into each.
 */
export type WordSubject = keyof WordTypes

/** The file with the words of a subject. */
export const wordFile = (subject: string): string => `content/words/${subject}.yaml`

/** The subject of a file of words: `roof-result` of `content/words/roof-result.yaml`. */
export const subjectOf = (path: string): string | undefined =>
  /^content\/words\/([\w-]+)\.yaml$/.exec(path)?.[1]

/** The words of a subject. `npm run dev`, `check` and `check:content` write their types. */
export type Words<Subject extends WordSubject> = WordTypes[Subject]

/** Subjects that browsers load, as their files have them. */
export const browserSubjects = [
  'document',
  'energy',
  'energy-document',
  'energy-result',
  'forms',
  'photos',
  'roof',
  'roof-document',
  'roof-result',
  'undelivered',
  'wizard',
] as const satisfies readonly WordSubject[]
export type BrowserSubject = (typeof browserSubjects)[number]

/** The words that only browsers fill, without site-wide placeholders: not all of the wizard's. */
const browserWords = [
  ...browserSubjects.filter((subject) => subject !== 'wizard'),
  'wizard.result',
  'wizard.units',
]

/** True if the words at a path, such as `wizard.units`, may not use site-wide placeholders. */
const isForBrowser = (path: string): boolean =>
  browserWords.some((words) => path === words || path.startsWith(`${words}.`))

const fileName = {
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  description: 'Start of the file name, such as "roof-estimate".',
}
/** A drawing has a numbered place for each part. */
const parts = (count: number) => ({ minItems: count, maxItems: count, maxLength: 120 })

type Limits = { pattern?: string; minItems?: number; maxItems?: number; maxLength?: number }

const limits: Readonly<Record<string, Limits & { description?: string }>> = {
  'energy-document.fileName': fileName,
  'roof-document.fileName': fileName,
  'drawings.roof-parts.parts': parts(7),
  'drawings.roof-layers.parts': parts(6),
  'drawings.roof-to-wall.parts': parts(7),
  'drawings.flat-roof-drainage.parts': parts(6),
  'wind-mitigation.sample.features': { minItems: 3, maxItems: 8, maxLength: 40 },
}

const scopeOf = (path: string) => (isForBrowser(path) ? 'none' : 'site')

/** The names of the values that code fills into the word at a path. */
export const valuesIn = (path: string, text: string): readonly string[] => {
  const filled = placeholdersIn(scopeOf(path))
  return namesInBraces(text).filter((name) => !filled.includes(name))
}

const textSchema = (path: string, text: string, own: Limits = {}) => {
  const placeholders = { scope: scopeOf(path), values: valuesIn(path, text) }
  return Type.String({ pattern: field.visible, placeholders, ...own })
}

/** The schema of a word, a list or a group of words, made from the English at its path. */
const schemaOfWord = (path: string, word: unknown): TSchema => {
  if (Array.isArray(word)) {
    const { maxLength, ...own } = limits[path] ?? {}
    const items = textSchema(path, '', maxLength === undefined ? {} : { maxLength })
    return Type.Array(items, { minItems: 1, distinct: [], ...own })
  }
  if (typeof word !== 'object' || word === null) return textSchema(path, String(word), limits[path])
  const words = Object.entries(word)
  return field.group(
    '',
    Object.fromEntries(
      words.map(([name, inner]) => [name, schemaOfWord(`${path}.${name}`, inner)]),
    ),
  )
}

/** The schema of the file of a subject and of its translations, made from the English words. */
export const wordSchema = (subject: string, words: unknown): TSchema => {
  const written: Record<string, unknown> = Object(words ?? {})
  const { draft, ...others } = written
  // Only pages can be drafts, so a flag of that name is no word.
  return schemaOfWord(subject, typeof draft === 'boolean' ? others : (words ?? {}))
}

export const drawingNames = [
  'roof-parts',
  'roof-layers',
  'roof-to-wall',
  'flat-roof-drainage',
] as const satisfies readonly (keyof Words<'drawings'>)[]
export type DrawingName = (typeof drawingNames)[number]
