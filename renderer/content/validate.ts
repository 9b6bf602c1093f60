import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { Static, TSchema } from 'typebox'
import { isDay } from '../../content/schema/day.ts'
import {
  namesInBraces,
  type PlaceholderUse,
  placeholdersIn,
} from '../../content/schema/placeholders.ts'
import { unmarkedData } from '../../content/schema/source-marks.ts'

/** The names that words in a file may refer to, by kind. A kind left out is not checked. */
export type KnownNames = Partial<
  Record<'picture' | 'county' | 'city' | 'service' | 'guide' | 'route', ReadonlySet<string>>
>

type KeywordCheck = {
  (this: { known?: KnownNames } | undefined, keyword: string, data: unknown): boolean
  errors?: Partial<ErrorObject>[]
}

type PlaceholderCheck = {
  (use: PlaceholderUse, words: unknown): boolean
  errors?: Partial<ErrorObject>[]
}

const unknownNames = (known: KnownNames | undefined, kind: string, names: string[]) => {
  const set = known?.[kind as keyof KnownNames]
  return set ? names.filter((name) => !set.has(name)) : []
}

const reference: KeywordCheck = function (kind, word) {
  const unknown = unknownNames(this?.known, kind, [String(word)])
  reference.errors = unknown.map((name) => ({ keyword: 'reference', params: { kind, name } }))
  return unknown.length === 0
}

const referenceKeys: KeywordCheck = function (kind, map) {
  const unknown = unknownNames(this?.known, kind, Object.keys(map as object))
  referenceKeys.errors = unknown.map((name) => ({
    keyword: 'referenceKeys',
    params: { kind, name },
  }))
  return unknown.length === 0
}

/** The first brace that has no partner. */
const straysIn = (words: string): string[] =>
  /[{}]/.exec(words.replace(/\{[^{}]*\}/g, ''))?.slice(0, 1) ?? []

const placeholders: PlaceholderCheck = (use, words) => {
  if (!/[{}]/.test(String(words))) return true
  const allowed = placeholdersIn(use)
  const unknown = [
    ...namesInBraces(String(words)).filter((name) => !allowed.includes(name)),
    ...straysIn(String(words)),
  ]
  placeholders.errors = unknown.map((name) => ({ keyword: 'placeholders', params: { use, name } }))
  return unknown.length === 0
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
  // Each schema checks a few files once: to optimize its code takes longer than it saves.
  code: { optimize: false },
})
ajv.addFormat('date', isDay)
ajv.addKeyword({ keyword: 'reference', schemaType: 'string', type: 'string', validate: reference })
ajv.addKeyword({
  keyword: 'referenceKeys',
  schemaType: 'string',
  type: 'object',
  validate: referenceKeys,
})
ajv.addKeyword({
  keyword: 'placeholders',
  schemaType: ['string', 'object'],
  type: 'string',
  validate: placeholders,
})
// Read by translation.ts.
ajv.addKeyword({ keyword: 'fact', schemaType: 'boolean' })
// Read by renderer/content/source-marks.
ajv.addKeyword({ keyword: 'shown', schemaType: 'boolean' })
ajv.addKeyword({ keyword: 'mayWait', schemaType: 'boolean' })

const compiled = new WeakMap<TSchema, ValidateFunction>()
const compile = <S extends TSchema>(schema: S): ValidateFunction<Static<S>> => {
  const validate = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, validate)
  return validate as ValidateFunction<Static<S>>
}

/** Every way in which data violates its schema. With `known`, references are checked too. */
export const errorsOf = (schema: TSchema, data: unknown, known?: KnownNames): ErrorObject[] => {
  const validate = compile(schema)
  return validate.call({ known }, data) ? [] : (validate.errors ?? [])
}

/**
 * Data validated against a schema, with its type.
 * @throws if it does not match. `npm run check` reports the same with file and line, and runs
 *   before every build.
 */
export const parse = <S extends TSchema>(schema: S, data: unknown, file: string): Static<S> => {
  const validate = compile(schema)
  if (validate(unmarkedData(data))) return data as Static<S>
  throw new Error(`${file}: ${ajv.errorsText(validate.errors)}. Run npm run check for the lines.`)
}
