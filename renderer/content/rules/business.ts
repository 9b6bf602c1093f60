import { namedClaims, placedClaims } from '../../../content/schema/claims.ts'
import { floridaDay, isDay } from '../../../content/schema/day.ts'
import {
  isLocalRelay,
  type RelaySettings,
  relayProblem,
  relaySettings,
  relayWith,
} from '../../../content/schema/relay.ts'
import { entriesIn, itemsIn, recordOf } from '../../is-record.ts'
import type { ContentFile } from '../content-file.ts'
import type { LanguageContent } from '../language-content.ts'
import { didYouMean } from '../problem.ts'
import { nodesIn, textsOf } from '../schema-nodes.ts'
import { fits } from '../validate.ts'
import { asWarning, atField } from './rule.ts'

/** Fields of a group of which the second may not be before, or less than, the first. */
const ordered = [
  ['opens', 'closes'],
  ['from', 'validUntil'],
  ['min', 'max'],
] as const

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d[\d:-]{4,}$/.test(value)

/** Checks that hours, periods and ranges run forward. The schema reports what is no time of day. */
export function* checkOrder(file: ContentFile) {
  for (const { path, value } of nodesIn(file.fields))
    for (const [first, last] of ordered) {
      const { [first]: start, [last]: end } = recordOf(value)
      const areNumbers = typeof start === 'number' && typeof end === 'number'
      if (areNumbers && start > end)
        yield atField(file, [...path, first], `${start} is more than ${last}, ${end}: correct one`)
      const says = `${start} is after ${last}, ${end}: correct one of them, with hours on the 24-hour clock`
      if (isTime(start) && isTime(end) && start > end) yield atField(file, [...path, first], says)
    }
}

/** Reports unconfirmed fields that do not exist: they could never be confirmed before launch. */
export function* checkUnconfirmed(file: ContentFile) {
  const { unconfirmed, ...fields } = file.fields
  const names = nodesIn(fields).map(({ path }) => path.join('.'))
  for (const [index, name] of itemsIn(unconfirmed).map(String).entries()) {
    const says = `there is no field "${name}" here${didYouMean(name, names) || '; take it off this list'}`
    if (!names.includes(name)) yield atField(file, ['unconfirmed', index], says)
  }
}

/** Checks that leads can arrive through each relay set. Builds and deploys report a missing one. */
export function* checkRelay(file: ContentFile, { formRelay }: LanguageContent) {
  const { relay } = file.fields
  // The schema reports any other.
  if (!fits(relaySettings, relay)) return
  const problemOf = (one: RelaySettings) => (isLocalRelay(one) ? undefined : relayProblem(one))
  const replaced = formRelay && problemOf(relayWith(relay, formRelay))
  const inBuild = `FORM_RELAY in the environment replaces this, and ${replaced}; correct it there, or unset it`
  for (const says of [problemOf(relay), replaced && inBuild])
    if (says) yield atField(file, ['relay', 'endpoint'], says)
  const says = relay.fallback && relayProblem(relay.fallback)
  if (says) yield atField(file, ['relay', 'fallback', 'endpoint'], says)
}

/** Returns what business.yaml promises for a while, each with its field. */
const promisesIn = ({ fields: { promotions, claims, banner } }: ContentFile) =>
  Object.entries({ promotions, claims, '': { banner } }).flatMap(([group, all]) =>
    entriesIn(all).map(([name, promise]) => ({ path: [group, name].filter(Boolean), promise })),
  )

/** In days: beyond this, the year is mistyped rather than the end just passed. */
const longAgo = 60

const daysSince = (day: string): number =>
  (Date.parse(floridaDay()) - Date.parse(day)) / (24 * 60 * 60 * 1000)

/** Checks that the end of an offer, a claim or the banner has not passed. */
export function* checkEnds(file: ContentFile) {
  const ends = promisesIn(file).map(({ path, promise }) => ({
    ...{ field: [...path, 'validUntil'], end: promise.validUntil },
  }))
  for (const { field, end } of [...ends, { field: ['nextCrew'], end: file.fields.nextCrew }]) {
    if (!isDay(end) || end >= floridaDay()) continue
    const says = `${end} has passed, so no page shows this: write a later day, or delete it`
    const isOtherYear = end.slice(0, 4) < floridaDay().slice(0, 4) && daysSince(end) > longAgo
    yield isOtherYear ? atField(file, field, says) : asWarning(atField(file, field, says))
  }
}

const months = [
  ...['jan|ene', 'feb', 'mar', 'apr|abr', 'may', 'jun', 'jul', 'aug|ago', 'sep', 'oct', 'nov'],
  'dec|dic',
]
/** Returns a pattern for a day: "December 31", "31 de diciembre", "12/31/2026". */
const dayPattern = (name = '', month: number | string, day: number | string) =>
  new RegExp(
    `\\b(?:${name})[a-z]*\\.? 0?${day}(?!\\d)|\\b0?${day} (?:de )?(?:${name})|(?<![\\d/])0?${month}/0?${day}(?!\\d)`,
    'i',
  )
const anyDay = dayPattern(months.join('|'), '\\d{1,2}', '\\d{1,2}')

const names = (text: string, date: string): boolean => {
  const [, month = 0, day = 0] = date.split('-').map(Number)
  return dayPattern(months[month - 1], month, day).test(text)
}

/** Checks that words name the day on which an offer or claim begins or ends: "through December 31". */
export function* checkDaysInWords(file: ContentFile) {
  for (const { path, promise } of promisesIn(file)) {
    const days = [promise.from, promise.validUntil].filter(isDay)
    for (const { path: place, text } of days.length > 0 ? textsOf(promise, path) : []) {
      const says = `"${text}" names another day than ${days.join(' and ')}: correct one of them`
      if (anyDay.test(text) && !days.some((day) => names(text, day)))
        yield atField(file, place, says)
    }
  }
}

/**
 * Checks that a claim with no fixed place on the site names its pages, or it would never be shown,
 * and that one that texts name has words for when it may not be made.
 */
export function* checkClaims(file: ContentFile, { files }: LanguageContent) {
  for (const [name, { otherwise, pages }] of entriesIn(file.fields.claims)) {
    const isNamed = otherwise === undefined && namedClaims.some((named) => named === name)
    const user = isNamed && files.find(({ text }) => text.includes(`{${name}}`))
    const isPlaced = pages !== undefined || placedClaims.some((placed) => placed === name)
    const says = user
      ? `${user.path} uses {${name}}: write \`otherwise\`, for pages where the claim may not be made`
      : `the site has no place for a claim of this name${didYouMean(name, placedClaims) || '.'} A claim of your own needs \`pages\``
    if (user || !isPlaced) yield atField(file, ['claims', name], says)
  }
}

/** Checks claims: the figure is the one in the text, and no age contradicts the founding year. */
export function* checkClaimFigures(file: ContentFile) {
  const { claims, founded } = file.fields
  const age = Number(floridaDay().slice(0, 4)) - Number(founded)
  for (const [name, { text, figure }] of entriesIn(claims)) {
    const { number } = recordOf(figure)
    const isOther = number !== undefined && !`${text}`.includes(`${number}`.replace('+', ''))
    const beside = `"${number}" contradicts the text "${text}": correct one of them`
    if (isOther && /\d/.test(`${text}`))
      yield atField(file, ['claims', name, 'figure', 'number'], beside)
    const [, years] = /(\d+)\+ (?:years|años)/.exec(`${text}`) ?? []
    const young = `the company was founded in ${founded}, so it has fewer than ${years} years: correct one of them`
    if (Number(years) > age) yield atField(file, ['claims', name, 'text'], young)
  }
}

const restrictedNames =
  /\b(?:inspect(?:ions?|ors?)|emergenc(?:y|ies)|insur(?:ance|ers?)|claims?|wind[ -]mitigation)\b/i

/** Returns why a page is about inspections, emergencies or insurance, by its fields or its name. */
const restricted = ({ entry, fields, body }: ContentFile): string | undefined => {
  const { emergency, priced, title, heading } = fields
  const offer = itemsIn(fields.slides).map((slide) => recordOf(slide).offer)
  const [word] = restrictedNames.exec(`${entry?.slug} ${title} ${heading}`) ?? []
  const reasons = {
    'its `emergency: true`': emergency === true,
    'its `priced: free`': entry?.kind === 'service' && priced === 'free',
    'its claim notice': /<ClaimNotice|"claimNotice":true/.test(body + JSON.stringify(fields)),
    'the `offer` of a slide': offer.includes('inspection') || offer.includes('emergency'),
    [`the "${word}" in its name`]: word !== undefined,
  }
  return Object.entries(reasons).find(([, holds]) => holds)?.[0]
}

/** Checks that promotions are only where the law allows them. */
export function* checkPromotions(file: ContentFile, { sitePages, files }: LanguageContent) {
  for (const [name, { pages }] of entriesIn(file.fields.promotions))
    for (const [index, address] of itemsIn(pages).entries()) {
      const [path] = sitePages.find((page) => page.address === address)?.files ?? []
      const page = files.find((one) => one.path === path)
      const why = page && restricted(page)
      const says = `${address} is about inspections, emergencies or insurance, by ${why}, and Florida law restricts inducements there (s. 489.147(2)(b), content/facts.md 1.7, item 4): take it off this list`
      if (why) yield atField(file, ['promotions', name, 'pages', index], says)
    }
}
