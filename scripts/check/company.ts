import { weekdays } from '../../content/schema/business.ts'
import { placedClaims } from '../../content/schema/claims.ts'
import { floridaDay } from '../../content/schema/day.ts'
import { relayPattern } from '../../content/schema/web-address.ts'
import type { Fields } from '../../renderer/content/content-folder.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { fieldName, type PathSegment } from '../../renderer/content/problem.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { atField } from './problems.ts'
import type { Rule } from './rule.ts'

type Wrong = { field: readonly PathSegment[]; says: string }

/** A line of the office hours: the places of its days in the week, and its times. */
type Span = { index: number; first: number; last: number; opens: string; closes: string }

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d\d:\d\d$/.test(value)

const spansIn = ({ hours }: Fields): Span[] =>
  (Array.isArray(hours) ? hours : []).flatMap((line, index) => {
    const { days, opens, closes } = (line ?? {}) as Fields
    const [from = '', to = from] = String(days).split('-')
    const [first, last] = [weekdays.indexOf(from), weekdays.indexOf(to)]
    // What is no day or no time is reported by the schema.
    return first >= 0 && last >= 0 && isTime(opens) && isTime(closes)
      ? [{ index, first, last, opens, closes }]
      : []
  })

const overlap = (one: Span, other: Span): boolean =>
  one.first <= other.last &&
  other.first <= one.last &&
  one.opens < other.closes &&
  other.opens < one.closes

/** Opening hours run forward, and none is listed twice. */
function* wrongHours(company: Fields): Generator<Wrong> {
  const spans = spansIn(company)
  for (const span of spans) {
    const { index, first, last, opens, closes } = span
    const other = spans.find((one) => one.index < index && overlap(one, span))
    if (last < first)
      yield {
        field: ['hours', index, 'days'],
        says: `${weekdays[last]} comes before ${weekdays[first]}, because a week begins on ${weekdays[0]} here: write a line for each part`,
      }
    else if (closes <= opens)
      yield {
        field: ['hours', index, 'closes'],
        says: `${closes} is not after ${opens}, when it opens: correct one of them, on the 24-hour clock`,
      }
    else if (other)
      yield {
        field: ['hours', index, 'days'],
        says: `${fieldName(['hours', other.index])} has the same hours of one of these days: leave them in one line only`,
      }
  }
}

/** A claim with no fixed place on the site must name its pages, or it would never be shown. */
function* wrongClaims({ claims }: Fields): Generator<Wrong> {
  const named = Object.entries((claims ?? {}) as Record<string, { pages?: unknown } | null>)
  for (const [name, claim] of named)
    if (!placedClaims.some((placed) => placed === name) && claim?.pages === undefined)
      yield {
        field: ['claims', name],
        says: `the site has no place for a claim of this name${didYouMean(name, placedClaims) || '.'} A claim of your own needs \`pages\``,
      }
}

/** Names of fields, with those in groups: `relay.copyTo`. */
const namesIn = (fields: unknown, group = ''): string[] =>
  isRecord(fields)
    ? Object.entries(fields).flatMap(([name, value]) => [
        group + name,
        ...namesIn(value, `${group}${name}.`),
      ])
    : []

/** What is unconfirmed under a name of no field would never be confirmed before launch. */
function* wrongUnconfirmed({ unconfirmed, ...fields }: Fields): Generator<Wrong> {
  const names = namesIn(fields)
  for (const [index, name] of (Array.isArray(unconfirmed) ? unconfirmed : []).entries())
    if (!names.includes(String(name)))
      yield {
        field: ['unconfirmed', index],
        says: `there is no field "${name}" here${didYouMean(String(name), names) || '; take it off this list'}`,
      }
}

function* wrongIn(company: Fields, formRelay: string): Generator<Wrong> {
  yield* wrongHours(company)
  yield* wrongClaims(company)
  yield* wrongUnconfirmed(company)
  const { founded, cms, repository } = company
  if (typeof founded === 'number' && founded > Number(floridaDay().slice(0, 4)))
    yield {
      field: ['founded'],
      says: `${founded} is still to come; write the year in which the company began`,
    }
  if (cms === true && repository === undefined)
    yield {
      field: ['cms'],
      says: 'needs `repository` beside it, such as https://github.com/owner/site',
    }
  // A build with a relay that is no address would lose every lead.
  if (!new RegExp(relayPattern).test(formRelay))
    yield {
      field: ['relay', 'endpoint'],
      says: `FORM_RELAY in the environment is "${formRelay}", which stands in for this and is no address; begin it with https://, or unset it`,
    }
}

/** What business.yaml says of the company fits together. */
export const checkCompany: Rule = ({ files, formRelay = '' }) =>
  files
    .filter(({ path }) => path === 'content/business.yaml')
    .flatMap((file) =>
      [...wrongIn(file.fields, formRelay)].map(({ field, says }) => atField(file, field, says)),
    )
