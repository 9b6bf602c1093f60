import { namedClaims, placedClaims } from '../../../content/schema/claims.ts'
import { floridaDay, isDay } from '../../../content/schema/day.ts'
import { isOneOf } from '../../../content/schema/keys.ts'
import {
  isLocalRelay,
  type RelaySettings,
  relayProblem,
  relaySettings,
  relayWith,
} from '../../../content/schema/relay.ts'
import { entriesIn, itemsIn, recordOf } from '../../is-record.ts'
import type { ContentFile } from '../content-file.ts'
import { didYouMean } from '../problem.ts'
import { textsOf } from '../schema-nodes.ts'
import { fits } from '../validate.ts'
import type { FieldRule } from './rule.ts'

/** Checks that leads can arrive through each relay set. Builds and deploys report a missing one. */
export const checkRelay: FieldRule = ({ fields: { relay } }, { formRelay }) => {
  // The schema reports any other.
  if (!fits(relaySettings, relay)) return []
  const wrong = (one: RelaySettings) => !isLocalRelay(one) && relayProblem(one)
  const replacing = formRelay && wrong(relayWith(relay, formRelay))
  const says = `FORM_RELAY in the environment replaces this, and ${replacing}; correct it there, or unset it`
  return [
    [['relay', 'endpoint'], wrong(relay)],
    [['relay', 'endpoint'], replacing && says],
    [['relay', 'fallback', 'endpoint'], relay.fallback && relayProblem(relay.fallback)],
  ]
}

/** Returns what business.yaml promises for a while, each with its field. */
const promisesIn = ({ fields: { promotions, claims, banner } }: ContentFile) =>
  Object.entries({ promotions, claims, '': { banner } }).flatMap(([group, all]) =>
    entriesIn(all).map(([name, promise]) => ({ path: [group, name].filter(Boolean), promise })),
  )

/** Warns that the end of an offer, a claim or the banner has passed, or that its year is mistyped. */
export const checkEnds: FieldRule = (file) => {
  const ends = promisesIn(file).map(
    ({ path, promise }) => [[...path, 'validUntil'], promise.validUntil] as const,
  )
  return [...ends, [['nextCrew'], file.fields.nextCrew] as const].map(([field, end]) => {
    const says = `${end} has passed, so no page shows this: write a later day, or delete it`
    return [field, isDay(end) && end < floridaDay() && says]
  })
}

const months = 'jan|ene feb mar apr|abr may jun jul aug|ago sep oct nov dec|dic'.split(' ')
/** Returns a pattern for a day: "December 31", "31 de diciembre", "12/31/2026". */
const dayPattern = (name: string, month: number | string, day: number | string) =>
  new RegExp(
    `\\b(?:${name})[a-z]*\\.? 0?${day}(?!\\d)|\\b0?${day} (?:de )?(?:${name})|(?<![\\d/])0?${month}/0?${day}(?!\\d)`,
    'i',
  )
const anyDay = dayPattern(months.join('|'), '\\d{1,2}', '\\d{1,2}')

const names = (text: string, date: string): boolean => {
  const [, month = 0, day = 0] = date.split('-').map(Number)
  return dayPattern(months[month - 1] ?? '', month, day).test(text)
}

/** Checks that words name the day on which an offer or claim begins or ends: "through December 31". */
export const checkDaysInWords: FieldRule = (file) =>
  promisesIn(file).flatMap(({ path, promise }) => {
    const days = [promise.from, promise.validUntil].filter(isDay)
    return textsOf(promise, path).map(({ path: place, text }) => {
      const isOther = anyDay.test(text) && !days.some((day) => names(text, day))
      const says = `"${text}" names another day than ${days.join(' and ')}: correct one of them`
      return [place, days.length > 0 && isOther && says]
    })
  })

/**
 * Checks that a claim with no fixed place on the site names its pages, or it would never be shown,
 * and that one that texts name has words for when it may not be made.
 */
export const checkClaims: FieldRule = ({ fields }, { files }) =>
  entriesIn(fields.claims).map(([name, { otherwise, pages }]) => {
    const isNamed = !otherwise && isOneOf(namedClaims, name)
    const { path } = (isNamed && files.find(({ text }) => text.includes(`{${name}}`))) || {}
    const named = `${path} uses {${name}}: write \`otherwise\`, for pages where the claim may not be made`
    const lost = `the site has no place for a claim of this name${didYouMean(name, placedClaims) || '.'} A claim of your own needs \`pages\``
    return [['claims', name], path ? named : !pages && !isOneOf(placedClaims, name) && lost]
  })

/** Checks claims: the figure is the one in the text, and no age contradicts the founding year. */
export const checkClaimFigures: FieldRule = ({ fields: { claims, founded } }) =>
  entriesIn(claims).flatMap(([name, claim]) => {
    const [text, number] = [`${claim.text}`, recordOf(claim.figure).number]
    const isOther = number !== undefined && !text.includes(`${number}`.replace('+', ''))
    const beside = `"${number}" contradicts the text "${text}": correct one of them`
    const [, years] = /(\d+)\+ (?:years|años)/.exec(text) ?? []
    const isYoung = Number(years) > Number(floridaDay().slice(0, 4)) - Number(founded)
    const young = `the company was founded in ${founded}, so it has fewer than ${years} years: correct one of them`
    return [
      [['claims', name, 'figure', 'number'], isOther && /\d/.test(text) && beside],
      [['claims', name, 'text'], isYoung && young],
    ] as const
  })

const restrictedNames =
  /\b(?:inspect(?:ions?|ors?)|emergenc(?:y|ies)|insur(?:ance|ers?)|claims?|wind[ -]mitigation)\b/i

/** Returns why a page is about inspections, emergencies or insurance, by its fields or its name. */
const restricted = ({ entry, fields, body }: ContentFile): string | undefined => {
  const { emergency, priced, title, heading } = fields
  const offers = itemsIn(fields.slides).map((slide) => recordOf(slide).offer)
  const [word] = restrictedNames.exec(`${entry?.slug} ${title} ${heading}`) ?? []
  const reasons = {
    'its `emergency: true`': emergency === true,
    'its `priced: free`': entry?.kind === 'service' && priced === 'free',
    'its claim notice': /<ClaimNotice|"claimNotice":true/.test(body + JSON.stringify(fields)),
    'the `offer` of a slide': offers.includes('inspection') || offers.includes('emergency'),
    [`the "${word}" in its name`]: word !== undefined,
  }
  return Object.entries(reasons).find(([, holds]) => holds)?.[0]
}

/** Checks that promotions are only where the law allows them. */
export const checkPromotions: FieldRule = ({ fields }, { sitePages, files }) =>
  entriesIn(fields.promotions).flatMap(([name, { pages }]) =>
    itemsIn(pages).map((address, index) => {
      const [path] = sitePages.find((page) => page.address === address)?.files ?? []
      const page = files.find((one) => one.path === path)
      const why = page && restricted(page)
      const says = `${address} is about inspections, emergencies or insurance, by ${why}, and Florida law restricts inducements there (s. 489.147(2)(b), content/facts.md 1.7, item 4): take it off this list`
      return [['promotions', name, 'pages', index], why && says]
    }),
  )
