import { Ajv, type ErrorObject, type SchemaValidateFunction, type ValidateFunction } from 'ajv'
import type { Static, TSchema } from 'typebox'
import { floridaDay, isDay } from '../../content/schema/day.ts'
import { isOneOf } from '../../content/schema/keys.ts'
import { fileKinds } from '../../content/schema/kinds.ts'
import {
  namesInBraces,
  type PlaceholderUse,
  placeholdersIn,
} from '../../content/schema/placeholders.ts'
import { codeHash, contentHash, jsonCache } from '../cache.ts'
import { isRecord, recordOf } from '../is-record.ts'
import { lazy, memoize } from '../memoize.ts'
import type { Fields } from './schema-nodes.ts'

/** The kinds of names that fields may refer to: entries, and other named things. */
const referenceKinds = [...fileKinds, 'picture', 'county', 'route', 'businessField'] as const
export type ReferenceKind = (typeof referenceKinds)[number]

/**
 * The names that files may refer to, by kind. Names of a missing kind are not checked. `file` holds
 * the addresses of files that links may lead to, `draft` those of pages that the build leaves out, and
 * `described` the pictures of pictures.yaml.
 */
export type KnownNames = Partial<
  Record<ReferenceKind | 'file' | 'draft' | 'described', ReadonlySet<string>>
>

type Context = { known?: KnownNames | undefined }
type Params = { use: PlaceholderUse; name: string }

/** Returns the names in braces that a text may not have, and the first unmatched brace. */
const wrongPlaceholders = (use: PlaceholderUse, words: string): Params[] => {
  const allowed = placeholdersIn(use)
  const [stray] = /[{}]/.exec(words.replace(/\{[^{}]*\}/g, '')) ?? []
  return [...namesInBraces(words).filter((name) => !allowed.includes(name)), stray].flatMap(
    (name) => (name === undefined ? [] : [{ use, name }]),
  )
}

/** Reports one error for each wrong placeholder in a text. */
const checkPlaceholders: SchemaValidateFunction = (use: PlaceholderUse, words: string) => {
  const wrong = /[{}]/.test(words) ? wrongPlaceholders(use, words) : []
  checkPlaceholders.errors = wrong.map((params) => ({ keyword: 'placeholders', params }))
  return wrong.length === 0
}

/** Returns what tells an item of a list from others: some of its fields, or all of it. */
const marksOf = (names: readonly string[], item: unknown): [mark: string, name?: string][] => {
  const own = isRecord(item) ? names.filter((name) => Object.hasOwn(item, name)) : []
  return own.length === 0
    ? [[JSON.stringify(item)]]
    : own.flatMap((name) => [recordOf(item)[name]].flat().map((text) => [`${text}`, name] as const))
}

/** Reports items of a list that say the same as an earlier one. */
const checkDistinct: SchemaValidateFunction = (names: string[], items: readonly unknown[]) => {
  const firstWith = new Map<string, number>()
  checkDistinct.errors = items.flatMap((item, index) => {
    const repeated = marksOf(names, item).filter(([text]) => {
      const mark = text.trim().toLowerCase()
      if (mark && !firstWith.has(mark)) firstWith.set(mark, index)
      return mark && firstWith.get(mark) !== index
    })
    // What has the name of another often has its slug, too.
    return repeated.slice(0, 1).map(([, name]) => ({
      keyword: 'distinct',
      params: { at: [index, ...(name ? [name] : [])] },
    }))
  })
  return checkDistinct.errors.length === 0
}

/** Returns a number, a day, a month or a time of day. */
const comparable = (value: unknown) =>
  typeof value === 'number' || /^\d[\d:-]{4,}$/.test(String(value)) ? value : undefined

/** Reports hours, periods and ranges that run backward. */
const checkOrdered: SchemaValidateFunction = ([first, last]: [string, string], fields: Fields) => {
  const [start, end] = [comparable(fields[first]), comparable(fields[last])]
  const isWrong = typeof start === typeof end && (start as string) > (end as string)
  const params = { at: [first], start, last, end }
  checkOrdered.errors = isWrong ? [{ keyword: 'ordered', params }] : []
  return !isWrong
}

const ajv = new Ajv({
  allErrors: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  verbose: true,
  // TypeBox makes only valid schemas; validating them would take as long as compiling them.
  meta: false,
  validateSchema: false,
  passContext: true,
  // 8.24 is a multiple of 0.001, whatever binary arithmetic says.
  multipleOfPrecision: 6,
  // Each schema checks few files: short code compiles sooner, and optimizing rarely pays.
  loopRequired: 0,
  loopEnum: 0,
  code: { optimize: false },
})
ajv.addFormat('date', isDay)
ajv.addFormat('past-date', (day: string) => isDay(day) && day <= floridaDay())
ajv.addFormat(
  'past-month',
  (month: string) => isDay(`${month}-01`) && `${month}-01` <= floridaDay(),
)
/** Compiles a regular expression. The flag for Unicode classes makes others four times slower. */
export const regExp = (source: string, flags = ''): RegExp =>
  new RegExp(source, source.includes('\\p{') ? `${flags}u` : flags)
ajv.addFormat('regex', (source: string) => {
  try {
    return regExp(source) instanceof RegExp
  } catch {
    return false
  }
})
ajv.addKeyword({ keyword: 'distinct', schemaType: 'array', type: 'array', validate: checkDistinct })
ajv.addKeyword({ keyword: 'ordered', schemaType: 'array', type: 'object', validate: checkOrdered })
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
// Read by schema-nodes.ts and translation.ts.
ajv.addVocabulary(['fact', 'isKey', 'mayWait'])

const compile = memoize((schema: TSchema): ValidateFunction => ajv.compile(schema))

/** Returns every way in which data violates its schema. With `known`, also checks references. */
export const errorsOf = (schema: TSchema, data: unknown, known?: KnownNames): ErrorObject[] => {
  const validate = compile(schema)
  return validate.call({ known }, data) ? [] : (validate.errors ?? [])
}

/** The keywords that types express. Only the check uses lengths, patterns and references. */
const typeKeywords = ['type', 'required', 'enum', 'const', 'anyOf']

/** Returns why data does not have the type of a schema. */
export const typeErrorsOf = (schema: TSchema, data: unknown): ErrorObject[] =>
  errorsOf(schema, data).filter(({ keyword }) => typeKeywords.includes(keyword))

/** Whether data fits a schema: compiling a schema takes longer than validating with it. */
const cache = jsonCache<boolean>('validated')
const codeOf = lazy(() => codeHash('renderer/content', 'content/schema'))
const hashOf = memoize((value: object) => contentHash(JSON.stringify(value)))

/** Writes the validation results, for later runs. */
export const saveValidated = cache.save

const isFit = (schema: TSchema, data: unknown): boolean => typeErrorsOf(schema, data).length === 0

/** Returns whether data has the type of a schema. */
export const fits = <S extends TSchema>(schema: S, data: unknown): data is Static<S> =>
  isRecord(data)
    ? cache.get(contentHash(codeOf(), hashOf(schema), hashOf(data)), () => isFit(schema, data))
    : isFit(schema, data)

/**
 * Returns data with the type of a schema.
 * @param why explains a mismatch.
 * @throws that explanation.
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
 * Returns data validated against a schema, with its type.
 * @throws if it does not match.
 */
export const parse = <S extends TSchema>(schema: S, data: unknown, file: string): Static<S> => {
  const errors = errorsOf(schema, data)
  if (errors.length === 0 && fits(schema, data)) return data
  throw new Error(`${file}: ${ajv.errorsText(errors)}`)
}
