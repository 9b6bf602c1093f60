import { business } from './index.ts'
import type { ClaimName } from './model/schema/business.ts'

/** A span such as `1–2 hours` stays on one line. */
const keepTogether = (text: string) => text.replace(/(\d)–(\d+) (?=[a-z])/g, '$1–\u2060$2\u00a0')

const today = () => new Date().toISOString().slice(0, 10)

/**
 * The words of a claim, or undefined where it may not be made: after its last day, or outside its counties.
 * @param county name of the county the page is about; without one, claims bound to counties are made nowhere.
 */
export const claim = (name: ClaimName, county?: string, date = today()): string | undefined => {
  const { text, validUntil, counties } = business.claims[name]
  const expired = validUntil !== undefined && date > validUntil
  const elsewhere = counties !== undefined && (county === undefined || !counties.includes(county))
  return expired || elsewhere ? undefined : keepTogether(text)
}
