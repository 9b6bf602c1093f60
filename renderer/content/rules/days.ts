import { floridaDay, isDay } from '../../../content/schema/day.ts'
import { entriesIn } from '../../is-record.ts'
import type { ContentFile } from '../content-file.ts'
import { type Fields, textsOf } from '../schema-nodes.ts'
import { businessFile } from './context.ts'
import { asWarning, atField } from './problems.ts'
import { ruleOf } from './rule.ts'

/** In days: beyond this, the year is mistyped rather than the end just passed. */
const longAgo = 60

const daysSince = (day: string): number =>
  (Date.parse(floridaDay()) - Date.parse(day)) / (24 * 60 * 60 * 1000)

/** Checks that the end of an offer or claim has not passed. */
function* wrongEnd(file: ContentFile, field: string[], end: unknown) {
  if (!isDay(end) || end >= floridaDay()) return
  const says = `${end} has passed, so no page shows this: write a later day, or delete it`
  const problem = atField('end-day', file, field, says)
  const isOtherYear = end.slice(0, 4) < floridaDay().slice(0, 4) && daysSince(end) > longAgo
  yield isOtherYear ? problem : asWarning(problem)
}

/** Checks that what begins on a day does so before its end. */
function* wrongStart(file: ContentFile, path: string[], { from, validUntil }: Fields) {
  const says = `${from} is after validUntil, ${validUntil}, so nothing is ever shown: correct one of them`
  if (isDay(from) && isDay(validUntil) && from > validUntil)
    yield atField('first-day', file, [...path, 'from'], says)
}

const months = [
  ...['jan|ene', 'feb', 'mar', 'apr|abr', 'may', 'jun', 'jul', 'aug|ago', 'sep', 'oct', 'nov'],
  'dec|dic',
]
const month = `(${months.join('|')})[a-z]*\\.?`
const dayInWords = new RegExp(`\\b${month} (\\d{1,2})(?!\\d)|\\b(\\d{1,2}) (?:de )?${month}`, 'gi')
const dayInFigures = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?(?![\d/])/g

const monthDay = (month: number | string, day = '') =>
  [month, day].map((figure) => String(figure).padStart(2, '0')).join('-')

/** Returns the days that a text names, as month and day: `12-31`. */
const daysNamedIn = (text: string): string[] => {
  const monthOf = (name = '') =>
    months.findIndex((one) => new RegExp(`^(?:${one})`, 'i').test(name)) + 1
  return [
    ...[...text.matchAll(dayInWords)].map(([, first, day, otherDay, second]) =>
      monthDay(monthOf(first ?? second), day ?? otherDay),
    ),
    ...[...text.matchAll(dayInFigures)].map(([, one = '', two]) => monthDay(one, two)),
  ]
}

/** Checks that words name the day on which an offer or claim begins or ends: "through December 31". */
function* wrongNames(file: ContentFile, path: string[], promise: Fields) {
  const days = [promise.from, promise.validUntil].filter(isDay)
  for (const { path: place, text } of days.length > 0 ? textsOf(promise, path) : []) {
    const named = isDay(text) ? [] : daysNamedIn(text)
    const says = `"${text}" names another day than ${days.join(' and ')}: correct one of them`
    if (named.length > 0 && !days.some((day) => named.includes(day.slice(5))))
      yield atField('end-day', file, place, says)
  }
}

/** Checks the first and last days of offers, claims and the banner, and texts that name them. */
export const checkPeriods = ruleOf(businessFile, function* (file) {
  const { promotions, claims, nextCrew, banner } = file.fields
  for (const [group, promises] of Object.entries({ promotions, claims, '': { banner } }))
    for (const [name, period] of entriesIn(promises)) {
      const path = [group, name].filter(Boolean)
      // Those of a translation are in its original.
      if (file.path === file.original) {
        yield* wrongEnd(file, [...path, 'validUntil'], period.validUntil)
        yield* wrongStart(file, path, period)
      }
      yield* wrongNames(file, path, period)
    }
  yield* wrongEnd(file, ['nextCrew'], nextCrew)
})
