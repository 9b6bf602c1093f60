import { namedClaims, placedClaims } from '../../../content/schema/claims.ts'
import { floridaDay, isDay } from '../../../content/schema/day.ts'
import {
  isLocalRelay,
  type RelaySettings,
  relayProblem,
  relaySettings,
  relayWith,
} from '../../../content/schema/relay.ts'
import { entriesIn, isRecord, itemsIn, recordOf } from '../../is-record.ts'
import type { ContentFile } from '../content-file.ts'
import type { LanguageContent } from '../language-content.ts'
import { didYouMean } from '../problem.ts'
import { textsOf } from '../schema-nodes.ts'
import { fits } from '../validate.ts'
import { asWarning, atField } from './rule.ts'

/** Checks that opening hours run forward. The schema reports what is no time of day. */
export function* checkHours(file: ContentFile) {
  for (const [index, line] of itemsIn(file.fields.hours).entries()) {
    const { opens, closes } = recordOf(line)
    const areTimes = [opens, closes].every((time) => /^\d\d:\d\d$/.test(String(time)))
    const says = `${closes} is not after ${opens}, when it opens: correct one of them, on the 24-hour clock`
    if (areTimes && String(closes) <= String(opens))
      yield atField(file, ['hours', index, 'closes'], says)
  }
}

/** Returns the names of fields, including those in groups, such as `relay.copyTo`. */
const namesIn = (fields: unknown, group = ''): string[] =>
  Object.entries(recordOf(fields)).flatMap(([name, value]) => [
    group + name,
    ...(isRecord(value) ? namesIn(value, `${group}${name}.`) : []),
  ])

/** Reports unconfirmed fields that do not exist: they could never be confirmed before launch. */
export function* checkUnconfirmed(file: ContentFile) {
  const { unconfirmed, ...fields } = file.fields
  const names = namesIn(fields)
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
  const { fallback } = relay
  const problemOf = (one: RelaySettings) => (isLocalRelay(one) ? undefined : relayProblem(one))
  const replaced = formRelay && problemOf(relayWith(relay, formRelay))
  const inBuild = `FORM_RELAY in the environment replaces this, and ${replaced}; correct it there, or unset it`
  for (const says of [problemOf(relay), replaced && inBuild])
    if (says) yield atField(file, ['relay', 'endpoint'], says)
  const says = fallback && relayProblem(fallback)
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
  const ends = promisesIn(file).map(({ path, promise }) => [promise.validUntil, ...path])
  for (const [end, ...path] of [...ends, [file.fields.nextCrew]]) {
    if (!isDay(end) || end >= floridaDay()) continue
    const field = path.length > 0 ? [...path.map(String), 'validUntil'] : ['nextCrew']
    const says = `${end} has passed, so no page shows this: write a later day, or delete it`
    const isOtherYear = end.slice(0, 4) < floridaDay().slice(0, 4) && daysSince(end) > longAgo
    yield isOtherYear ? atField(file, field, says) : asWarning(atField(file, field, says))
  }
}

/** Checks that what begins on a day does so before its end. */
export function* checkStarts(file: ContentFile) {
  for (const { path, promise } of promisesIn(file)) {
    const { from, validUntil } = promise
    const says = `${from} is after validUntil, ${validUntil}, so nothing is ever shown: correct one of them`
    if (isDay(from) && isDay(validUntil) && from > validUntil)
      yield atField(file, [...path, 'from'], says)
  }
}

const months = [
  ...['jan|ene', 'feb', 'mar', 'apr|abr', 'may', 'jun', 'jul', 'aug|ago', 'sep', 'oct', 'nov'],
  'dec|dic',
]
const month = `(${months.join('|')})[a-z]*\\.?`
const dayInText = new RegExp(
  `\\b${month} (\\d{1,2})(?!\\d)|\\b(\\d{1,2}) (?:de )?${month}|(?<![\\d/])(\\d{1,2})/(\\d{1,2})(?:/\\d{2,4})?(?![\\d/])`,
  'gi',
)

/** Returns the days that a text names, as month and day: `12-31`. */
const daysNamedIn = (text: string): string[] =>
  [...text.matchAll(dayInText)].map(([, before, day, dayBefore, after, inFigures, dayAfter]) => {
    const name = before ?? after ?? ''
    const inWords = months.findIndex((one) => new RegExp(`^(?:${one})`, 'i').test(name)) + 1
    return [inFigures ?? inWords, dayAfter ?? day ?? dayBefore]
      .map((figure) => String(figure).padStart(2, '0'))
      .join('-')
  })

/** Checks that words name the day on which an offer or claim begins or ends: "through December 31". */
export function* checkDaysInWords(file: ContentFile) {
  for (const { path, promise } of promisesIn(file)) {
    const days = [promise.from, promise.validUntil].filter(isDay)
    for (const { path: place, text } of days.length > 0 ? textsOf(promise, path) : []) {
      const named = isDay(text) ? [] : daysNamedIn(text)
      const says = `"${text}" names another day than ${days.join(' and ')}: correct one of them`
      if (named.length > 0 && !days.some((day) => named.includes(day.slice(5))))
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
    const isNamed = namedClaims.some((named) => named === name)
    const user = isNamed && files.find(({ text }) => text.includes(`{${name}}`))
    const isPlaced = placedClaims.some((placed) => placed === name)
    const says = `the site has no place for a claim of this name${didYouMean(name, placedClaims) || '.'} A claim of your own needs \`pages\``
    if (user && otherwise === undefined)
      yield atField(
        file,
        ['claims', name],
        `${user.path} uses {${name}}: write \`otherwise\`, for pages where the claim may not be made`,
      )
    else if (!isPlaced && pages === undefined) yield atField(file, ['claims', name], says)
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

const namesOfPages =
  /\b(?:inspect(?:ions?|ors?)|emergenc(?:y|ies)|insur(?:ance|ers?)|claims?|wind[ -]mitigation)\b/i

/** Returns why a page is about inspections, emergencies or insurance, by its fields or its name. */
const restricted = ({ entry, fields, body }: ContentFile): string | undefined => {
  const { emergency, priced, title, heading } = fields
  if (emergency === true) return 'an emergency page, by its `emergency: true`'
  if (entry?.kind === 'service' && priced === 'free')
    return 'an inspection page, by its `priced: free`'
  if (body.includes('<ClaimNotice') || JSON.stringify(fields).includes('"claimNotice":true'))
    return 'about insurance claims, by its claim notice'
  const offers = itemsIn(fields.slides).map((slide) => recordOf(slide).offer)
  const [offer] = offers.filter((one) => one === 'inspection' || one === 'emergency')
  if (offer) return `an ${offer} page, by a slide with \`offer: ${offer}\``
  const [word] = namesOfPages.exec(`${entry?.slug ?? ''} ${title} ${heading}`) ?? []
  return word && `an inspection, emergency or insurance page, by the "${word}" in its name`
}

/** Checks that promotions are only where the law allows them. */
export function* checkPromotions(file: ContentFile, { sitePages, files }: LanguageContent) {
  for (const [name, { pages }] of entriesIn(file.fields.promotions))
    for (const [index, address] of itemsIn(pages).entries()) {
      const [path] = sitePages.find((page) => page.address === address)?.files ?? []
      const page = files.find((one) => one.path === path)
      const why = page && restricted(page)
      const says = `${address} is ${why}, and Florida law restricts inducements there (s. 489.147(2)(b), content/facts.md 1.7, item 4): take it off this list`
      if (why) yield atField(file, ['promotions', name, 'pages', index], says)
    }
}
