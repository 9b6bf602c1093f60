import type { ErrorObject } from 'ajv'
import { type ContentComponentName, contentComponents } from '../../../content/schema/components.ts'
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
import { rightForm } from './right-form.ts'

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

/** Markdown to write instead of HTML tags that authors know. */
const inMarkdown: readonly (readonly [tags: RegExp, way: string])[] = [
  [/^(?:b|strong|u|mark)$/, 'write **words**'],
  [/^(?:i|em)$/, 'write *words*'],
  [/^a$/, 'write [words](/address)'],
  [/^img$/, 'write ![what it shows](name-of-picture)'],
  [/^h[1-6]$/, 'write ## and a space before the heading'],
  [/^(?:ul|ol|li)$/, 'begin each line of the list with - and a space, or with 1. and one'],
  [/^(?:table|tr|td|th)$/, 'write | cell | cell | for each row, and |---|---| below the first'],
]

const tags = Object.keys(contentComponents).map((name) => `<${name}>`)
export const isComponent = (name: string | null): name is ContentComponentName =>
  name !== null && Object.hasOwn(contentComponents, name)

/** Returns why a tag is refused; undefined if it is a component. */
export const unknownElement = (name: string | null): string | undefined => {
  if (isComponent(name)) return undefined
  const [, way] = inMarkdown.find(([html]) => html.test(name ?? '')) ?? []
  if (way) return `<${name}> is an HTML tag: ${way}`
  const list = `: delete it, or use one of ${tags.join(', ')}`
  return `<${name ?? ''}> is not a component we know${didYouMean(`<${name}>`, tags, '') || list}`
}

/** An ajv error among the others of its value, and the value as written, such as `02134`. */
type Case = { error: ErrorObject; beside: readonly ErrorObject[]; written: string }
/** Returns what to do about an error; undefined if another error of the same value tells it. */
type Remedy = (problem: Case, known: KnownNames | undefined) => string | undefined

const fieldsOf = ({ parentSchema }: ErrorObject): Readonly<Record<string, Node>> =>
  parentSchema?.properties ?? {}

/** Returns the field that an unknown one was meant as: one of a similar name, or the only one missing. */
const meantBy = ({ error, beside }: Case, name: string): string | undefined => {
  const missing = beside.flatMap(({ params }) => params.missingProperty ?? []).map(String)
  const unknown = beside.filter(({ keyword }) => keyword === 'additionalProperties')
  const only = missing.length === 1 && unknown.length === 1 ? missing[0] : undefined
  return nearest(name, missing) ?? nearest(name, Object.keys(fieldsOf(error))) ?? only
}

const describe = (schema: Node | undefined): string =>
  [...new Set([schema?.description, schema?.items?.description])].filter(Boolean).join(' ')

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
  return `is ${isEmpty ? 'empty' : written}, and ${message}${allowed}. ${describe(parentSchema)}`
}

const wrongPattern: Remedy = ({ error: { data, params, parentSchema }, beside, written }) => {
  if (beside.some(({ keyword }) => keyword === 'minLength')) return undefined
  if (params.pattern === visible)
    return 'has no sign that can be seen: write something, or delete it'
  const right = rightForm(String(data), params.pattern)
  return `${written} is not written as expected: ${right ? `write "${right}"` : describe(parentSchema)}`
}

const tooFew: Remedy = ({ error: { data, params, parentSchema } }) => {
  const { length } = data as unknown[]
  return `has ${length}, and needs ${params.limit}: add ${params.limit - length}. ${describe(parentSchema)}`
}

const tooMany: Remedy = ({ error: { data, params, parentSchema } }) => {
  const { length } = data as unknown[]
  return `has ${length}, and room for ${params.limit}: remove ${length - params.limit}. ${describe(parentSchema)}`
}

/** What to do about an error, by its keyword; ajv's own words tell all others. */
const remedies: Record<string, Remedy> = {
  required: (one) => {
    const name = String(one.error.params.missingProperty)
    const others = one.beside.flatMap(
      ({ params, propertyName }) => params.additionalProperty ?? propertyName ?? [],
    )
    return others.some((other) => meantBy(one, other) === name)
      ? undefined
      : `is missing; add it. ${describe(fieldsOf(one.error)[name])}`
  },
  additionalProperties: (one) => {
    const name = String(one.error.params.additionalProperty)
    const meant = meantBy(one, name)
    const fields = Object.keys(fieldsOf(one.error)).join(', ')
    const way = name === 'draft' ? ', because only pages can be drafts: delete it' : ''
    return `is not a field here${meant ? `; did you mean "${meant}"?` : way || `; the fields are ${fields}`}`
  },
  type: wrongType,
  // The type tells what is no text.
  enum: ({ error: { data, params }, written }) =>
    typeof data === 'string'
      ? `${written} is not one of ${params.allowedValues.join(', ')}${didYouMean(written, params.allowedValues)}`
      : undefined,
  pattern: wrongPattern,
  format: ({ error: { params, parentSchema }, written }) =>
    params.format === 'regex'
      ? `${written} is no regular expression: close each ( with ) and each [ with ]`
      : `${written} is no such day, or still to come: ${describe(parentSchema)}`,
  uniqueItems: ({ error: { data, params, instancePath } }) => {
    const first = Math.min(params.i, params.j)
    // Blanks of a template look alike until they are filled in, and each is reported as empty.
    const isBlank = valuesOf((data as unknown[])[first]).every(({ value }) => value === null)
    const place = fieldName([...pathOfPointer(instancePath), first])
    return isBlank ? undefined : `is the same as ${place}: remove one of them`
  },
  minItems: tooFew,
  maxItems: tooMany,
  distinct: ({ error: { params } }) => `"${params.text}" is in another item: change one of them`,
  reference: ({ error: { data, parentSchema, propertyName } }, known) => {
    const { reference } = parentSchema ?? {}
    // A picture that is gone is reported once, where it is described.
    const isTold = propertyName === undefined && reference === 'picture'
    return isTold && known?.described?.has(String(data))
      ? undefined
      : unknownName(String(data), reference, known)
  },
  placeholders: ({ error: { params } }) => unknownPlaceholder(params.name, params.use),
}

/** Keywords whose errors others tell: the rule for the names, and that of the missing field. */
const toldByOthers = ['propertyNames', 'if', 'anyOf', 'const']

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
    if (toldByOthers.includes(keyword)) return []
    const beside = errors.filter((one) => one.instancePath === instancePath)
    const source = typeof data === 'string' ? undefined : written?.(pathOfPointer(instancePath))
    const shown = shortened(source ?? JSON.stringify(data))
    const byAjv = () => `${message}, and is ${shown}. ${describe(parentSchema)}`
    const says = (remedies[keyword] ?? byAjv)({ error, beside, written: shown }, known)
    const path = pathOf(error)
    const text = `${fieldName(path) || 'the file'}: ${says}`.trimEnd()
    return says === undefined ? [] : [{ id: keyword, file, ...locate(path), message: text }]
  })
