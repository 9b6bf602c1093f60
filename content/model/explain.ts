import type { ErrorObject } from 'ajv'
import { didYouMean, nearest } from './nearest.ts'
import { cityPlaceholders, type PlaceholderScope, placeholdersIn } from './placeholders.ts'
import type { Problem } from './problem.ts'
import type { ParsedSource } from './source.ts'
import type { Known } from './validate.ts'

type Step = string | number
type Explanation = { path: Step[]; message: string }

const steps = (pointer: string): Step[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))

const nameOf = (path: readonly Step[]): string =>
  path.map((step, index) => (typeof step === 'number' ? `[${step + 1}]` : index ? `.${step}` : step)).join('')

const typeNames: Record<string, string> = {
  string: 'words',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
}

const found = (data: unknown): string => {
  if (data === null || data === undefined) return 'nothing'
  if (Array.isArray(data)) return 'a list'
  if (typeof data === 'object') return 'a group of fields'
  return JSON.stringify(data)
}

const kindNames: Record<keyof Known, string> = {
  picture: 'a picture in content/images',
  county: 'a county we know',
  city: 'a city we serve',
  service: 'a service of ours',
}

const propertiesOf = (error: ErrorObject): string[] => Object.keys((error.parentSchema?.properties as object | undefined) ?? {})

const placeholderMessage = (name: string, scope: PlaceholderScope): string => {
  if (scope === 'site' && (cityPlaceholders as readonly string[]).includes(name))
    return `{${name}} is not known here: this text is shown without a city`
  const meant = nearest(name, placeholdersIn(scope))
  return `{${name}} is not a placeholder we know${
    meant
      ? `; did you mean {${meant}}?`
      : `; known are ${placeholdersIn(scope)
          .map((known) => `{${known}}`)
          .join(', ')}`
  }`
}

const unknownWord = (name: string, kind: keyof Known, known: Known | undefined): string =>
  `"${name}" is not ${kindNames[kind]}${didYouMean(name, known?.[kind] ?? [])}`

const explainOne = (error: ErrorObject, siblings: readonly ErrorObject[], known: Known | undefined): Explanation | undefined => {
  const path = steps(error.instancePath)
  const { params } = error
  switch (error.keyword) {
    case 'required': {
      const missing = String(params.missingProperty)
      const misspelt = siblings.some(
        (other) =>
          other.keyword === 'additionalProperties' &&
          other.instancePath === error.instancePath &&
          nearest(String(other.params.additionalProperty), propertiesOf(other)) === missing,
      )
      if (misspelt) return undefined
      const field = (error.parentSchema?.properties as Record<string, { description?: string }> | undefined)?.[missing]
      return { path, message: `${nameOf([...path, missing])}: is missing. ${field?.description ?? ''}`.trimEnd() }
    }
    case 'additionalProperties': {
      const field = String(params.additionalProperty)
      return { path: [...path, field], message: `${nameOf([...path, field])}: is not a field here${didYouMean(field, propertiesOf(error))}` }
    }
    case 'type':
      return { path, message: `${nameOf(path)}: expected ${typeNames[String(params.type)] ?? params.type}, found ${found(error.data)}` }
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String)
      const meant = didYouMean(String(error.data), allowed)
      return { path, message: `${nameOf(path)}: ${found(error.data)} is not one of ${allowed.join(', ')}${meant}` }
    }
    case 'minLength':
    case 'maxLength': {
      const length = String(error.data).length
      const limit = `${error.keyword === 'minLength' ? 'at least' : 'at most'} ${params.limit}`
      return { path, message: `${nameOf(path)}: is ${length} characters long; ${limit} are expected` }
    }
    case 'minItems':
    case 'maxItems': {
      const count = (error.data as unknown[]).length
      const limit = `${error.keyword === 'minItems' ? 'at least' : 'at most'} ${params.limit}`
      return { path, message: `${nameOf(path)}: has ${count} items; ${limit} are expected` }
    }
    case 'minimum':
    case 'maximum': {
      const limit = `${error.keyword === 'minimum' ? 'at least' : 'at most'} ${params.limit}`
      return { path, message: `${nameOf(path)}: ${found(error.data)} is out of range; ${limit} is expected` }
    }
    case 'pattern':
      return { path, message: `${nameOf(path)}: ${found(error.data)} is not written as expected. ${error.parentSchema?.description ?? ''}`.trimEnd() }
    case 'reference':
      return { path, message: `${nameOf(path)}: ${unknownWord(String(params.name), params.kind as keyof Known, known)}` }
    case 'referenceKeys': {
      const key = String(params.name)
      return { path: [...path, key], message: `${nameOf(path)}: ${unknownWord(key, params.kind as keyof Known, known)}` }
    }
    case 'placeholders':
      return { path, message: `${nameOf(path)}: ${placeholderMessage(String(params.name), params.scope as PlaceholderScope)}` }
    default:
      return { path, message: `${nameOf(path)}: ${error.message ?? 'is not as expected'}` }
  }
}

/** What ajv found, as sentences at their places. A misspelt field is named once, not as unknown and missing. */
export const explain = (file: string, errors: readonly ErrorObject[], { locate }: ParsedSource, known?: Known): Problem[] =>
  errors.flatMap((error) => {
    const explanation = explainOne(error, errors, known)
    return explanation ? [{ file, ...locate(explanation.path), message: explanation.message }] : []
  })
