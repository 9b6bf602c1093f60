import type { ErrorObject } from 'ajv'
import type { PlaceholderUse } from '../../content/schema/placeholders.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { fieldName, type PathSegment, type Problem } from '../../renderer/content/problem.ts'
import type { ParsedSource } from '../../renderer/content/source.ts'
import type { KnownNames } from '../../renderer/content/validate.ts'
import { plural } from '../plural.ts'
import { isMisspelt, meantField } from './misspelt.ts'
import {
  atLeastOrMost,
  found,
  placeholderMessage,
  standing,
  typeNames,
  unknownWord,
} from './phrases.ts'
import { wrongFormMessage } from './repairs.ts'

/** The path of a problem and what is wrong there. */
type Explanation = { path: PathSegment[]; message: string }
/**
 * Everything an explanation may look at: the error, the other errors of the file, and what words
 * may refer to.
 */
type Case = {
  error: ErrorObject
  path: PathSegment[]
  siblings: readonly ErrorObject[]
  known: KnownNames | undefined
}
type Explain = (problem: Case) => Explanation | undefined

const steps = (pointer: string): PathSegment[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) =>
      /^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~'),
    )

const propertiesOf = (error: ErrorObject): string[] =>
  Object.keys((error.parentSchema?.properties as object | undefined) ?? {})

const descriptionOf = ({ parentSchema }: ErrorObject): string => parentSchema?.description ?? ''

const missingField: Explain = ({ error, path, siblings }) => {
  const missing = String(error.params.missingProperty)
  if (isMisspelt(missing, error, siblings)) return undefined
  const fields = error.parentSchema?.properties as
    | Record<string, { description?: string }>
    | undefined
  return {
    path,
    message:
      `${fieldName([...path, missing])}: is missing; add it. ${fields?.[missing]?.description ?? ''}`.trimEnd(),
  }
}

const unknownField: Explain = ({ error, path, siblings }) => {
  const field = String(error.params.additionalProperty)
  const place = [...path, field]
  const meant = meantField(field, error, siblings)
  const way = meant
    ? `; did you mean "${meant}"?`
    : `; remove it, or use one of ${propertiesOf(error).join(', ')}`
  return { path: place, message: `${fieldName(place)}: is not a field here${way}` }
}

const wrongType: Explain = ({ error, path }) => {
  const { type } = error.params
  const expected = typeNames[String(type)] ?? type
  const isBare = type === 'string' && ['number', 'boolean'].includes(typeof error.data)
  const isGroup = type === 'string' && typeof error.data === 'object' && error.data !== null
  const way = isBare
    ? `put it in quotes: "${error.data}"`
    : `write ${expected}${isGroup ? ', in quotes if they begin with { or [' : ''}`
  return { path, message: `${fieldName(path) || 'the file'}: ${standing(error.data)}; ${way}` }
}

const notInList: Explain = ({ error, path }) => {
  if (typeof error.data !== 'string') return undefined
  const allowed = (error.params.allowedValues as unknown[]).map(String)
  return {
    path,
    message: `${fieldName(path)}: "${error.data}" is not one of ${allowed.join(', ')}${didYouMean(error.data, allowed) || '; write one of these'}`,
  }
}

const wrongLength: Explain = ({ error, path }) => {
  const limit = atLeastOrMost(error.keyword, error.params.limit)
  const { length } = String(error.data)
  const says =
    length === 0 ? 'is empty; write something' : `is ${length} characters long; write ${limit}`
  return { path, message: `${fieldName(path)}: ${says}` }
}

const wrongCount: Explain = ({ error, path }) => {
  const limit = atLeastOrMost(error.keyword, error.params.limit)
  const items = plural((error.data as unknown[]).length, 'item')
  return { path, message: `${fieldName(path)}: has ${items}; write ${limit}` }
}

const outOfRange: Explain = ({ error, path }) => {
  const limit = atLeastOrMost(error.keyword, error.params.limit)
  return {
    path,
    message:
      `${fieldName(path)}: ${found(error.data)} is out of range; write ${limit}. ${descriptionOf(error)}`.trimEnd(),
  }
}

const wrongForm: Explain = ({ error, path }) => {
  // The check of the length says so.
  if (error.data === '') return undefined
  const says = wrongFormMessage(String(error.data), String(error.params.pattern))
  const way = says ?? `is not written as expected; write it like this. ${descriptionOf(error)}`
  return { path, message: `${fieldName(path)}: ${found(error.data)} ${way}`.trimEnd() }
}

const noSuchDay: Explain = ({ error, path }) => ({
  path,
  message: `${fieldName(path)}: there is no day ${found(error.data)}; correct it. ${descriptionOf(error)}`,
})

const repeated: Explain = ({ error, path }) => {
  const [first = 0, second = 0] = [error.params.i, error.params.j].sort((a, b) => a - b)
  return {
    path: [...path, second],
    message: `${fieldName([...path, second])}: is the same as ${fieldName([...path, first])}; remove one of them`,
  }
}

const unknownReference: Explain = ({ error, path, known }) => ({
  path,
  message: `${fieldName(path)}: ${unknownWord(String(error.params.name), error.params.kind as keyof KnownNames, known)}`,
})

const unknownKey: Explain = ({ error, path, known }) => {
  const key = String(error.params.name)
  return {
    path: [...path, key],
    message: `${fieldName(path)}: ${unknownWord(key, error.params.kind as keyof KnownNames, known)}`,
  }
}

const unknownPlaceholder: Explain = ({ error, path }) => ({
  path,
  message: `${fieldName(path)}: ${placeholderMessage(String(error.params.name), error.params.use as PlaceholderUse)}`,
})

const explanations: Record<string, Explain> = {
  required: missingField,
  additionalProperties: unknownField,
  type: wrongType,
  enum: notInList,
  minLength: wrongLength,
  maxLength: wrongLength,
  minItems: wrongCount,
  maxItems: wrongCount,
  uniqueItems: repeated,
  minimum: outOfRange,
  maximum: outOfRange,
  pattern: wrongForm,
  format: noSuchDay,
  reference: unknownReference,
  referenceKeys: unknownKey,
  placeholders: unknownPlaceholder,
}

const asAjvSaysIt: Explain = ({ error, path }) => ({
  path,
  message: `${fieldName(path)}: ${error.message ?? 'is not as expected'}`,
})

/**
 * Turns ajv errors into sentences with positions. A misspelled field is reported once, not as both
 * unknown and missing.
 */
export const explain = (
  file: string,
  errors: readonly ErrorObject[],
  { locate }: Pick<ParsedSource, 'locate'>,
  known?: KnownNames,
): Problem[] =>
  errors.flatMap((error) => {
    const explainCase = explanations[error.keyword] ?? asAjvSaysIt
    const explanation = explainCase({
      error,
      path: steps(error.instancePath),
      siblings: errors,
      known,
    })
    return explanation ? [{ file, ...locate(explanation.path), message: explanation.message }] : []
  })
