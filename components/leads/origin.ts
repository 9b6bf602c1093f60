/** Where a lead came from: lead fields by name. A field without a value is left out. */
export type Origin = Readonly<Record<string, string>>

/** A page as its visitor has it open: `language` is its `lang`, such as `es-US`. */
type OpenPage = { href: string; referrer: string; language: string }

/** The most characters of a path, of one value of a campaign, and the most such values. */
const longestPath = 300
const longestValue = 200
const mostValues = 12

/** Names that ad networks give to the click that opened a page. */
const clickIds: ReadonlySet<string> = new Set(['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'])

const isOfCampaign = (name: string) => clickIds.has(name) || /^utm_[a-z_]{1,24}$/.test(name)

const addressAt = (text = ''): URL | undefined => {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

const pathOf = (address: URL | undefined) => address?.pathname.slice(0, longestPath)

/** What an address says about a campaign, as a query. Every other parameter is dropped. */
const campaignOf = (address: URL | undefined): string => {
  const query = address?.searchParams ?? new URLSearchParams()
  const values = [...new Set(query.keys())]
    .filter(isOfCampaign)
    .map((name) => [name, query.get(name)?.slice(0, longestValue) ?? ''])
    .filter(([, value]) => value !== '')
  return String(new URLSearchParams(values.slice(0, mostValues)))
}

const otherHost = (referrer: URL | undefined, page: URL | undefined) =>
  referrer?.host === page?.host ? undefined : referrer?.host

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
    page: pathOf(here),
    firstPage: pathOf(first),
    referrer: otherHost(referrer, here),
    campaign: campaignOf(first) || campaignOf(here),
    language: /^[a-z]{2,3}(?=-|$)/.exec(page.language)?.[0],
  }
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => !!field[1]),
  )
}

const storedVisit = (): unknown => {
  try {
    return sessionStorage.visit
  } catch {
    return undefined
  }
}

/** Where a lead that is made on this page, now, comes from. */
export const originHere = (): Origin =>
  originOf(
    {
      href: location.href,
      referrer: document.referrer,
      language: document.documentElement.lang,
    },
    storedVisit(),
  )
