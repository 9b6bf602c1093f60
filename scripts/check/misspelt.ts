import type { ErrorObject } from 'ajv'
import { nearest } from '../../renderer/content/nearest.ts'

/** The names of a group that are missing in it, that it may have, and that it does not know. */
type Names = { missing: readonly string[]; known: readonly string[]; unknown: readonly string[] }

const namesAt = (path: string, errors: readonly ErrorObject[]): Names => {
  const here = errors.filter(({ instancePath }) => instancePath === path)
  const named = (keyword: string, param: string) =>
    here.filter((error) => error.keyword === keyword).map(({ params }) => String(params[param]))
  const properties = here.find(({ keyword }) => keyword === 'additionalProperties')?.parentSchema
    ?.properties
  return {
    missing: named('required', 'missingProperty'),
    known: Object.keys((properties as object | undefined) ?? {}),
    unknown: named('additionalProperties', 'additionalProperty'),
  }
}

const meantBy = (name: string, { missing, known, unknown }: Names): string | undefined =>
  nearest(name, missing) ??
  nearest(name, known) ??
  (missing.length === 1 && unknown.length === 1 ? missing[0] : undefined)

/**
 * The field that was meant by one that a group does not know: one with a similar name, or the only
 * one that is missing.
 */
export const meantField = (
  name: string,
  { instancePath }: ErrorObject,
  errors: readonly ErrorObject[],
): string | undefined => meantBy(name, namesAt(instancePath, errors))

/** Whether a missing field stands there under another name, which is reported. */
export const isMisspelt = (
  missing: string,
  { instancePath }: ErrorObject,
  errors: readonly ErrorObject[],
): boolean => {
  const names = namesAt(instancePath, errors)
  return names.unknown.some((name) => meantBy(name, names) === missing)
}
