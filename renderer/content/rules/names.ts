import { isOneOf } from '../../../content/schema/keys.ts'
import { declarationOf, fileKinds } from '../../../content/schema/kinds.ts'
import {
  cityPlaceholders,
  type PlaceholderUse,
  placeholdersIn,
} from '../../../content/schema/placeholders.ts'
import { didYouMean } from '../nearest.ts'
import type { KnownNames, ReferenceKind } from '../validate.ts'

/** What names other than those of files are, and where they come from. */
const sources = {
  picture: 'a picture in content/images',
  county: 'a county in content/business.yaml',
  route: 'a page of this site, such as /contact',
}

/** Returns why nothing public may link to a draft or a sample; undefined if it is neither. */
export const draftNamed = (name: string, known: KnownNames | undefined): string | undefined =>
  known?.draft?.has(name)
    ? `${name} is a draft or a sample, which the public site does not have; leave it out here, or publish it: delete "draft: true", "from" or "sample: true" in its file, or in one that it lists`
    : undefined

/** Returns why an unknown name is refused, with the nearest known one. */
export const unknownName = (name: string, kind: ReferenceKind, known?: KnownNames): string => {
  const draft = draftNamed(name, known)
  if (draft) return draft
  const names = known?.[kind] ?? new Set<string>()
  const stem = name.replace(/^.*\/|\.\w+$/g, '')
  if (kind === 'picture' && stem !== name && names.has(stem))
    return `a picture is named without its folder and the end of its file: write "${stem}"`
  const source = isOneOf(fileKinds, kind)
    ? `a ${kind} of this site: each is a file in content/${declarationOf(kind).folder}`
    : sources[kind]
  return `"${name}" is not ${source}${didYouMean(name, names)}`
}

/** Returns why a name in braces is refused, with the nearest placeholder. */
export const unknownPlaceholder = (name: string, use: PlaceholderUse): string => {
  if (use !== 'city' && isOneOf(cityPlaceholders, name))
    return `{${name}} is not known here: this text is shown without a city; leave it out`
  const known = placeholdersIn(use).map((one) => `{${one}}`)
  if (known.length === 0) return `{${name}} is not known here: nothing is filled in in this text`
  if (/[{}]/.test(name))
    return `this ${name} has no partner: write a placeholder such as ${known[0]}`
  const sign = '; write \\{ for the sign itself'
  const others = use === 'body' ? sign : `; known are ${known.join(', ')}`
  return `{${name}} is not a placeholder we know${didYouMean(`{${name}}`, known, '') || others}`
}
