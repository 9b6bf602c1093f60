import { attempt } from '../../renderer/browser/attempt.ts'

/** Where a lead came from: lead fields by name. A field without a value is left out. */
export type Origin = Readonly<Record<string, string>>

/** An open page: `language` is the one it was built in, such as `es`. */
type OpenPage = { href: string; referrer: string; language: string }

/** The maximum length of a path and of a campaign value, and the maximum number of such values. */
const maxPathLength = 300
const maxValueLength = 200
const maxValues = 12

/** Campaign parameters, and click ids that ad networks add. */
const campaignParameter = /^(utm_[a-z_]{1,24}|gclid|gbraid|wbraid|fbclid|msclkid)$/

const addressAt = (text = ''): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)

/** Returns an address's campaign parameters as a query, without any other parameter. */
const campaignOf = (address: URL | undefined): string => {
  const query = address?.searchParams ?? new URLSearchParams()
  const values = [...new Set(query.keys())]
    .filter((name) => campaignParameter.test(name) && query.get(name))
    .map((name) => [name, String(query.get(name)).slice(0, maxValueLength)])
  return String(new URLSearchParams(values.slice(0, maxValues)))
}

/**
 * Returns where a lead came from.
 * @param page the page it is sent from.
 * @param visit the value that `noteVisit` stored on the first page, if any. It may be damaged.
 * @param area the ZIP code or the city that the visitor asked about, if any. It may be damaged.
 */
export const originOf = (page: OpenPage, visit: unknown, area?: unknown): Origin => {
  const [firstHref, firstReferrer] = typeof visit === 'string' ? visit.split(' ') : []
  const here = addressAt(page.href)
  const noted = addressAt(firstHref)
  const first = noted?.origin === here?.origin ? noted : undefined
  const referrer = addressAt(first ? firstReferrer : page.referrer)
  const fields = {
    page: here?.pathname.slice(0, maxPathLength),
    firstPage: first?.pathname.slice(0, maxPathLength),
    referrer: referrer?.host === here?.host ? undefined : referrer?.host,
    campaign: campaignOf(first) || campaignOf(here),
    area: /^(\d{5}|\p{L}[\p{L}\p{M} .'-]{1,40})$/u.exec(String(area ?? ''))?.[0],
    language: /^[a-z]{2,3}(?=-|$)/.exec(page.language)?.[0],
  }
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => !!field[1]),
  )
}

/** Returns where a lead made on this page now comes from. */
export const originHere = (): Origin => {
  const { visit, area } = attempt((): Partial<Storage> => ({ ...sessionStorage })) ?? {}
  const { referrer, documentElement } = document
  // The language in which the page was built. `lang` changes if the visitor has it translated.
  const { language = '' } = documentElement.dataset
  return originOf({ href: location.href, referrer, language }, visit, area)
}
