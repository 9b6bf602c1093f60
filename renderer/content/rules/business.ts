import { weekdays } from '../../../content/schema/business.ts'
import { namedClaims, placedClaims } from '../../../content/schema/claims.ts'
import { floridaDay } from '../../../content/schema/day.ts'
import {
  isLocalRelay,
  type RelaySettings,
  relayProblem,
  relayServices,
  relayWith,
} from '../../../content/schema/relay.ts'
import { entriesIn, isRecord, itemsIn, recordOf } from '../../is-record.ts'
import type { ContentFile } from '../content-file.ts'
import { didYouMean } from '../nearest.ts'
import { fieldName, type Problem } from '../problem.ts'
import type { Fields } from '../schema-nodes.ts'
import { businessFile } from './context.ts'
import { atField } from './problems.ts'
import { type FileRule, ruleOf } from './rule.ts'

const time = /^\d\d:\d\d$/

/** Parses the lines of the office hours: the positions of their days in the week, and times. */
const spansIn = ({ hours }: Fields) =>
  itemsIn(hours).flatMap((line, index) => {
    const { days, opens, closes } = recordOf(line)
    const [from = '', to = from] = String(days).split('-')
    const [first, last] = [weekdays.indexOf(from), weekdays.indexOf(to)]
    // The schema reports invalid days and times.
    const isRight =
      first >= 0 && last >= 0 && [opens, closes].every((one) => time.test(String(one)))
    return isRight ? [{ index, first, last, opens: String(opens), closes: String(closes) }] : []
  })

type Span = ReturnType<typeof spansIn>[number]
const overlap = (one: Span, other: Span): boolean =>
  one.first <= other.last &&
  other.first <= one.last &&
  one.opens < other.closes &&
  other.opens < one.closes

/** Checks that opening hours run forward, and that none is listed twice. */
function* wrongHours(file: ContentFile): Generator<Problem> {
  const spans = spansIn(file.fields)
  for (const span of spans) {
    const { index, first, last, opens, closes } = span
    const other = spans.find((one) => one.index < index && overlap(one, span))
    if (last < first) {
      const says = `${weekdays[last]} comes before ${weekdays[first]}, because a week begins on ${weekdays[0]} here: write a line for each part`
      yield atField('hours', file, ['hours', index, 'days'], says)
    } else if (closes <= opens) {
      const says = `${closes} is not after ${opens}, when it opens: correct one of them, on the 24-hour clock`
      yield atField('hours', file, ['hours', index, 'closes'], says)
    } else if (other) {
      const says = `${fieldName(['hours', other.index])} has hours for one of these days too: keep them on one line only`
      yield atField('hours', file, ['hours', index, 'days'], says)
    }
  }
}

/**
 * Checks that a claim with no fixed place on the site names its pages, or it would never be shown,
 * and that one that texts name has words for when it may not be made.
 */
function* wrongClaims(file: ContentFile, files: readonly ContentFile[]): Generator<Problem> {
  const claims = new Map(entriesIn(file.fields.claims))
  for (const name of namedClaims) {
    const user = files.find(({ text }) => text.includes(`{${name}}`))
    const says = `${user?.path} uses {${name}}: give \`claims.${name}\` an \`otherwise\` for pages where the claim may not be made`
    if (user && claims.size > 0 && claims.get(name)?.otherwise === undefined)
      yield atField('claim', file, ['claims', name], says)
  }
  for (const [name, claim] of claims) {
    const says = `the site has no place for a claim of this name${didYouMean(name, placedClaims) || '.'} A claim of your own needs \`pages\``
    if (!placedClaims.some((placed) => placed === name) && claim.pages === undefined)
      yield atField('claim', file, ['claims', name], says)
  }
}

/** Returns the names of fields, including those in groups, such as `relay.copyTo`. */
const namesIn = (fields: unknown, group = ''): string[] =>
  isRecord(fields)
    ? Object.entries(fields).flatMap(([name, value]) => [
        group + name,
        ...namesIn(value, `${group}${name}.`),
      ])
    : []

/** Reports unconfirmed fields that do not exist: they could never be confirmed before launch. */
function* wrongUnconfirmed(file: ContentFile): Generator<Problem> {
  const { unconfirmed, ...fields } = file.fields
  const names = namesIn(fields)
  for (const [index, name] of itemsIn(unconfirmed).entries()) {
    const way = didYouMean(String(name), names) || '; take it off this list'
    if (!names.includes(String(name)))
      yield atField(
        'unconfirmed',
        file,
        ['unconfirmed', index],
        `there is no field "${name}" here${way}`,
      )
  }
}

/** Checks that an analytics service has its host and the name of the site. */
function* wrongAnalytics(file: ContentFile): Generator<Problem> {
  const { analytics } = file.fields
  if (!isRecord(analytics) || analytics.service === 'events') return
  const needs = (name: string, what: string) =>
    atField('analytics', file, ['analytics', name], `${analytics.service} needs it: write ${what}`)
  if (analytics.host === undefined)
    yield needs('host', 'the address of the service, without a path')
  if (analytics.site === undefined && analytics.service !== 'GoatCounter')
    yield needs('site', 'the name or id that it has given this site')
}

/** Checks that what business.yaml says of the company is consistent. */
export const checkCompany = ruleOf(businessFile, function* (file, { files }) {
  yield* wrongHours(file)
  yield* wrongClaims(file, files)
  yield* wrongUnconfirmed(file)
  yield* wrongAnalytics(file)
  const { founded, cms, repository } = file.fields
  const future = `${founded} is still to come; write the year in which the company began`
  if (typeof founded === 'number' && founded > Number(floridaDay().slice(0, 4)))
    yield atField('company', file, ['founded'], future)
  const alone = 'needs `repository` beside it, such as https://github.com/owner/site'
  if (cms === true && repository === undefined) yield atField('company', file, ['cms'], alone)
})

/** Checks claims: the figure is the one in the text, and no age contradicts the founding year. */
export const checkClaimFigures: FileRule = function* ({ file }) {
  if (file.original !== businessFile) return
  const { claims, founded } = file.fields
  const age = Number(floridaDay().slice(0, 4)) - Number(founded)
  for (const [name, { text, figure }] of entriesIn(claims)) {
    const { number } = recordOf(figure)
    const matches =
      !/\d/.test(String(text)) || String(text).includes(String(number).replace('+', ''))
    const beside = `"${number}" contradicts the text "${text}": correct one of them`
    if (number !== undefined && !matches)
      yield atField('claim-figure', file, ['claims', name, 'figure', 'number'], beside)
    const [, years] = /(\d+)\+ (?:years|años)/.exec(String(text)) ?? []
    const young = `the company was founded in ${founded}, so it has fewer than ${years} years: correct one of them`
    if (Number(years) > age) yield atField('claim-figure', file, ['claims', name, 'text'], young)
  }
}

/** Reads the relay in a group of fields; undefined if the schema reports it. */
const relayIn = (fields: unknown): RelaySettings | undefined => {
  const { service: named, endpoint, accessKey } = recordOf(fields)
  const service = relayServices.find((name) => name === named)
  return service && typeof endpoint === 'string'
    ? { service, endpoint, ...(typeof accessKey === 'string' && { accessKey }) }
    : undefined
}

/** Checks that leads can arrive through each relay set. Builds and deploys report a missing one. */
export const checkRelay = ruleOf(businessFile, function* (file, { formRelay }) {
  const fields = recordOf(file.fields.relay)
  const relay = relayIn(fields)
  if (!relay) return
  const problemOf = (one: RelaySettings) => (isLocalRelay(one) ? undefined : relayProblem(one))
  const written = problemOf(relay)
  if (written) yield atField('relay', file, ['relay', 'endpoint'], written)
  const replaced = formRelay && problemOf(relayWith(relay, formRelay))
  const says = `FORM_RELAY in the environment replaces this, and ${replaced}; correct it there, or unset it`
  if (replaced) yield atField('relay', file, ['relay', 'endpoint'], says)
  const fallback = relayIn(fields.fallback)
  const fallbackProblem = fallback && relayProblem(fallback)
  if (fallbackProblem)
    yield atField('relay', file, ['relay', 'fallback', 'endpoint'], fallbackProblem)
})
