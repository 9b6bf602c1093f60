import type { Business } from '../../content/schema/business.ts'
import {
  announce,
  announced,
  type SiteEvent,
  siteEventType,
} from '../../renderer/browser/announce.ts'
import { attempt } from '../../renderer/browser/attempt.ts'
import { originHere } from '../leads/origin.ts'

export type Analytics = {
  service: NonNullable<Business['analytics']>['service']
  /** The origin of the service; empty for `events`. */
  host: string
  /** The name of this site at the service: a domain for Plausible, an id for Umami. */
  site: string
  /** The address of the booking calendar, which identifies links to it. */
  booking?: string | undefined
}

/** Where an event happened: on the origin of the site, with empty texts for what is not known. */
export type VisitPlace = {
  origin: string
  /** A path, and the labels of a campaign as a query. */
  page: string
  campaign: string
  /** The host that linked to the site. */
  referrer: string
  language: string
}

/** A request for `sendBeacon`. Its body is text, which needs no CORS preflight. */
type Hit = { path: string; body?: string }
type Service = (event: SiteEvent, place: VisitPlace, site: string) => Hit

const query = (fields: Readonly<Record<string, string>>) =>
  String(new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')))

const addressOf = ({ page, campaign }: VisitPlace) => (campaign ? `${page}?${campaign}` : page)
const linkFrom = ({ referrer }: VisitPlace) => referrer && `https://${referrer}`

export const visitServices: Record<Exclude<Analytics['service'], 'events'>, Service> = {
  /** https://plausible.io/docs/events-api */
  Plausible: ({ name, ...props }, place, domain) => ({
    path: '/api/event',
    body: JSON.stringify({
      name: name === 'page-seen' ? 'pageview' : name,
      url: place.origin + addressOf(place),
      domain,
      props,
      referrer: linkFrom(place),
    }),
  }),
  /** https://docs.umami.is/docs/api/sending-stats. An event without a name is a page view. */
  Umami: ({ name, ...data }, place, website) => ({
    path: '/api/send',
    body: JSON.stringify({
      type: 'event',
      payload: {
        website,
        url: addressOf(place),
        referrer: linkFrom(place),
        language: place.language,
        hostname: new URL(place.origin).hostname,
        ...(name !== 'page-seen' && { name, data }),
      },
    }),
  }),
  /** https://www.goatcounter.com/help/pixel. An event has its own path; its page is the title. */
  GoatCounter: ({ name, ...props }, { page, campaign: q, referrer: r }) => {
    const event = { p: [name, ...Object.values(props)].join('/'), t: page, e: 'true' }
    return { path: `/count?${query({ ...(name === 'page-seen' ? { p: page } : event), q, r })}` }
  },
}

/** True if the visitor has opted out of counting in the browser's settings. */
const isPrivate = (): boolean =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)

const counted = new Set<string>()

/** Returns whether this tab has had an event that counts once a visit, and records it. */
const isRepeated = (event: SiteEvent): boolean => {
  if (!('calculator' in event) || event.name === 'download') return false
  const key = `visit-event ${JSON.stringify(event)}`
  // Where storage is blocked, a reloaded page counts its steps again.
  const isCounted = counted.has(key) || !!attempt(() => sessionStorage.getItem(key))
  counted.add(key)
  attempt(() => sessionStorage.setItem(key, 'counted'))
  return isCounted
}

const placeHere = (): VisitPlace => {
  const { page = '/', campaign = '', referrer = '', language = '' } = originHere()
  // Click ids identify visitors.
  const labels = [...new URLSearchParams(campaign)].filter(([name]) => name.startsWith('utm_'))
  const { origin } = location
  return { origin, page, campaign: query(Object.fromEntries(labels)), referrer, language }
}

const sendTo =
  ({ service, host, site }: Analytics) =>
  (event: SiteEvent): void => {
    if (service === 'events') return
    const { path, body } = visitServices[service](event, placeHere(), site)
    // A failure to count must not disturb the visit.
    attempt(() => navigator.sendBeacon(host + path, body))
  }

const calculatorOfPage = () =>
  document.querySelector<HTMLElement>('[data-stage]')?.dataset.stage ?? ''

const eventOfLink = (
  { download, href, hreflang }: HTMLAnchorElement,
  booking: string | undefined,
): SiteEvent | undefined => {
  // A result is saved through a temporary download link.
  if (download) return { name: 'download', calculator: calculatorOfPage() }
  if (href.startsWith('tel:')) return { name: 'call' }
  if (/^sms:|^https:\/\/wa\.me\//.test(href)) return { name: 'message' }
  if (href.startsWith('mailto:')) return { name: 'mail' }
  if (booking && href === new URL(booking).href) return { name: 'booking' }
  return hreflang ? { name: 'language-changed', to: hreflang } : undefined
}

const watchLinks = (booking: string | undefined) =>
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a')
    const event = link && eventOfLink(link, booking)
    if (event) announce(event)
  })

/** Counts the first answer in a calculator, or the first press of Next. */
const watchCalculators = () => {
  for (const type of ['input', 'change', 'submit'])
    document.addEventListener(
      type,
      ({ target }) => {
        // The forms of a result have another method.
        if ((target as Element).closest('form[method=dialog]'))
          announce({ name: 'calculator-begun', calculator: calculatorOfPage() })
      },
      true,
    )
}

const watchPage = () => {
  const see = () => announce({ name: 'page-seen' })
  // A prerendered page counts only once it is shown.
  if (document.prerendering) document.addEventListener('prerenderingchange', see, { once: true })
  else see()
  addEventListener('pageshow', ({ persisted }) => persisted && see())
}

/** Announces what happens on this page, and sends it to the service, unless the visitor objects. */
export default function countVisit([settings]: Iterable<HTMLElement>): void {
  if (isPrivate()) return
  const analytics = JSON.parse(settings?.textContent ?? '') as Analytics
  const send = sendTo(analytics)
  for (const event of announced) if (!isRepeated(event)) send(event)
  // At the window, before any listener on the document: what is repeated reaches none.
  addEventListener(
    siteEventType,
    (event) => {
      const { detail } = event as CustomEvent<SiteEvent>
      if (isRepeated(detail)) event.stopPropagation()
      else send(detail)
    },
    true,
  )
  watchLinks(analytics.booking)
  watchCalculators()
  watchPage()
}
