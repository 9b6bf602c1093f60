import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { Static, TSchema } from 'typebox'
import { isDay } from '../../content/schema/day.ts'
import {
  namesInBraces,
  type PlaceholderUse,
  placeholdersIn,
} from '../../content/schema/placeholders.ts'
import { unmarkedData } from '../../content/schema/source-marks.ts'
import { memoize } from '../memoize.ts'

/**
 * The names that words in a file may refer to, by kind. A kind left out is not checked. `draft` has
 * the names and addresses of pages that the build leaves out.
 */
export type KnownNames = Partial<
  Record<
    'picture' | 'county' | 'city' | 'service' | 'guide' | 'route' | 'draft',
    ReadonlySet<string>
  >
>

type KeywordCheck = {
  (this: { known?: KnownNames } | undefined, keyword: string, data: unknown): boolean
  errors?: Partial<ErrorObject>[]
}

type PlaceholderCheck = {
  (use: PlaceholderUse, words: unknown): boolean
  errors?: Partial<ErrorObject>[]
}

/** A keyword whose values, or keys, have to be names of a kind of thing that the site has. */
const namesKeyword = (keyword: string, namesIn: (data: unknown) => string[]): KeywordCheck => {
  const check: KeywordCheck = function (kind, data) {
    const known = this?.known?.[kind as keyof KnownNames]
    const unknown = known ? namesIn(data).filter((name) => !known.has(name)) : []
    check.errors = unknown.map((name) => ({ keyword, params: { kind, name } }))
    return unknown.length === 0
  }
  return check
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
ajv.addKeyword({
  keyword: 'reference',
  schemaType: 'string',
  type: 'string',
  validate: namesKeyword('reference', (name) => [String(name)]),
})
ajv.addKeyword({
  keyword: 'referenceKeys',
  schemaType: 'string',
  type: 'object',
  validate: namesKeyword('referenceKeys', (map) => Object.keys(map as object)),
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

const compile = memoize((schema: TSchema): ValidateFunction => ajv.compile(schema))

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
