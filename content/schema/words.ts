import { type TSchema, Type } from 'typebox'
import * as field from './fields.ts'
import type { Message, PluralMessage } from './message.ts'
import { wordShapes } from './word-shapes.ts'

/**
 * The words of the site's own parts (labels, buttons, headings, messages), a file a subject in
 * content/words. A comment above a word there is its hint in forms, editors and the manual.
 * `npm run words` writes word-shapes.ts from the English files, so that TypeScript knows each word.
 */
export type WordSubject = keyof typeof wordShapes

/** The names of values that code fills into a text, a list of texts, or a group of words. */
export type WordShape = string | readonly [''] | { readonly [name: string]: WordShape }

/**
 * Subjects and groups that the browser loads straight from their file. Site-wide placeholders are
 * not filled in there, so these texts may only use their own.
 */
const browserWords = [
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
  'wizard.result',
  'wizard.units',
]

/** Whether the word or group at a path, such as `wizard.units`, may use no site-wide placeholders. */
export const isForBrowser = (path: string): boolean =>
  browserWords.some((words) => path === words || path.startsWith(`${words}.`))

const fileName = {
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  description: 'Start of the name of its file, such as "roof-estimate".',
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

const textSchema = (path: string, names: string, own: Limits = {}) =>
  Type.String({
    minLength: 1,
    placeholders: {
      scope: isForBrowser(path) ? 'none' : 'site',
      values: names.split(' ').filter(Boolean),
    },
    ...own,
  })

const isList = (shape: WordShape): shape is readonly [''] => Array.isArray(shape)

const schemaOf = (path: string, shape: WordShape): TSchema => {
  if (typeof shape === 'string') return textSchema(path, shape, limits[path])
  if (isList(shape)) {
    const { maxLength, ...own } = limits[path] ?? {}
    const items = textSchema(path, '', maxLength === undefined ? {} : { maxLength })
    return Type.Array(items, { minItems: 1, uniqueItems: true, ...own })
  }
  return field.group(
    Object.fromEntries(
      Object.entries(shape).map(([name, inner]) => [name, schemaOf(`${path}.${name}`, inner)]),
    ),
  )
}

export const wordSchemas = Object.fromEntries(
  Object.entries(wordShapes).map(([subject, shape]) => [subject, schemaOf(subject, shape)]),
) as Readonly<Record<WordSubject, TSchema>>

export type DrawingName = keyof (typeof wordShapes)['drawings']
export const drawingNames = Object.keys(wordShapes.drawings) as readonly DrawingName[]

type Names<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Names<Rest>
  : Text

type Texts<Shape> = Shape extends ''
  ? string
  : Shape extends string
    ? Message<Names<Shape>>
    : Shape extends readonly unknown[]
      ? string[]
      : Shape extends { one: infer One extends string; other: infer Other extends string }
        ? PluralMessage<Exclude<Names<One | Other>, 'count' | ''>> &
            Omit<Group<Shape>, 'one' | 'other'>
        : Group<Shape>

type Group<Shape> = { -readonly [Name in keyof Shape]: Texts<Shape[Name]> }

/** The words of a subject: a text, or a message that needs values where it is shown. */
export type Words<Subject extends WordSubject> = Texts<(typeof wordShapes)[Subject]>
