import type { ErrorObject } from 'ajv'
import { itemsIn } from '../../is-record.ts'
import { describeField } from '../describe-field.ts'
import { didYouMean, nearest } from '../nearest.ts'
import { fieldName, type PathSegment, type Problem } from '../problem.ts'
import { type Node, pathOfPointer, valuesOf } from '../schema-nodes.ts'
import type { ParsedSource } from '../source.ts'
import type { KnownNames } from '../validate.ts'
import {
  patternMistake,
  rightForm,
  unknownPlaceholder,
  unknownWord,
  whatIs,
} from './right-words.ts'

/** An ajv error, and everything that its explanation may need. */
type Case = {
  error: ErrorObject
  path: readonly PathSegment[]
  errors: readonly ErrorObject[]
  known: KnownNames | undefined
  /** The value as written in the file, such as `02134` for the number 2134. */
  written: string | undefined
}
/** Explains an error after the name of its field; undefined if another explanation does. */
type Explain = (problem: Case) => string | undefined

const propertiesOf = ({ parentSchema = {} }: ErrorObject): Readonly<Record<string, Node>> =>
  parentSchema.properties ?? {}

/** Returns the field meant by an unknown one: one with a similar name, or the only missing one. */
const meantBy = (name: string, { error, errors }: Case): string | undefined => {
  const here = errors.filter(({ instancePath }) => instancePath === error.instancePath)
  const missing = here.flatMap(({ params }) => params.missingProperty ?? []).map(String)
  const unknown = here.filter(({ keyword }) => keyword === 'additionalProperties')
  return (
    nearest(name, missing) ??
    nearest(
      name,
      unknown.flatMap((one) => Object.keys(propertiesOf(one))),
    ) ??
    (missing.length === 1 && unknown.length === 1 ? missing[0] : undefined)
  )
}

/** Describes what a field takes: its description, its values and those of its items. */
const takes = (schema: Node | undefined): string =>
  [schema, schema?.items].flatMap((node) => (node ? describeField(node) : [])).join(' ')

const missingField: Explain = (problem) => {
  const { error, errors } = problem
  const missing = String(error.params.missingProperty)
  const isMisspelt = errors.some(
    ({ instancePath, params }) =>
      instancePath === error.instancePath &&
      params.additionalProperty !== undefined &&
      meantBy(String(params.additionalProperty), problem) === missing,
  )
  return isMisspelt ? undefined : `is missing; add it. ${takes(propertiesOf(error)[missing])}`
}

const unknownField: Explain = (problem) => {
  const meant = meantBy(String(problem.error.params.additionalProperty), problem)
  return meant
    ? `is not a field here; did you mean "${meant}"?`
    : `is not a field here; remove it, or use one of ${Object.keys(propertiesOf(problem.error)).join(', ')}`
}

/** The JSON types, in the words of authors. */
const typeNames: Record<string, string> = {
  string: 'words',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
}

/** Formats a value for the middle of a sentence. */
const shown = (data: unknown): string => {
  if (Array.isArray(data)) return 'a list'
  return typeof data === 'object' ? 'a group of fields' : JSON.stringify(data)
}

const descriptionOf = ({ parentSchema }: ErrorObject): string => parentSchema?.description ?? ''

const wrongType: Explain = ({ error, path, written }) => {
  const { data, params } = error
  const { enum: values, pattern, ...schema }: Node = error.parentSchema ?? {}
  const type = String(params.type)
  const isEmpty = data === null || data === undefined
  const isFigure = typeof data === 'number' || typeof data === 'boolean'
  const stands = isFigure ? (written ?? shown(data)) : shown(data)
  const start = isEmpty ? 'is empty' : `found ${stands}`
  if (values) return `${start}; write one of ${values.join(', ')}`
  if (type === 'string' && isFigure) {
    const isRight = pattern === undefined || new RegExp(pattern, 'u').test(stands)
    const right = isRight ? stands : rightForm(stands, pattern)
    return right
      ? `${start}; put it in quotes: "${right}"`
      : `${start}; write it in quotes. ${descriptionOf(error)}`
  }
  const named = whatIs(schema.reference)
  if (type === 'string' && named) return `${start}; name ${named} here`
  if (type === 'object' && schema.properties)
    return `${start}; write its fields${path.length > 0 ? ' below it, each on a line that begins with two more spaces' : ''}: ${Object.keys(schema.properties).join(', ')}`
  if (type === 'array' && isEmpty) return `${start}; write a list. ${takes(schema)}`
  const isGroup = type === 'string' && typeof data === 'object' && !isEmpty
  return `${start}; write ${typeNames[type] ?? type}${isGroup ? ', in quotes if they begin with { or [' : ''}`
}

const notInList: Explain = ({ error: { data, params } }) => {
  if (typeof data !== 'string') return undefined
  const allowed = itemsIn(params.allowedValues).map(String)
  return `"${data}" is not one of ${allowed.join(', ')}${didYouMean(data, allowed) || '; write one of these'}`
}

const limitOf = ({ keyword, params }: ErrorObject): string =>
  `${keyword.startsWith('min') ? 'at least' : 'at most'} ${params.limit}`

const wrongLength: Explain = ({ error }) => {
  const { length } = String(error.data)
  return length === 0
    ? 'is empty; write something'
    : `is ${length} characters long; write ${limitOf(error)}`
}

const countOf = (data: unknown) => {
  const { length } = itemsIn(data)
  return `${length} item${length === 1 ? '' : 's'}`
}

const wrongCount: Explain = ({ error }) => `has ${countOf(error.data)}; write ${limitOf(error)}`

const outOfRange: Explain = ({ error, written }) =>
  `${written ?? shown(error.data)} is out of range; write ${limitOf(error)}. ${descriptionOf(error)}`

const isBlank = (data: unknown): boolean => valuesOf(data).every(({ value }) => value === null)

const explanations: Record<string, Explain> = {
  required: missingField,
  additionalProperties: unknownField,
  type: wrongType,
  enum: notInList,
  minLength: wrongLength,
  maxLength: wrongLength,
  minItems: wrongCount,
  maxItems: wrongCount,
  // Blanks of a template look alike until they are filled in, and each is reported as empty.
  uniqueItems: ({ error: { data, params }, path }) =>
    isBlank(itemsIn(data)[params.i])
      ? undefined
      : `is the same as ${fieldName([...path, Math.min(params.i, params.j)])}; remove one of them`,
  minimum: outOfRange,
  maximum: outOfRange,
  multipleOf: ({ error, written }) =>
    `${written ?? shown(error.data)} has more decimals than pages show; round it to a multiple of ${error.params.multipleOf}. ${descriptionOf(error)}`,
  pattern: ({ error }) =>
    patternMistake(String(error.data), String(error.params.pattern), descriptionOf(error)),
  format: ({ error }) =>
    `there is no day ${shown(error.data)}; correct it. ${descriptionOf(error)}`,
  reference: ({ error: { data, parentSchema }, known }) =>
    unknownWord(String(data), parentSchema?.reference, known),
  // The rule for the names reports the error.
  propertyNames: () => undefined,
  placeholders: ({ error: { params } }) => unknownPlaceholder(params.name, params.use),
}

/** Returns the field or item inside the value that an error is about, if not all of the value. */
const partOf = ({ keyword, params }: ErrorObject): PathSegment | undefined => {
  if (keyword === 'uniqueItems') return Math.max(params.i, params.j)
  return params.missingProperty ?? params.additionalProperty
}

type Locating = Pick<ParsedSource, 'locate'> & Partial<Pick<ParsedSource, 'written'>>

/** Turns ajv errors into sentences with positions. A misspelled field is not missing as well. */
export const explain = (
  file: string,
  errors: readonly ErrorObject[],
  { locate, written = () => undefined }: Locating,
  known?: KnownNames,
): Problem[] =>
  errors.flatMap((error) => {
    const path = pathOfPointer(error.instancePath)
    const explainCase = explanations[error.keyword]
    const says = explainCase
      ? explainCase({ error, path, errors, known, written: written(path) })
      : (error.message ?? 'is not as expected')
    if (says === undefined) return []
    const part = partOf(error)
    const field = part === undefined ? path : [...path, part]
    const place = error.propertyName === undefined ? field : [...path, error.propertyName]
    const name = fieldName(field) || (error.keyword === 'type' ? 'the file' : '')
    return [{ file, ...locate(place), message: `${name}: ${says}`.trimEnd() }]
  })
