import { floridaDay, isDay } from '../../../content/schema/day.ts'
import { testimonialsFile } from '../../../content/schema/testimonials.ts'
import { entriesIn, itemsIn, recordOf } from '../../is-record.ts'
import { type ContentFile, filesOfKind } from '../content-file.ts'
import type { Problem } from '../problem.ts'
import { type Fields, type Path, textsOf } from '../schema-nodes.ts'
import { businessFile } from './context.ts'
import { asWarning, atField } from './problems.ts'
import { type ContentRule, type FileRule, ruleOf } from './rule.ts'

/** In days: beyond these, the year is mistyped rather than the end just passed or far away. */
const [longAgo, farAway] = [60, 2 * 365]

const daysSince = (day: string, today: string): number =>
  (Date.parse(today) - Date.parse(day)) / (24 * 60 * 60 * 1000)

/** Checks that the end of an offer or claim is neither past nor unlikely. */
function* wrongEnd(file: ContentFile, field: string[], name: string, end: unknown) {
  const today = floridaDay()
  if (!isDay(end)) return
  const isOtherYear = end.slice(0, 4) < today.slice(0, 4) && daysSince(end, today) > longAgo
  const gone = isOtherYear ? 'is in an earlier year' : 'has passed'
  const past = `${end} ${gone}, so no page shows this: write a later day, or delete "${name}"`
  const far = `${end} is more than two years away: correct the year, or delete the line if there is no end`
  if (isOtherYear) yield atField('end-day', file, field, past)
  else if (end < today) yield asWarning(atField('end-day', file, field, past))
  // Claims may hold for many years, such as one about a license.
  else if (field[0] !== 'claims' && daysSince(today, end) > farAway)
    yield asWarning(atField('end-day', file, field, far))
}

/** Checks that what begins on a day does so before its end, and within two years. */
function* wrongStart(file: ContentFile, path: string[], { from, validUntil }: Fields) {
  if (!isDay(from)) return
  const never = `${from} is after validUntil, ${validUntil}, so nothing is ever shown: correct one of them`
  const far = `${from} is more than two years away: correct the year`
  if (isDay(validUntil) && from > validUntil)
    yield atField('first-day', file, [...path, 'from'], never)
  else if (daysSince(floridaDay(), from) > farAway)
    yield asWarning(atField('first-day', file, [...path, 'from'], far))
}

/** Checks the first and last days of offers, claims and the banner. */
export const checkPeriods = ruleOf(businessFile, function* (file) {
  const { promotions, claims, nextCrew, banner } = file.fields
  for (const [group, promises] of Object.entries({ promotions, claims, '': { banner } }))
    for (const [name, period] of entriesIn(promises)) {
      const path = group ? [group, name] : [name]
      yield* wrongEnd(file, [...path, 'validUntil'], name, period.validUntil)
      yield* wrongStart(file, path, period)
    }
  yield* wrongEnd(file, ['nextCrew'], 'nextCrew', nextCrew)
})

const months = [
  ...['jan|ene', 'feb', 'mar', 'apr|abr', 'may', 'jun', 'jul', 'aug|ago', 'sep', 'oct', 'nov'],
  'dec|dic',
]
const month = `(${months.join('|')})[a-z]*\\.?`
const dayInWords = new RegExp(`\\b${month} (\\d{1,2})(?!\\d)|\\b(\\d{1,2}) (?:de )?${month}`, 'gi')
const dayInFigures = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?(?![\d/])/g

const twoDigits = (figure: number | string) => String(figure).padStart(2, '0')

/** Returns the days that a text names, as month and day: `12-31`. */
const daysNamedIn = (text: string): string[] => {
  const monthOf = (name = '') =>
    months.findIndex((one) => new RegExp(`^(?:${one})`, 'i').test(name)) + 1
  return [
    ...[...text.matchAll(dayInWords)].map(
      ([, first, day, otherDay = '', second]) =>
        `${twoDigits(monthOf(first ?? second))}-${twoDigits(day ?? otherDay)}`,
    ),
    ...[...text.matchAll(dayInFigures)].map(
      ([, one = '', two = '']) => `${twoDigits(one)}-${twoDigits(two)}`,
    ),
  ]
}

/** Checks that words name the day on which an offer or claim begins or ends: "through December 31". */
export const checkNamedDays: FileRule = function* ({ file }): Generator<Problem> {
  if (file.original !== businessFile) return
  for (const group of ['promotions', 'claims'])
    for (const [name, promise] of entriesIn(file.fields[group])) {
      const days = [promise.from, promise.validUntil].filter(isDay)
      if (days.length === 0) continue
      for (const { path, text } of textsOf(promise, [group, name])) {
        const named = isDay(text) ? [] : daysNamedIn(text)
        const says = `"${text}" names another day than ${days.join(' and ')}: correct one of them`
        if (named.length > 0 && !days.some((day) => named.includes(day.slice(5))))
          yield atField('end-day', file, path, says)
      }
    }
}

/** A field with a day, and what would make a day to come right; without that, nothing does. */
type Past = { field: Path; day: unknown; unless?: string }

function* future(file: ContentFile, days: readonly Past[]): Generator<Problem> {
  for (const { field, day, unless } of days) {
    if (!isDay(day) || day <= floridaDay()) continue
    const problem = atField(
      'day',
      file,
      field,
      `${day} is still to come: correct it${unless ?? ''}`,
    )
    yield unless === undefined ? problem : asWarning(problem)
  }
}

/** Checks that the days of pages, prices and reviews are in order and not to come. */
export const checkDays: ContentRule = function* (content) {
  for (const file of content.files) if (file.entry) yield* wrongStart(file, [], file.fields)
  for (const file of filesOfKind(content, 'guide')) {
    const { published, updated } = file.fields
    const early = `${updated} is before it was published: correct one of the days`
    if (isDay(published) && isDay(updated) && updated < published)
      yield atField('day', file, ['updated'], early)
    const unless = ', unless the guide goes public on that day'
    yield* future(file, [
      { field: ['published'], day: published, unless },
      { field: ['updated'], day: updated, unless },
    ])
  }
  for (const file of filesOfKind(content, 'project'))
    yield* future(file, [{ field: ['month'], day: `${file.fields.month}-01` }])
  for (const file of content.files.filter(({ path }) => path.startsWith('content/prices/'))) {
    const unless = ', unless these prices go public on that day'
    yield* future(file, [{ field: ['since'], day: file.fields.since, unless }])
  }
  const reviews = content.files.filter(({ path }) => path === testimonialsFile)
  for (const file of reviews)
    yield* future(
      file,
      itemsIn(file.fields.testimonials).map((review, index) => ({
        field: ['testimonials', index, 'date'],
        day: recordOf(review).date,
      })),
    )
}
