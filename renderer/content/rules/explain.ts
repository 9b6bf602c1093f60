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
import { didYouMean, fieldName, nearest, type Position, type Problem } from '../problem.ts'
import { type Node, type Path, pathOfPointer } from '../schema-nodes.ts'
import type { KnownNames, ReferenceKind } from '../validate.ts'

/** What names other than those of files are, and where they come from. */
const sources = {
  picture: 'the name of a picture: each is a file in content/images',
  county: 'a county: each is in content/business.yaml',
  route: 'a page of this site, such as /contact',
  businessField: 'the name of a field of this file',
}

/** Returns why nothing public may link to a draft or a sample; undefined if it is neither. */
export const draftNamed = (name: string, known: KnownNames | undefined): string | undefined =>
  known?.draft?.has(name)
    ? `${name} is a draft or a sample, which the public site does not have; leave it out here, or delete "draft: true", "from" or "sample: true" in its file`
    : undefined

/** Returns why an unknown name is refused, with the nearest known one. */
export const unknownName = (name: string, kind: ReferenceKind, known?: KnownNames): string => {
  const names = known?.[kind] ?? []
  const source = isOneOf(fileKinds, kind)
    ? `a ${kind} of this site: each is a file in content/${declarationOf(kind).folder}`
    : sources[kind]
  const meant = didYouMean(name, names) || didYouMean(name.replace(/^.*\/|\.\w+$/g, ''), names)
  return draftNamed(name, known) ?? `"${name}" is not ${source}${meant}`
}

/** Returns why a name in braces, or a brace without a partner, is refused. */
export const unknownPlaceholder = (name: string, use: PlaceholderUse): string => {
  const known = placeholdersIn(use).map((one) => `{${one}}`)
  const others = `; ${known.length > 0 ? `known here are ${known.join(', ')}` : 'none is filled here'}${use === 'body' ? '; write \\{ for the sign itself' : ''}`
  if (/[{}]/.test(name)) return `this ${name} has no partner: delete it${others}`
  if (use !== 'city' && isOneOf(cityPlaceholders, name))
    return `{${name}} is not known here: this text is shown without a city; leave it out`
  return `{${name}} is not a placeholder here${didYouMean(`{${name}}`, known, '') || others}`
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
  (text) => text.replace(/\/?[?#].*$/, ''),
  (text, pattern) => (pattern.startsWith('^/') ? `/${text}` : text),
  (text) => asSent(text.replace(/^(?:https?:\/?\/?)?/i, 'https://')),
  (text) => asSent(text).replace(/(?:\.git)?\/?$/, ''),
  (text) => text.replace(/^(\S+)\s*@\s*(\S+)$/, (_, box, host) => `${box}@${domainToASCII(host)}`),
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
const rightForm = (text: string, pattern: string): string | undefined =>
  corrections
    .map((correct) => correct(text, pattern))
    .find((one) => one !== text && new RegExp(pattern, 'u').test(one))

const fieldsOf = ({ parentSchema }: ErrorObject): Readonly<Record<string, Node>> =>
  parentSchema?.properties ?? {}

const missingIn = ({ params }: ErrorObject): string[] => [params.missingProperty ?? []].flat()

/** Returns the field that an unknown one was meant as: one that is missing, or any other. */
const meantBy = (error: ErrorObject, errors: readonly ErrorObject[]): string | undefined => {
  const name: string | undefined = error.propertyName ?? error.params.additionalProperty
  if (name === undefined) return undefined
  const beside = errors.filter(({ instancePath }) => instancePath === error.instancePath)
  return nearest(name, beside.flatMap(missingIn)) ?? nearest(name, Object.keys(fieldsOf(error)))
}

const wrongType = ({ data, message, parentSchema }: ErrorObject, written: string): string => {
  const { enum: values, type }: Node = parentSchema ?? {}
  const isUnquoted = type === 'string' && !values && data !== null && typeof data !== 'object'
  if (isUnquoted) return `found ${written}, which is no text: put it in quotes, "${written}"`
  const says = `${data === null ? 'is empty' : `is ${written}`}, and ${message}`
  return values ? `${says}: one of ${values.join(', ')}` : says
}

const wrongPattern = ({ data, params }: ErrorObject, written: string): string => {
  if (params.pattern === visible) return 'has no sign that can be seen: write some words'
  const right = rightForm(String(data), params.pattern)
  return `${written} is not written as expected${right ? `: write "${right}"` : ''}`
}

/** What is known of an error besides itself: its value as written, and the other errors. */
type Circumstances = {
  written: string
  errors: readonly ErrorObject[]
  known: KnownNames | undefined
}

/** Returns what an error says: ajv's words, or plainer ones, and the remedy. */
const wordsOf = (error: ErrorObject, { written, errors, known }: Circumstances): string => {
  const { data, keyword, message, params, parentSchema } = error
  const { description, items }: Node = parentSchema ?? {}
  const about = [...new Set([description, items?.description])].filter(Boolean).join(' ')
  switch (keyword) {
    case 'required':
      return `is missing; add it. ${fieldsOf(error)[params.missingProperty]?.description ?? ''}`
    case 'additionalProperties': {
      const meant = meantBy(error, errors)
      const way = meant ? `; did you mean "${meant}"?` : ': delete it; the fields are '
      return `is not a field here${way}${meant ? '' : Object.keys(fieldsOf(error)).join(', ')}`
    }
    case 'enum':
      return `${written} is not one of ${params.allowedValues.join(', ')}${didYouMean(String(data), params.allowedValues)}`
    case 'reference':
      return unknownName(String(data), parentSchema?.reference, known)
    case 'placeholders':
      return unknownPlaceholder(params.name, params.use)
    case 'distinct':
      return 'another item says the same: change one of them'
    case 'ordered':
      return `${params.start} is after ${params.last}, ${params.end}: correct one of them${String(params.end).includes(':') ? ', with hours on the 24-hour clock' : ''}`
    case 'format':
      return `${written} is no ${params.format.replace('-', ' ')}. ${about}`
    case 'type':
      return `${wrongType(error, written)}. ${about}`
    case 'pattern':
      return `${wrongPattern(error, written)}. ${about}`
    default:
      return `${message}, and ${Array.isArray(data) ? `has ${data.length}` : `is ${written}`}. ${about}`
  }
}

/** Keywords whose errors others tell: the rule for the names, and that of the missing field. */
const toldByOthers = ['propertyNames', 'if', 'anyOf', 'const']

/** Returns whether another error tells this one: a misspelled field, or a picture that is gone. */
const isToldElsewhere = (error: ErrorObject, { errors, known }: Circumstances): boolean => {
  const { keyword, data, instancePath, propertyName, parentSchema } = error
  const missing = missingIn(error)
  const isMisspelled = errors.some(
    (one) => one.instancePath === instancePath && missing.includes(meantBy(one, errors) ?? ''),
  )
  const isDescribed = known?.described?.has(String(data)) && propertyName === undefined
  const isPicture = keyword === 'reference' && parentSchema?.reference === 'picture'
  return toldByOthers.includes(keyword) || isMisspelled || Boolean(isPicture && isDescribed)
}

/** Returns the path of an error: that of its value, or of a field, item or name inside it. */
const pathOf = ({ params, instancePath, propertyName }: ErrorObject) => {
  const inside =
    params.at ?? params.missingProperty ?? params.additionalProperty ?? propertyName ?? []
  return [...pathOfPointer(instancePath), ...[inside].flat()]
}

/** The end of a long value is not shown. */
const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

type Locating = {
  locate: (path: Path) => Position
  written?: (path: Path) => string | undefined
}

/**
 * Turns ajv errors into problems: ajv's words or ours, with position, nearest name and remedy. Of
 * several errors of one value, the first is told, and none of a list whose items have errors.
 */
export const explain = (
  file: string,
  errors: readonly ErrorObject[],
  { locate, written }: Locating,
  known?: KnownNames,
): Problem[] => {
  const told: string[] = []
  return errors.flatMap((error) => {
    const { keyword, data, instancePath } = error
    const path = pathOf(error)
    const key = JSON.stringify(path).slice(0, -1)
    const isTold = keyword !== 'placeholders' && told.some((one) => one.startsWith(key))
    const source = typeof data === 'string' ? undefined : written?.(pathOfPointer(instancePath))
    const about = { written: shortened(source ?? JSON.stringify(data)), errors, known }
    if (isTold || isToldElsewhere(error, about)) return []
    told.push(key)
    const message = `${fieldName(path) || 'the file'}: ${wordsOf(error, about)}`.trimEnd()
    return [{ id: keyword, file, ...locate(path), message }]
  })
}
