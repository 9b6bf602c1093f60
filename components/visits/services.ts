import type { Business } from '../../content/schema/business.ts'
import type { SiteEvent } from '../../renderer/browser/announce.ts'

/** The settings for counting a visit. */
export type Analytics = {
  service: NonNullable<Business['analytics']>['service']
  /** The origin of the service; empty for `events`. */
  host: string
  /** The name of this site at the service: a domain for Plausible, an id for Umami. */
  site: string
  /** The address of the booking calendar, which identifies links to it. */
  booking?: string | undefined
}

/** Where an event happened. */
export type VisitPlace = {
  /** The origin of the page, and its path. */
  origin: string
  page: string
  /** The labels of a campaign, as a query; empty without one. */
  campaign: string
  /** The host that linked to the site; empty without one. */
  referrer: string
  language: string
}

/** A request for `sendBeacon`. Its body is text, which needs no CORS preflight. */
type Hit = { path: string; body?: string }

const query = (fields: Readonly<Record<string, string>>) =>
  String(new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')))

const withCampaign = (address: string, { campaign }: VisitPlace) =>
  campaign ? `${address}?${campaign}` : address

type Service = (event: SiteEvent, place: VisitPlace, site: string) => Hit

/** The services by their public endpoints for events. */
export const visitServices: Record<Exclude<Analytics['service'], 'events'>, Service> = {
  /** https://plausible.io/docs/events-api */
  Plausible: ({ name, ...props }, place, domain) => ({
    path: '/api/event',
    body: JSON.stringify({
      name: name === 'page-seen' ? 'pageview' : name,
      url: withCampaign(place.origin + place.page, place),
      domain,
      ...(place.referrer && { referrer: `https://${place.referrer}` }),
      props,
    }),
  }),
  /** https://docs.umami.is/docs/api/sending-stats. An event without a name is a page view. */
  Umami: ({ name, ...props }, place, website) => ({
    path: '/api/send',
    body: JSON.stringify({
      type: 'event',
      payload: {
        website,
        hostname: new URL(place.origin).hostname,
        url: withCampaign(place.page, place),
        referrer: place.referrer && `https://${place.referrer}`,
        language: place.language,
        ...(name !== 'page-seen' && { name, data: props }),
      },
    }),
  }),
  /** https://www.goatcounter.com/help/pixel. An event has its own path; its page is the title. */
  GoatCounter: ({ name, ...props }, place) => {
    const isEvent = name !== 'page-seen'
    const { page: path, campaign: q, referrer: r } = place
    const event = { p: [name, ...Object.values(props)].join('/'), t: path, e: 'true' }
    return { path: `/count?${query({ ...(isEvent ? event : { p: path }), q, r })}` }
  },
}
