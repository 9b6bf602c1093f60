import { isOneOf } from '../../content/schema/keys.ts'
import {
  cityPlaceholders,
  type PlaceholderUse,
  placeholdersIn,
} from '../../content/schema/placeholders.ts'
import { didYouMean, nearest } from '../../renderer/content/nearest.ts'
import type { KnownNames } from '../../renderer/content/validate.ts'

/** What names of each kind are, and where they come from, for an author who needs another. */
const kinds: Record<
  Exclude<keyof KnownNames, 'draft' | 'file'>,
  { are: string; source: string }
> = {
  picture: {
    are: 'a picture in content/images',
    source: 'put the picture into content/images first',
  },
  county: { are: 'a county we know', source: 'the counties are in content/business.yaml' },
  city: { are: 'a city we serve', source: 'the cities are the files in content/cities' },
  service: { are: 'a service of ours', source: 'the services are the files in content/services' },
  guide: { are: 'a guide of ours', source: 'the guides are the files in content/guides' },
  route: {
    are: 'a page of this site',
    source: 'the pages are the files in content, such as /contact for content/pages/contact.mdx',
  },
}

/** What a name of a kind is, for somebody who wrote none. */
export const whatIs = (kind: string | undefined): string | undefined =>
  Object.entries(kinds).find(([name]) => name === kind)?.[1].are

/** Why nothing public may lead to a draft; undefined for the name or address of anything else. */
export const draftNamed = (name: string, known: KnownNames | undefined): string | undefined =>
  known?.draft?.has(name)
    ? `${name} is a draft, which the public site does not have; leave it out here, or publish it: delete "draft: true" in its file`
    : undefined

/** Why a word that must name something is refused, with the nearest name there is. */
export const unknownWord = (
  name: string,
  kind: keyof typeof kinds,
  known: KnownNames | undefined,
): string => {
  const draft = draftNamed(name, known)
  if (draft) return draft
  const names = known?.[kind] ?? new Set<string>()
  const stem = name.replace(/^.*\/|\.\w+$/g, '')
  if (kind === 'picture' && stem !== name && names.has(stem))
    return `"${name}" is named without ${name.includes('/') ? 'its folder and ' : ''}the end of its file; write "${stem}"`
  return `"${name}" is not ${kinds[kind].are}${didYouMean(name, names) || `; ${kinds[kind].source}`}`
}

/** Why a name in braces is refused, with the nearest placeholder. */
export const unknownPlaceholder = (name: string, use: PlaceholderUse): string => {
  if (use !== 'city' && isOneOf(cityPlaceholders, name))
    return `{${name}} is not known here: this text is shown without a city; leave it out`
  const known = placeholdersIn(use)
  if (known.length === 0)
    return `{${name}} is not known here: nothing is filled in in this text; write it in words`
  if (/[{}]/.test(name))
    return `this ${name} has no partner: write a placeholder such as {${known[0]}}, or leave it out`
  const meant = nearest(name, known)
  return `{${name}} is not a placeholder we know; ${meant ? `did you mean {${meant}}?` : `known are ${known.map((one) => `{${one}}`).join(', ')}`}`
}

/** Corrections of what people write where a pattern expects another form. */
const corrections: readonly ((text: string, pattern: string) => string)[] = [
  (text) => text.trim().replace(/\p{Zs}+/gu, ' '),
  (text) => text.replace(/^https?:\/\/[^/]*/, '') || '/',
  (text) => text.replace(/[?#].*$/, ''),
  (text, pattern) => (pattern.startsWith('^/') ? `/${text}` : text),
  (text) => text.replace(/^(?:http:)?(?:\/\/)?/, 'https://'),
  (text) => text.replace(/^https:\/\/[^/]*/i, (origin) => origin.toLowerCase()),
  (text) => text.replace(/(?:\.git)?\/?$/, ''),
  (text, pattern) =>
    /^\^\(?(?:CCC|\[A-Z\])/.test(pattern) ? text.toUpperCase().replace(/[^A-Z\d]/g, '') : text,
  (text) => text.toLowerCase().replace(/[\s_]+/g, '-'),
  (text) => text.replace(/^\D*1?\D*(\d{3})\D*(\d{3})\D*(\d{4})$/, '($1) $2-$3'),
  (text) => text.replace(/^(\d):/, '0$1:'),
  (text) => text.replace(/\s*(?:–|—|-|to)\s*/, '-'),
]

/** The form that a pattern expects of a text, if it can be told. */
export const rightForm = (text: string, pattern: string): string | undefined => {
  const expected = new RegExp(pattern, 'u')
  return corrections
    .map((correct) => correct(text, pattern))
    .find((one) => one !== text && expected.test(one))
}

/** Why a text does not match its pattern, with the right form where that can be told. */
export const patternMistake = (
  text: string,
  pattern: string,
  description: string,
): string | undefined => {
  // The check of the length says so.
  if (text === '') return undefined
  const right = rightForm(text, pattern)
  const shown = JSON.stringify(text)
  if (right === undefined)
    return `${shown} is not written as expected; write it like this. ${description}`
  return right === text.replace(/\p{Zs}/gu, ' ')
    ? `${shown} has a special space in it, as copied from a web page; write an ordinary one`
    : `${shown} is not written as expected; write "${right}"`
}
