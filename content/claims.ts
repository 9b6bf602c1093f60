import { companyText } from './company-values.ts'
import { business } from './index.ts'
import { floridaDay } from './model/florida-day.ts'
import { defaultLanguage, type Language, languages } from './model/languages.ts'
import { say } from './model/message.ts'
import { type ClaimFields, type PlacedClaim, type PromotionFields, placedClaims } from './model/schema/business.ts'
import { rawWords } from './raw-words.ts'

/** A claim or a promotion as it may be shown now; after `validUntil`, a browser hides it. */
export type Claim = Pick<ClaimFields, 'text' | 'figure' | 'validUntil'> & { name: string }
export type Promotion = Pick<PromotionFields, 'text' | 'conditions' | 'look' | 'days' | 'validUntil'> & { name: string }

/** Where and when something would be shown. */
export type Occasion = {
  /** Address of the page. Without one, a claim that names its pages is made nowhere. */
  address?: string | undefined
  /** Name of the county the page is about. Without one, claims bound to counties are made nowhere. */
  county?: string | undefined
  /** The day in Florida; today when left out. */
  day?: string | undefined
}

/** A span such as `1–2 hours` stays on one line. */
const keepTogether = (text: string) => text.replace(/(\d)–(\d+) (?=[a-z])/g, '$1–\u2060$2\u00a0')

type Limits = Pick<ClaimFields, 'validUntil' | 'pages' | 'counties'>

const mayStand = ({ validUntil, pages, counties }: Limits, { address, county, day = floridaDay() }: Occasion): boolean =>
  (validUntil === undefined || day <= validUntil) &&
  (pages === undefined || (address !== undefined && pages.includes(address))) &&
  (counties === undefined || (county !== undefined && counties.includes(county)))

const shown = ([name, { text, figure, validUntil }]: [string, ClaimFields]): Claim => ({
  name,
  text: keepTogether(companyText(text)),
  ...(figure && { figure: { number: companyText(figure.number), caption: companyText(figure.caption) } }),
  ...(validUntil && { validUntil }),
})

/** A claim, or undefined where it may not be made: after its last day, or outside its counties or pages. */
export const claim = (name: PlacedClaim, place: Occasion = {}): Claim | undefined => {
  const fields = business.claims[name]
  return fields && mayStand(fields, place) ? shown([name, fields]) : undefined
}

/** The claims that name this page and have no other place on the site. */
export const ownClaims = (place: Occasion): Claim[] =>
  Object.entries(business.claims)
    .filter(([name, fields]) => !(placedClaims as readonly string[]).includes(name) && mayStand(fields, place))
    .map(shown)

/** The promotions of a page, in the order of business.yaml. */
export const promotions = (place: Occasion): Promotion[] =>
  Object.entries(business.promotions)
    .filter(([, fields]) => mayStand(fields, place))
    .map(([name, { text, conditions, look, days, validUntil }]) => ({
      name,
      text: companyText(text),
      conditions: companyText(conditions, days === undefined ? {} : { days: String(days) }),
      look,
      ...(days && { days }),
      ...(validUntil && { validUntil }),
    }))

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The arrival promise as a sentence for a page without a county: where it holds, and what holds elsewhere. */
export const arrivalSentence = (language: Language = defaultLanguage): string => {
  const { counties = [] } = business.claims.arrival ?? {}
  const promise = claim('arrival', { county: counties[0] })?.text
  const words = rawWords('claims')
  if (promise === undefined) return `${words.byPhone}.`
  const names = new Intl.ListFormat(languages[language].locale).format(counties)
  return say(words.arrival, { counties: names, promise: lowerFirst(promise) })
}
