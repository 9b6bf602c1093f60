import { isOneOf } from '../../../content/schema/keys.ts'
import { declarationOf, type FileKind, fileKinds } from '../../../content/schema/kinds.ts'
import {
  cityPlaceholders,
  type PlaceholderUse,
  placeholdersIn,
} from '../../../content/schema/placeholders.ts'
import { didYouMean, nearest } from '../nearest.ts'
import { type KnownNames, type ReferenceKind, referenceKinds } from '../validate.ts'

/** The meaning and source of names, for an author who needs another. */
type Names = { are: string; source: string }

const otherNames: Record<Exclude<ReferenceKind, FileKind>, Names> = {
  picture: {
    are: 'a picture in content/images',
    source: 'put the picture into content/images first',
  },
  county: { are: 'a county we know', source: 'the counties are in content/business.yaml' },
  route: {
    are: 'a page of this site',
    source: 'the pages are the files in content, such as /contact for content/pages/contact.mdx',
  },
}

const namesOf = (kind: ReferenceKind): Names =>
  isOneOf(fileKinds, kind)
    ? {
        are: `a ${kind} of this site`,
        source: `each is a file in content/${declarationOf(kind).folder}`,
      }
    : otherNames[kind]

/** Returns what a name of a kind is, for authors who left it empty. */
export const whatIs = (kind = ''): string | undefined =>
  isOneOf(referenceKinds, kind) ? namesOf(kind).are : undefined

/** Returns why nothing public may link to a draft; undefined if it is not one. */
export const draftNamed = (name: string, known: KnownNames | undefined): string | undefined =>
  known?.draft?.has(name)
    ? `${name} is a draft, which the public site does not have; leave it out here, or publish it: delete "draft: true" in its file`
    : undefined

/** Returns why an unknown name is refused, with the nearest known one. */
export const unknownWord = (
  name: string,
  kind: ReferenceKind,
  known: KnownNames | undefined,
): string => {
  const draft = draftNamed(name, known)
  if (draft) return draft
  const names = known?.[kind] ?? new Set<string>()
  const stem = name.replace(/^.*\/|\.\w+$/g, '')
  if (kind === 'picture' && stem !== name && names.has(stem))
    return `"${name}" is named without ${name.includes('/') ? 'its folder and ' : ''}the end of its file; write "${stem}"`
  const { are, source } = namesOf(kind)
  return `"${name}" is not ${are}${didYouMean(name, names) || `; ${source}`}`
}

/** Returns why a name in braces is refused, with the nearest placeholder. */
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

/** Corrections of common notations that a pattern does not accept. */
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

/** Returns a text in the form that its pattern expects, if there is an obvious one. */
export const rightForm = (text: string, pattern: string): string | undefined => {
  const expected = new RegExp(pattern, 'u')
  return corrections
    .map((correct) => correct(text, pattern))
    .find((one) => one !== text && expected.test(one))
}

/** Returns why a text does not match its pattern, with the right form if it is obvious. */
export const patternMistake = (
  text: string,
  pattern: string,
  description: string,
): string | undefined => {
  // The length check reports it.
  if (text === '') return undefined
  const right = rightForm(text, pattern)
  const shown = JSON.stringify(text)
  if (right === undefined)
    return `${shown} is not written as expected; write it like this. ${description}`
  return right === text.replace(/\p{Zs}/gu, ' ')
    ? `${shown} has a special space in it, as copied from a web page; write an ordinary one`
    : `${shown} is not written as expected; write "${right}"`
}
