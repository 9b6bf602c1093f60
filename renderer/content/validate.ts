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

type Params = Readonly<Record<string, unknown>>
type KeywordCheck = {
  (this: { known?: KnownNames } | undefined, value: unknown, data: unknown): boolean
  errors?: Partial<ErrorObject>[]
}

/** A keyword with an error for each of the params that `wrongIn` finds. */
const checkOf = (
  keyword: string,
  wrongIn: (value: unknown, data: unknown, known: KnownNames) => Params[],
): KeywordCheck => {
  const check: KeywordCheck = function (value, data) {
    const wrong = wrongIn(value, data, this?.known ?? {})
    check.errors = wrong.map((params) => ({ keyword, params }))
    return wrong.length === 0
  }
  return check
}

/** Values, or keys, have to be names of a kind of thing that the site has. */
const namesCheck = (keyword: string, namesIn: (data: unknown) => string[]): KeywordCheck =>
  checkOf(keyword, (kind, data, known) => {
    const names = known[kind as keyof KnownNames]
    return names ? namesIn(data).flatMap((name) => (names.has(name) ? [] : [{ kind, name }])) : []
  })

/** The names in braces that a text may not have, and the first brace that has no partner. */
const wrongPlaceholders = (use: PlaceholderUse, words: string): Params[] => {
  const allowed = placeholdersIn(use)
  const [stray] = /[{}]/.exec(words.replace(/\{[^{}]*\}/g, '')) ?? []
  return [...namesInBraces(words).filter((name) => !allowed.includes(name)), stray].flatMap(
    (name) => (name === undefined ? [] : [{ use, name }]),
  )
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
  validate: namesCheck('reference', (name) => [String(name)]),
})
ajv.addKeyword({
  keyword: 'referenceKeys',
  schemaType: 'string',
  type: 'object',
  validate: namesCheck('referenceKeys', (map) => Object.keys(map as object)),
})
ajv.addKeyword({
  keyword: 'placeholders',
  schemaType: ['string', 'object'],
  type: 'string',
  validate: checkOf('placeholders', (use, words) =>
    /[{}]/.test(String(words)) ? wrongPlaceholders(use as PlaceholderUse, String(words)) : [],
  ),
})
// Read by schema-nodes.ts and translation.ts.
for (const keyword of ['fact', 'shown', 'mayWait'])
  ajv.addKeyword({ keyword, schemaType: 'boolean' })

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
