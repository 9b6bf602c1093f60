import {
  cityPlaceholders,
  type PlaceholderUse,
  placeholdersIn,
} from '../../content/schema/placeholders.ts'
import { didYouMean, nearest } from '../../renderer/content/nearest.ts'
import type { KnownNames } from '../../renderer/content/validate.ts'

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

/** What stands in a field, as the beginning of a sentence. */
export const standing = (data: unknown): string =>
  data === null || data === undefined ? 'is empty' : `${found(data)} stands here`

/** Where names of a kind come from, for an author who needs another. */
const kindSources: Record<keyof KnownNames, string> = {
  picture: 'put the picture into content/images first',
  county: 'the counties are in content/business.yaml',
  city: 'the cities are the files in content/cities',
  service: 'the services are the files in content/services',
  guide: 'the guides are the files in content/guides',
  route: 'the pages are the files in content, such as /contact for content/pages/contact.mdx',
}

const pictureEnding = /\.(?:jpe?g|png|webp)$/i

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
    return `{${name}} is not known here: this text is shown without a city; leave it out`
  const known = placeholdersIn(use)
  if (known.length === 0)
    return `{${name}} is not known here: nothing is filled in in this text; write it in words`
  if (/[{}]/.test(name))
    return `this ${name} has no partner: write a placeholder such as {${known[0]}}, or leave it out`
  const meant = nearest(name, known)
  return `{${name}} is not a placeholder we know; ${meant ? `did you mean {${meant}}?` : `known are ${known.map((one) => `{${one}}`).join(', ')}`}`
}

/** Why a word that must name something is refused, with the nearest one that is known. */
export const unknownWord = (
  name: string,
  kind: keyof KnownNames,
  known: KnownNames | undefined,
): string => {
  const names = known?.[kind] ?? new Set<string>()
  const stem = name.replace(pictureEnding, '')
  if (kind === 'picture' && stem !== name && names.has(stem))
    return `"${name}" is named without the end of its file; write "${stem}"`
  const way = didYouMean(name, names) || `; ${kindSources[kind]}`
  return `"${name}" is not ${kindNames[kind]}${way}`
}

/** The limit of a keyword such as `minLength`, in words. */
export const atLeastOrMost = (keyword: string, limit: unknown) =>
  `${keyword.startsWith('min') ? 'at least' : 'at most'} ${limit}`
