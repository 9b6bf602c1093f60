/** Where a lead came from: lead fields by name. A field without a value is left out. */
export type Origin = Readonly<Record<string, string>>

/** A page as its visitor has it open: `language` is the one it was built in, such as `es`. */
type OpenPage = { href: string; referrer: string; language: string }

/** The most characters of a path, of one value of a campaign, and the most such values. */
const maxPathLength = 300
const maxValueLength = 200
const maxValues = 12

/** Parameters of campaigns, and those that ad networks add to the click that opened a page. */
const campaignParameter = /^(utm_[a-z_]{1,24}|gclid|gbraid|wbraid|fbclid|msclkid)$/

const addressAt = (text = ''): URL | undefined => {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** What an address says about a campaign, as a query. Every other parameter is dropped. */
const campaignOf = (address: URL | undefined): string => {
  const query = address?.searchParams ?? new URLSearchParams()
  const values = [...new Set(query.keys())]
    .filter((name) => campaignParameter.test(name) && query.get(name))
    .map((name) => [name, String(query.get(name)).slice(0, maxValueLength)])
  return String(new URLSearchParams(values.slice(0, maxValues)))
}

/**
 * Where a lead came from.
 * @param page the page it is sent from.
 * @param visit what `noteVisit` stored on the first page, if anything. It may be damaged.
 */
export const originOf = (page: OpenPage, visit: unknown): Origin => {
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
    language: /^[a-z]{2,3}(?=-|$)/.exec(page.language)?.[0],
  }
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => !!field[1]),
  )
}

/** Where a lead that is made on this page, now, comes from. */
export const originHere = (): Origin => {
  let visit: unknown
  try {
    visit = sessionStorage.visit
  } catch {
    // Blocked.
  }
  const { referrer, documentElement } = document
  // That in which the page was built: `lang` changes where a visitor has it translated.
  const { language = '' } = documentElement.dataset
  return originOf({ href: location.href, referrer, language }, visit)
}
