import { type Static, type TOptional, type TSchema, Type } from 'typebox'

/**
 * Building blocks of the schemas. Each schema is written once and provides the validation (ajv),
 * the TypeScript types and the hints of editors (the `description` of each field). The custom
 * keywords (validate.ts): `placeholders` lists the `{names}` a text may use, `reference` requires a
 * value, or a key, to name something on the site, `distinct` and `ordered` compare items and fields.
 */

type TextLimits = {
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: 'date' | 'past-date' | 'past-month'
}

/**
 * A sign that can be seen: a text of spaces, or of characters that no font shows, is empty. Without
 * \\p, so that forms and editors read it as ajv does.
 */
export const visible =
  '[^\\s\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0]'

const string =
  (keywords: object) =>
  /** @param limits the limits, or just the maximum number of characters. */
  (description: string, limits: TextLimits | number = {}) =>
    Type.String({
      description,
      pattern: visible,
      ...keywords,
      ...(typeof limits === 'number' ? { maxLength: limits } : limits),
    })

/**
 * Text that may use the placeholders available on every page, such as `{phone}`. Each translation
 * has its own.
 */
export const text = string({ placeholders: 'site' })

/**
 * Text that is the same in every language, such as a name, an address or a date: translations leave
 * it out.
 */
export const fact = string({ placeholders: 'site', fact: true })

/**
 * Text in business.yaml, which may use that file's own fields, such as `{founded}`, but nothing
 * computed from other files.
 * @param values fields of the same group that it may use, too.
 */
export const companyText = (
  description: string,
  limits: TextLimits | number = {},
  values: readonly string[] = [],
) => string({ placeholders: { scope: 'company', values } })(description, limits)

/** Text shown for one city, which may also use `{cityName}` and the other city placeholders. */
export const cityText = string({ placeholders: 'city' })

/**
 * The name of something on the site: a page by its kind and file name, any page by its address
 * (`route`), a `picture`, a `county`, or a `businessField`. The check refuses any other `kind`.
 */
export const reference = (kind: string, description: string) =>
  Type.String({ description, reference: kind })

export const route = reference('route', 'Address of a page of this site, such as "/contact".')

export const yesOrNo = (description: string) => Type.Boolean({ description })
export const integer = (description: string, minimum: number, maximum?: number) =>
  Type.Integer({ description, minimum, ...(maximum !== undefined && { maximum }) })

/** Fields by which readers tell the items of a list apart, and links find them. */
const distinct = ['question', 'title', 'issue', 'term', 'also', 'slug', 'name']

/** A list without equal items, which explains itself by its items unless it needs more. */
export const list = <T extends TSchema & { description?: string }>(
  items: T,
  minItems: number,
  maxItems?: number,
  description = items.description ?? '',
) =>
  Type.Array(items, {
    description,
    minItems,
    distinct,
    ...(maxItems !== undefined && { maxItems }),
  })

// Patterns of external addresses reject every character with a special meaning in a shell, a
// server's configuration or a header.

/** A lowercase host name, such as `www.example.com`. */
const hostName = '(?:[a-z0-9][a-z0-9-]*\\.)+[a-z][a-z0-9-]*'
/** A character that may follow the host name, whether typed or copied from a browser. */
export const addressCharacter = '[^\\s\\x00-\\x1f\\x7f"<>\\\\^`{|}]'
const port = '(?::[1-5]?\\d{1,4})'
const rest = `${port}?(?:[/?#]${addressCharacter}*)?`

/** The origin of a site, such as `https://www.example.com`. */
export const originPattern = `^https://${hostName}$`

/** An address of this site, such as `/about`. */
const ownAddress = `/(?!/)${addressCharacter}*`
const elsewhere = `https://${hostName}${rest}`

/** A page elsewhere, such as `https://www.example.com/us`. */
const webAddressPattern = `^${elsewhere}$`

/** A page of this site or elsewhere. Allows a user name, which the check of redirects reports. */
export const redirectTarget = `^(?:${ownAddress}|https://(?:\\w[^\\s/@]*@)?${hostName}${rest})$`

/** The origin of a site on this computer, such as `http://localhost:3000`. */
export const isLocalOrigin = (origin: string): boolean =>
  /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/.test(origin)

/** The address of a mailbox, such as `office@example.com`. */
export const emailPattern = `^[\\w.+-]+@${hostName}$`

/** The address of a page elsewhere on the web. */
export const webAddress = (description: string) => fact(description, { pattern: webAddressPattern })

export const zip = (description: string) =>
  fact(`${description} Five digits in quotes, such as "33134".`, { pattern: '^3[234]\\d{3}$' })

type Fields = Record<string, TSchema>
type Named<T extends Fields> = {
  [Name in keyof T as Name extends `${infer Plain}?` ? Plain : Name]: Name extends `${string}?`
    ? TOptional<T[Name]>
    : T[Name]
}

/** Fields of a group of which the second may not be before, or less than, the first. */
const orders = [
  ['opens', 'closes'],
  ['from', 'validUntil'],
  ['min', 'max'],
  ['fewest', 'most'],
  ['published', 'updated'],
] as const

/**
 * A group of exactly these fields. Names that end in a question mark are optional, which `Named`
 * expresses in types.
 */
export const group = <T extends Fields>(description: string, fields: T) => {
  const names = Object.keys(fields).map((name) => name.replace('?', ''))
  const ordered = orders.find((pair) => pair.every((name) => names.includes(name)))
  return Type.Object(
    Object.fromEntries(
      Object.entries(fields).map(([name, schema]) =>
        name.endsWith('?') ? [name.slice(0, -1), Type.Optional(schema)] : [name, schema],
      ),
    ) as Named<T>,
    {
      ...(description && { description }),
      ...(ordered && { ordered }),
      additionalProperties: false,
    },
  )
}

export const oneOf = <const T extends readonly string[]>(values: T, description: string) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: values, description })

/** Icons that content files may use. */
const contentIcons = [
  ...(['alert', 'calendar', 'camera', 'check', 'clock', 'crack', 'document', 'dollar'] as const),
  ...(['drop', 'info', 'ladder', 'leaf', 'mail', 'phone', 'pin', 'roof', 'salt'] as const),
  ...(['shield', 'sun', 'user', 'wind'] as const),
] as const

export const icon = oneOf(contentIcons, 'The icon beside the text.')
export const picture = reference(
  'picture',
  'A picture in content/images, without its extension, such as "tile-roofing".',
)
export const question = group('A question and its answer.', {
  question: text('The question, in the words a homeowner would use.', 120),
  answer: text('The answer. Its first sentence answers the question.'),
})
export const point = group('An icon, a short title and its explanation.', {
  icon,
  title: text('What it is, in a few words.', 60),
  text: text('One or two sentences that explain it.'),
})
/** A day of the calendar. */
export const day = (description: string) =>
  fact(`${description} Such as "2026-12-31", in quotes.`, { format: 'date' })

/** A day of the calendar that has come. */
export const pastDay = (description: string) =>
  fact(`${description} Such as "2026-12-31", in quotes.`, { format: 'past-date' })

/** Until when a page is a draft. */
export const status = {
  'draft?': yesOrNo(
    'True while the page is in the dev server and in previews only, not on the public site.',
  ),
  'from?': day(
    'First day on the public site, from midnight in Florida. Until then the page is a draft.',
  ),
}
export const title = text('Name of the page, as menus and breadcrumbs show it.', 40)
/** The fields of a page that search results show. */
export const search = {
  metaTitle: text('The title in the browser tab and in search results.', 70),
  metaDescription: text('The two lines under the title in search results.', {
    minLength: 70,
    maxLength: 170,
  }),
}
export const callToAction = text('Heading of the last block before the footer.', 70)
export const order = integer(
  'Position in lists and on the site map: 1 comes first. Pages without one come last, sorted by title.',
  1,
  99,
)
/** The first fields of a page. */
export const page = { ...status, 'order?': order, title }
/** The first view of a page. */
export const view = {
  heading: text('Large heading of the page.', 80),
  lead: text('One to three sentences under the heading.', 320),
}
export const sources = list(
  fact(
    'One source: what it supports, then where it was found, such as "Wind speeds: Florida Building Code, 1609.3".',
  ),
  1,
)

/** The fields of a block of a page. */
export const block = {
  heading: text('Heading of the block.', 60),
  lead: text('One or two sentences beside the heading.', 240),
}
/** A block with a list, each line with a tick. */
export const listBlock = (description: string) =>
  group(description, { ...block, points: list(text('One line of the list.', 110), 2, 5) })

export type ContentIcon = (typeof contentIcons)[number]
export type Point = Static<typeof point>
export type FaqItem = Static<typeof question>
