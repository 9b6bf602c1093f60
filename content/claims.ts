import { business } from './index.ts'
import type { ClaimName, PromotionName } from './model/schema/business.ts'

/** A span such as `1–2 hours` stays on one line. */
const keepTogether = (text: string) => text.replace(/(\d)–(\d+) (?=[a-z])/g, '$1–\u2060$2\u00a0')

const today = () => new Date().toISOString().slice(0, 10)

const isOver = (validUntil: string | undefined, date: string) => validUntil !== undefined && date > validUntil

/**
 * The words of a claim, or undefined where it may not be made: after its last day, or outside its counties.
 * @param county name of the county the page is about; without one, claims bound to counties are made nowhere.
 * @param date the day, such as "2026-11-20"; today when left out.
 */
export const claim = (name: ClaimName, county?: string, date = today()): string | undefined => {
  const { text, validUntil, counties } = business.claims[name]
  const elsewhere = counties !== undefined && (county === undefined || !counties.includes(county))
  return isOver(validUntil, date) || elsewhere ? undefined : keepTogether(text)
}

/** A claim as a large figure with its caption, or undefined where it may not be made or has none. */
export const claimFigure = (name: ClaimName) => (claim(name) === undefined ? undefined : business.claims[name].figure)

/** What we say of our arrival where the promise may not be made. */
export const byPhone = 'We confirm a time when you call'

const { text: arrivalText, counties: arrivalCounties = [] } = business.claims.arrival
const arrivalHolds = claim('arrival', arrivalCounties[0]) !== undefined

/** The arrival promise on a page without a county: where it holds, and what holds elsewhere. */
export const arrival = arrivalHolds
  ? `In ${arrivalCounties.join(' and ')}, ${keepTogether(arrivalText.charAt(0).toLowerCase() + arrivalText.slice(1))}. Elsewhere we confirm a time when you call.`
  : `${byPhone}.`

export type Promotion = { text: string; conditions: string; validUntil?: string }

/**
 * A promotion, or undefined where it may not be shown: after its last day, or on a page it is not meant for.
 * @param path address of the page it would stand on.
 * @param date the day, such as "2026-11-20"; today when left out.
 */
export const promotion = (name: PromotionName, path: string, date = today()): Promotion | undefined => {
  const { text, conditions, validUntil, pages } = business.promotions[name]
  if (isOver(validUntil, date) || !pages.includes(path)) return undefined
  return { text, conditions, ...(validUntil === undefined ? {} : { validUntil }) }
}
