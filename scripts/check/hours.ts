import { weekdays } from '../../content/schema/business.ts'
import { type ContentFile, problemAt } from '../../renderer/content/content-folder.ts'
import { fieldName, type PathSegment } from '../../renderer/content/problem.ts'
import type { Check } from './rule.ts'

/** A line of the office hours: the places of its days in the week, and its times. */
type Span = { index: number; first: number; last: number; opens: string; closes: string }

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d\d:\d\d$/.test(value)

const spansIn = ({ fields: { hours } }: ContentFile): Span[] =>
  (Array.isArray(hours) ? hours : []).flatMap((line, index) => {
    const { days, opens, closes } = (line ?? {}) as Record<string, unknown>
    const [first = '', last = first] = String(days).split('-')
    const places = [weekdays.indexOf(first), weekdays.indexOf(last)] as const
    // What is no day or no time is reported as such.
    return !places.includes(-1) && isTime(opens) && isTime(closes)
      ? [{ index, first: places[0], last: places[1], opens, closes }]
      : []
  })

const overlap = (one: Span, other: Span): boolean =>
  one.first <= other.last &&
  other.first <= one.last &&
  one.opens < other.closes &&
  other.opens < one.closes

type Wrong = { field: string; says: string }

const wrongWith = (span: Span, others: readonly Span[]): Wrong | undefined => {
  const { first, last, opens, closes } = span
  if (last < first)
    return {
      field: 'days',
      says: `${weekdays[last]} comes before ${weekdays[first]}, because a week begins on ${weekdays[0]} here: write a line for each part`,
    }
  if (closes <= opens)
    return {
      field: 'closes',
      says: `${closes} is not after ${opens}, when it opens: correct one of them, on the 24-hour clock`,
    }
  const other = others.find((one) => one.index < span.index && overlap(one, span))
  return (
    other && {
      field: 'days',
      says: `${fieldName(['hours', other.index])} has the same hours of one of these days: leave them in one line only`,
    }
  )
}

/** Opening hours run forward, and none is listed twice. */
export const checkHours: Check = ({ files }) =>
  files
    .filter(({ path }) => path === 'content/business.yaml')
    .flatMap((file) => {
      const spans = spansIn(file)
      return spans.flatMap((span) => {
        const wrong = wrongWith(span, spans)
        if (!wrong) return []
        const field: PathSegment[] = ['hours', span.index, wrong.field]
        return [problemAt(file, field, `${fieldName(field)}: ${wrong.says}`)]
      })
    })
