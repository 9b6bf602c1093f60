import type { ErrorObject } from 'ajv'
import { visible } from '../../../content/schema/fields.ts'
import { describeField } from '../describe-field.ts'
import { didYouMean, nearest } from '../nearest.ts'
import { fieldName, type PathSegment, type Problem } from '../problem.ts'
import { type Node, pathOfPointer, valuesOf } from '../schema-nodes.ts'
import type { ParsedSource } from '../source.ts'
import type { KnownNames } from '../validate.ts'
import { unknownName, unknownPlaceholder } from './names.ts'
import { rightForm } from './right-form.ts'

/** An ajv error among the others of its file. */
type Case = {
  error: ErrorObject
  path: readonly PathSegment[]
  beside: readonly ErrorObject[]
  known: KnownNames | undefined
  /** The value as written in the file, such as `02134` for the number 2134. */
  written: string
}
/** Returns what to do about an error; undefined if another error of the same value tells it. */
type Remedy = (problem: Case) => string | undefined

const propertiesOf = ({ parentSchema = {} }: ErrorObject): Readonly<Record<string, Node>> =>
  parentSchema.properties ?? {}

/** Returns the field that an unknown one was meant as: of a similar name, or the only one missing. */
const meantBy = (name: string, { error, beside }: Case): string | undefined => {
  const missing = beside.flatMap(({ params }) => params.missingProperty ?? []).map(String)
  const unknown = beside.filter(({ keyword }) => keyword === 'additionalProperties')
  const only = missing.length === 1 && unknown.length === 1 ? missing[0] : undefined
  return nearest(name, missing) ?? nearest(name, Object.keys(propertiesOf(error))) ?? only
}

const missing: Remedy = (one) => {
  const name = String(one.error.params.missingProperty)
  const isMisspelled = one.beside.some(
    ({ params }) => params.additionalProperty && meantBy(params.additionalProperty, one) === name,
  )
  const schema = propertiesOf(one.error)[name]
  return isMisspelled ? undefined : `is missing; add it. ${schema ? describeField(schema) : ''}`
}

const unknownField: Remedy = (one) => {
  const meant = meantBy(String(one.error.params.additionalProperty), one)
  const fields = Object.keys(propertiesOf(one.error)).join(', ')
  if (one.error.params.additionalProperty === 'draft' && !meant)
    return 'is not a field here, because only pages can be drafts: delete it'
  return `is not a field here${meant ? `; did you mean "${meant}"?` : `; the fields are ${fields}`}`
}

const describe = ({ parentSchema = {} }: ErrorObject): string =>
  [parentSchema, parentSchema.items].flatMap((node) => (node ? describeField(node) : [])).join(' ')

const wrongType: Remedy = ({ error, written }) => {
  const { data, message } = error
  const { enum: values, pattern = visible, type, properties }: Node = error.parentSchema ?? {}
  // The list of values tells it.
  if (values && data !== null) return undefined
  const fields = properties ? `: its fields are ${Object.keys(properties).join(', ')}` : ''
  const allowed = values ? `: write one of ${values.join(', ')}` : fields
  if (data === null || data === undefined)
    return `is empty, and ${message}${allowed}. ${describe(error)}`
  if (type === 'string' && typeof data !== 'object') {
    const right = new RegExp(pattern, 'u').test(written) ? written : rightForm(written, pattern)
    return `found ${written}, which is no text: put it in quotes${right ? `, "${right}"` : `. ${describe(error)}`}`
  }
  return `${message}, and is ${written}${allowed}. ${describe(error)}`
}

const notListed: Remedy = ({ error: { data, params }, written }) => {
  // The type tells it.
  if (typeof data !== 'string') return undefined
  const allowed = params.allowedValues.map(String)
  return `${written} is not one of ${allowed.join(', ')}${didYouMean(written, allowed)}`
}

const wrongPattern: Remedy = ({ error, beside, written }) => {
  if (beside.some(({ keyword }) => keyword === 'minLength')) return undefined
  const { pattern } = error.params
  if (pattern === visible) return 'has no sign that can be seen: write something, or delete it'
  const right = rightForm(String(error.data), pattern)
  return `${written} is not written as expected: ${right ? `write "${right}"` : describe(error)}`
}

const isBlank = (data: unknown): boolean => valuesOf(data).every(({ value }) => value === null)

const remedies: Record<string, Remedy> = {
  required: missing,
  additionalProperties: unknownField,
  type: wrongType,
  enum: notListed,
  pattern: wrongPattern,
  format: ({ error, written }) => `there is no day ${written}. ${describe(error)}`,
  // Blanks of a template look alike until they are filled in, and each is reported as empty.
  uniqueItems: ({ error: { data, params }, path }) =>
    isBlank((data as unknown[])[params.i])
      ? undefined
      : `is the same as ${fieldName([...path, Math.min(params.i, params.j)])}: remove one of them`,
  reference: ({ error: { data, parentSchema }, known }) =>
    unknownName(String(data), parentSchema?.reference, known),
  placeholders: ({ error: { params } }) => unknownPlaceholder(params.name, params.use),
  // The rule for the names reports it.
  propertyNames: () => undefined,
}

/** Returns the field or item inside the value that an error is about, if not all of the value. */
const partOf = ({ keyword, params }: ErrorObject): PathSegment | undefined =>
  keyword === 'uniqueItems'
    ? Math.max(params.i, params.j)
    : (params.missingProperty ?? params.additionalProperty)

type Locating = Pick<ParsedSource, 'locate'> & Partial<Pick<ParsedSource, 'written'>>

/** Turns ajv errors into problems: ajv's words or ours, with position, nearest name and remedy. */
export const explain = (
  file: string,
  errors: readonly ErrorObject[],
  { locate, written }: Locating,
  known?: KnownNames,
): Problem[] =>
  errors.flatMap((error) => {
    const { keyword, data, message = 'is not as expected', instancePath, propertyName } = error
    const path = pathOfPointer(instancePath)
    const beside = errors.filter((one) => one.instancePath === instancePath)
    const shown = (typeof data === 'string' ? undefined : written?.(path)) ?? JSON.stringify(data)
    const short = shown.length > 60 ? `${shown.slice(0, 60)}…` : shown
    const remedy = remedies[keyword] ?? (() => `${message}, and is ${short}. ${describe(error)}`)
    const says = remedy({ error, path, beside, known, written: short })
    if (says === undefined) return []
    const part = partOf(error)
    const field = part === undefined ? path : [...path, part]
    const place = propertyName === undefined ? field : [...path, propertyName]
    const name = fieldName(field) || 'the file'
    return [{ id: keyword, file, ...locate(place), message: `${name}: ${says}`.trimEnd() }]
  })
