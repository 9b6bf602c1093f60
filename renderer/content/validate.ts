import { Ajv, type ErrorObject, type SchemaValidateFunction, type ValidateFunction } from 'ajv'
import type { Static, TSchema } from 'typebox'
import { isDay } from '../../content/schema/day.ts'
import { isOneOf } from '../../content/schema/keys.ts'
import { fileKinds } from '../../content/schema/kinds.ts'
import {
  namesInBraces,
  type PlaceholderUse,
  placeholdersIn,
} from '../../content/schema/placeholders.ts'
import { codeHash, contentHash, jsonCache } from '../cache.ts'
import { isRecord } from '../is-record.ts'
import { lazy, memoize } from '../memoize.ts'

/** What a field may refer to: an entry by its kind, or something else that has a name. */
export const referenceKinds = [...fileKinds, 'picture', 'county', 'route'] as const
export type ReferenceKind = (typeof referenceKinds)[number]

/**
 * The names that words in a file may refer to, by kind. A kind left out is not checked. `file` has
 * the addresses of files that links may lead to, `draft` those of pages that the build leaves out.
 */
export type KnownNames = Partial<Record<ReferenceKind | 'file' | 'draft', ReadonlySet<string>>>

type Context = { known?: KnownNames | undefined }
type Params = { use: PlaceholderUse; name: string }

/** The names in braces that a text may not have, and the first brace that has no partner. */
const wrongPlaceholders = (use: PlaceholderUse, words: string): Params[] => {
  const allowed = placeholdersIn(use)
  const [stray] = /[{}]/.exec(words.replace(/\{[^{}]*\}/g, '')) ?? []
  return [...namesInBraces(words).filter((name) => !allowed.includes(name)), stray].flatMap(
    (name) => (name === undefined ? [] : [{ use, name }]),
  )
}

/** A text has one error for each wrong placeholder in it. */
const checkPlaceholders: SchemaValidateFunction = (use: PlaceholderUse, words: string) => {
  const wrong = /[{}]/.test(words) ? wrongPlaceholders(use, words) : []
  checkPlaceholders.errors = wrong.map((params) => ({ keyword: 'placeholders', params }))
  return wrong.length === 0
}

const ajv = new Ajv({
  allErrors: true,
  strict: true,
  strictTypes: false,
  verbose: true,
  // TypeBox makes only schemas that are valid; to have that confirmed takes as long as to compile them.
  meta: false,
  validateSchema: false,
  passContext: true,
  // Each schema checks a few files once: short code is compiled sooner, and optimizing takes longer than it saves.
  loopRequired: 0,
  loopEnum: 0,
  code: { optimize: false },
})
ajv.addFormat('date', isDay)
ajv.addKeyword({
  keyword: 'reference',
  schemaType: 'string',
  type: 'string',
  compile(kind: string) {
    if (!isOneOf(referenceKinds, kind))
      throw new Error(
        `content/schema: field.reference('${kind}', …) is about nothing that the site has; it may be ${referenceKinds.join(', ')}`,
      )
    return function (this: Context, name: string) {
      return this.known?.[kind]?.has(name) ?? true
    }
  },
})
ajv.addKeyword({
  keyword: 'placeholders',
  schemaType: ['string', 'object'],
  type: 'string',
  validate: checkPlaceholders,
})
// Read by schema-nodes.ts, translation.ts and the check of prices.
ajv.addVocabulary(['fact', 'mayWait', 'growing'])

const compile = memoize((schema: TSchema): ValidateFunction => ajv.compile(schema))

/** Every way in which data violates its schema. With `known`, references are checked too. */
export const errorsOf = (schema: TSchema, data: unknown, known?: KnownNames): ErrorObject[] => {
  const validate = compile(schema)
  return validate.call({ known }, data) ? [] : (validate.errors ?? [])
}

/** The keywords that types express. Lengths, patterns and references are for the check alone. */
const keywordsOfShape = ['type', 'required', 'enum', 'const', 'anyOf']

/** Why data does not have the type of a schema. */
export const misfitsOf = (schema: TSchema, data: unknown): ErrorObject[] =>
  errorsOf(schema, data).filter(({ keyword }) => keywordsOfShape.includes(keyword))

/** Which data fitted which schema: to compile a schema takes longer than to validate with it. */
const cache = jsonCache<boolean>('validated')
const codeOf = lazy(() => codeHash('renderer/content', 'content/schema'))
const hashOf = memoize((value: object) => contentHash(JSON.stringify(value)))

/** Writes what was validated, for later runs. */
export const saveValidated = cache.save

const isFit = (schema: TSchema, data: unknown): boolean => misfitsOf(schema, data).length === 0

/** Whether data has the type of a schema. */
export const fits = <S extends TSchema>(schema: S, data: unknown): data is Static<S> =>
  isRecord(data)
    ? cache.get(contentHash(codeOf(), hashOf(schema), hashOf(data)), () => isFit(schema, data))
    : isFit(schema, data)

/**
 * Data with the type of a schema.
 * @param why says what is wrong, if it has another.
 * @throws that.
 */
export const typed = <S extends TSchema>(
  schema: S,
  data: unknown,
  why: () => string,
): Static<S> => {
  if (fits(schema, data)) return data
  throw new Error(why())
}

/**
 * Data validated against a schema, with its type.
 * @throws if it does not match.
 */
export const parse = <S extends TSchema>(schema: S, data: unknown, file: string): Static<S> => {
  const errors = errorsOf(schema, data)
  if (errors.length === 0 && fits(schema, data)) return data
  throw new Error(`${file}: ${ajv.errorsText(errors)}`)
}
