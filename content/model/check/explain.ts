import type { ErrorObject } from 'ajv'
import type { PlaceholderUse } from '../placeholders.ts'
import type { ParsedSource } from '../source.ts'
import type { KnownNames } from '../validate.ts'
import { didYouMean, nearest } from './nearest.ts'
import { atLeastOrMost, found, placeholderMessage, typeNames, unknownWord } from './phrases.ts'
import { fieldName, type PathSegment, type Problem } from './problem.ts'

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
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))

const propertiesOf = (error: ErrorObject): string[] =>
  Object.keys((error.parentSchema?.properties as object | undefined) ?? {})

/** A field missing because it was misspelled is reported where it was misspelled. */
const isMisspelt = (missing: string, { error, siblings }: Case): boolean =>
  siblings.some(
    (other) =>
      other.keyword === 'additionalProperties' &&
      other.instancePath === error.instancePath &&
      nearest(String(other.params.additionalProperty), propertiesOf(other)) === missing,
  )

const missingField: Explain = (problem) => {
  const { error, path } = problem
  const missing = String(error.params.missingProperty)
  if (isMisspelt(missing, problem)) return undefined
  const fields = error.parentSchema?.properties as
    | Record<string, { description?: string }>
    | undefined
  return {
    path,
    message:
      `${fieldName([...path, missing])}: is missing. ${fields?.[missing]?.description ?? ''}`.trimEnd(),
  }
}

const unknownField: Explain = ({ error, path }) => {
  const field = String(error.params.additionalProperty)
  const place = [...path, field]
  return {
    path: place,
    message: `${fieldName(place)}: is not a field here${didYouMean(field, propertiesOf(error))}`,
  }
}

const wrongType: Explain = ({ error, path }) => {
  const expected = typeNames[String(error.params.type)] ?? error.params.type
  return { path, message: `${fieldName(path)}: expected ${expected}, found ${found(error.data)}` }
}

const notInList: Explain = ({ error, path }) => {
  if (typeof error.data !== 'string') return undefined
  const allowed = (error.params.allowedValues as unknown[]).map(String)
  return {
    path,
    message: `${fieldName(path)}: "${error.data}" is not one of ${allowed.join(', ')}${didYouMean(error.data, allowed)}`,
  }
}

const wrongLength: Explain = ({ error, path }) => {
  const limit = atLeastOrMost(error.keyword, error.params.limit)
  return {
    path,
    message: `${fieldName(path)}: is ${String(error.data).length} characters long; ${limit} are expected`,
  }
}

const wrongCount: Explain = ({ error, path }) => {
  const limit = atLeastOrMost(error.keyword, error.params.limit)
  return {
    path,
    message: `${fieldName(path)}: has ${(error.data as unknown[]).length} items; ${limit} are expected`,
  }
}

const outOfRange: Explain = ({ error, path }) => {
  const limit = atLeastOrMost(error.keyword, error.params.limit)
  return {
    path,
    message: `${fieldName(path)}: ${found(error.data)} is out of range; ${limit} is expected`,
  }
}

const wrongForm: Explain = ({ error, path }) => {
  const expected = error.parentSchema?.description ?? ''
  return {
    path,
    message:
      `${fieldName(path)}: ${found(error.data)} is not written as expected. ${expected}`.trimEnd(),
  }
}

const repeated: Explain = ({ error, path }) => {
  const { i, j } = error.params as { i: number; j: number }
  const [first, second] = i < j ? [i, j] : [j, i]
  return {
    path: [...path, second],
    message: `${fieldName([...path, second])}: is the same as ${fieldName([...path, first])}; each item stands once`,
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
