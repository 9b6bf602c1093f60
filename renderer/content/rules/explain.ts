import { domainToASCII } from 'node:url'
import type { ErrorObject } from 'ajv'
import { visible } from '../../../content/schema/fields.ts'
import { isOneOf } from '../../../content/schema/keys.ts'
import { declarationOf, fileKinds } from '../../../content/schema/kinds.ts'
import {
  cityPlaceholders,
  type PlaceholderUse,
  placeholdersIn,
} from '../../../content/schema/placeholders.ts'
import { didYouMean, fieldName, nearest, type Problem } from '../problem.ts'
import { type Node, type Path, pathOfPointer, valuesOf } from '../schema-nodes.ts'
import type { ParsedSource } from '../source.ts'
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

/** Returns an address with its host as browsers send it: lowercase, `ñ` as `xn--…`. */
const asSent = (text: string): string => {
  const [, scheme, host = '', rest = ''] = /^(https:\/\/)([^/?#]+)(.*)$/i.exec(text) ?? []
  return scheme ? `https://${domainToASCII(host) || host}${rest}` : text
}

/** Ways to correct common notations, such as those that people copy from a browser. */
const corrections: readonly ((text: string, pattern: string) => string)[] = [
  (text) => text.trim().replace(/\p{Zs}+/gu, ' '),
  (text) => text.replace(/^https?:\/\/[^/]*/, '') || '/',
  (text) => text.replace(/[?#].*$/, ''),
  (text, pattern) => (pattern.startsWith('^/') ? `/${text}` : text),
  (text) => asSent(text.replace(/^(?:https?:\/?\/?)?/i, 'https://')),
  (text) => asSent(text).replace(/(?:\.git)?\/?$/, ''),
  (text) => text.replace(/@(.+)$/, (_, host) => `@${domainToASCII(host)}`),
  (text, pattern) =>
    /^\^\(?(?:CCC|\[A-Z\])/.test(pattern) ? text.toUpperCase().replace(/[^A-Z\d]/g, '') : text,
  (text) => text.toLowerCase().replace(/[\s_]+/g, '-'),
  (text) => text.replace(/^\D*1?\D*(\d{3})\D*(\d{3})\D*(\d{4})$/, '($1) $2-$3'),
  (text) => text.replace(/^24:\d\d$/, '23:59'),
  (text) =>
    text.replace(/^(\d\d?)(:\d\d)? ?([ap])\.?m\.?$/i, (_, hour, minutes = ':00', half) => {
      const hours = (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
      return `${String(hours).padStart(2, '0')}${minutes}`
    }),
  (text) => text.replace(/^(\d):/, '0$1:'),
  (text) => text.replace(/\s*(?:–|—|-|to)\s*/, '-'),
]

/** Returns a text in the form that its pattern expects, if there is an obvious one. */
const rightForm = (text: string, pattern: string): string | undefined => {
  const expected = new RegExp(pattern, 'u')
  return corrections
    .map((correct) => correct(text, pattern))
    .find((one) => one !== text && expected.test(one))
}

/** An ajv error among the others of its value, and the value as written, such as `02134`. */
type Case = { error: ErrorObject; beside: readonly ErrorObject[]; written: string }
/** Returns what to do about an error; undefined if another error of the same value tells it. */
type Remedy = (problem: Case, known: KnownNames | undefined) => string | undefined

const propertiesOf = ({ parentSchema }: ErrorObject): Readonly<Record<string, Node>> =>
  parentSchema?.properties ?? {}

/** Returns the field that an unknown one was meant as: one of a similar name, or the only one missing. */
const meantBy = ({ error, beside }: Case, name: string): string | undefined => {
  const missing = beside.flatMap(({ params }) => params.missingProperty ?? []).map(String)
  const unknown = beside.filter(({ keyword }) => keyword === 'additionalProperties')
  const only = missing.length === 1 && unknown.length === 1 ? missing[0] : undefined
  return nearest(name, missing) ?? nearest(name, Object.keys(propertiesOf(error))) ?? only
}

const describe = (schema: Node | undefined): string =>
  [schema?.description, schema?.items?.description].filter(Boolean).join(' ')

const missing: Remedy = (one) => {
  const name = String(one.error.params.missingProperty)
  const isMisspelled = one.beside.some(
    ({ params }) => params.additionalProperty && meantBy(one, params.additionalProperty) === name,
  )
  return isMisspelled ? undefined : `is missing; add it. ${describe(propertiesOf(one.error)[name])}`
}

const unknownField: Remedy = (one) => {
  const name = String(one.error.params.additionalProperty)
  const meant = meantBy(one, name)
  if (meant) return `is not a field here; did you mean "${meant}"?`
  return name === 'draft'
    ? 'is not a field here, because only pages can be drafts: delete it'
    : `is not a field here; the fields are ${Object.keys(propertiesOf(one.error)).join(', ')}`
}

const wrongType: Remedy = ({ error, written }) => {
  const { data, message, parentSchema } = error
  const { enum: values, pattern = visible, type, properties = {} }: Node = parentSchema ?? {}
  const isEmpty = data === null || data === undefined
  // The list of values tells it.
  if (values && !isEmpty) return undefined
  if (type === 'string' && !isEmpty && typeof data !== 'object') {
    const right = new RegExp(pattern, 'u').test(written) ? written : rightForm(written, pattern)
    return `found ${written}, which is no text: put it in quotes${right ? `, "${right}"` : `. ${describe(parentSchema)}`}`
  }
  const names = values ?? Object.keys(properties)
  const allowed = names.length > 0 ? `: ${names.join(', ')}` : ''
  const is = isEmpty ? 'is empty, and ' : `is ${written}, and `
  return `${is}${message}${allowed}. ${describe(parentSchema)}`
}

const notListed: Remedy = ({ error: { data, params }, written }) => {
  // The type tells it.
  if (typeof data !== 'string') return undefined
  const allowed = params.allowedValues.map(String)
  return `${written} is not one of ${allowed.join(', ')}${didYouMean(written, allowed)}`
}

const wrongPattern: Remedy = ({ error: { data, params, parentSchema }, beside, written }) => {
  if (beside.some(({ keyword }) => keyword === 'minLength')) return undefined
  if (params.pattern === visible)
    return 'has no sign that can be seen: write something, or delete it'
  const right = rightForm(String(data), params.pattern)
  return `${written} is not written as expected: ${right ? `write "${right}"` : describe(parentSchema)}`
}

const remedies: Record<string, Remedy> = {
  required: missing,
  additionalProperties: unknownField,
  type: wrongType,
  enum: notListed,
  pattern: wrongPattern,
  format: ({ error, written }) =>
    `${written} is no such day, or still to come: ${describe(error.parentSchema)}`,
  uniqueItems: ({ error: { data, params, instancePath } }) => {
    const first = Math.min(params.i, params.j)
    // Blanks of a template look alike until they are filled in, and each is reported as empty.
    const isBlank = valuesOf((data as unknown[])[first]).every(({ value }) => value === null)
    const place = fieldName([...pathOfPointer(instancePath), first])
    return isBlank ? undefined : `is the same as ${place}: remove one of them`
  },
  distinct: ({ error: { params } }) => `"${params.text}" is in another item: change one of them`,
  reference: ({ error: { data, parentSchema } }, known) =>
    unknownName(String(data), parentSchema?.reference, known),
  placeholders: ({ error: { params } }) => unknownPlaceholder(params.name, params.use),
  // The rule for the names, and that of the missing field, tell it.
  propertyNames: () => undefined,
  if: () => undefined,
  anyOf: () => undefined,
  const: () => undefined,
}

/** Returns the path of an error: that of its value, or of a field, item or name inside it. */
const pathOf = ({ keyword, params, instancePath, propertyName }: ErrorObject): Path => {
  const inside =
    keyword === 'uniqueItems'
      ? Math.max(params.i, params.j)
      : (params.at ?? params.missingProperty ?? params.additionalProperty ?? propertyName ?? [])
  return [...pathOfPointer(instancePath), ...[inside].flat()]
}

/** The end of a long value is not shown. */
const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

type Locating = Pick<ParsedSource, 'locate'> & Partial<Pick<ParsedSource, 'written'>>

/** Turns ajv errors into problems: ajv's words or ours, with position, nearest name and remedy. */
export const explain = (
  file: string,
  errors: readonly ErrorObject[],
  { locate, written }: Locating,
  known?: KnownNames,
): Problem[] =>
  errors.flatMap((error) => {
    const { keyword, data, message = 'is not as expected', instancePath, parentSchema } = error
    const beside = errors.filter((one) => one.instancePath === instancePath)
    const source = typeof data === 'string' ? undefined : written?.(pathOfPointer(instancePath))
    const shown = shortened(source ?? JSON.stringify(data))
    const remedy =
      remedies[keyword] ?? (() => `${message}, and is ${shown}. ${describe(parentSchema)}`)
    const says = remedy({ error, beside, written: shown }, known)
    const path = pathOf(error)
    const text = `${fieldName(path) || 'the file'}: ${says}`.trimEnd()
    return says === undefined ? [] : [{ id: keyword, file, ...locate(path), message: text }]
  })
