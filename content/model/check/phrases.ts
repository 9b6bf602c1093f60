import { cityPlaceholders, type PlaceholderUse, placeholdersIn } from '../placeholders.ts'
import type { KnownNames } from '../validate.ts'
import { didYouMean, nearest } from './nearest.ts'

/** The JSON types, as authors call them. */
export const typeNames: Record<string, string> = {
  string: 'words',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
}

/** What stands in a field, for the end of a sentence. */
export const found = (data: unknown): string => {
  if (data === null || data === undefined) return 'nothing'
  if (Array.isArray(data)) return 'a list'
  if (typeof data === 'object') return 'a group of fields'
  return JSON.stringify(data)
}

const kindNames: Record<keyof KnownNames, string> = {
  picture: 'a picture in content/images',
  county: 'a county we know',
  city: 'a city we serve',
  service: 'a service of ours',
  guide: 'a guide of ours',
  route: 'a page of this site',
}

/** Why a name in braces is refused, with the nearest one that is known. */
export const placeholderMessage = (name: string, use: PlaceholderUse): string => {
  if (use !== 'city' && (cityPlaceholders as readonly string[]).includes(name))
    return `{${name}} is not known here: this text is shown without a city`
  const known = placeholdersIn(use)
  if (known.length === 0) return `{${name}} is not known here: nothing is filled in in this text`
  const meant = nearest(name, known)
  return `{${name}} is not a placeholder we know; ${meant ? `did you mean {${meant}}?` : `known are ${known.map((one) => `{${one}}`).join(', ')}`}`
}

/** Why a word that must name something is refused, with the nearest one that is known. */
export const unknownWord = (
  name: string,
  kind: keyof KnownNames,
  known: KnownNames | undefined,
): string => `"${name}" is not ${kindNames[kind]}${didYouMean(name, known?.[kind] ?? [])}`

/** The limit of a keyword such as `minLength`, in words. */
export const atLeastOrMost = (keyword: string, limit: unknown) =>
  `${keyword.startsWith('min') ? 'at least' : 'at most'} ${limit}`
