import {
  announce,
  announced,
  type SiteEvent,
  siteEventType,
} from '../../renderer/browser/announce.ts'
import { originHere } from '../leads/origin.ts'
import { type Analytics, services } from './services.ts'

/** Whether the visitor has asked, in the settings of the browser, not to be counted. */
const isPrivate = (): boolean =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)

const storageKey = 'visit-events'

/** Whether this tab has counted what happens once in a visit, and notes it. */
const isRepeated = (() => {
  const counted = new Set<string>()
  try {
    for (const event of JSON.parse(sessionStorage[storageKey] ?? '[]')) counted.add(String(event))
  } catch {
    // Blocked or damaged: a reloaded page counts its steps again.
  }
  return (event: SiteEvent): boolean => {
    if (!('calculator' in event) || event.name === 'download') return false
    const key = JSON.stringify(event)
    if (counted.has(key)) return true
    counted.add(key)
    try {
      sessionStorage[storageKey] = JSON.stringify([...counted])
    } catch {
      // Blocked.
    }
    return false
  }
})()

/** The labels of a campaign without the numbers of clicks, which tell one visitor from another. */
const labelsOf = (campaign: string): string =>
  String(
    new URLSearchParams(
      [...new URLSearchParams(campaign)].filter(([name]) => name.startsWith('utm_')),
    ),
  )

const sendTo =
  ({ service, host, site }: Analytics) =>
  (event: SiteEvent): void => {
    if (service === 'events') return
    const { page = '/', campaign = '', referrer = '', language = '' } = originHere()
    const place = {
      origin: location.origin,
      page,
      campaign: labelsOf(campaign),
      referrer,
      language,
    }
    const { path, body } = services[service](event, place, site)
    try {
      navigator.sendBeacon(host + path, body)
    } catch (error) {
      // A visit that is not counted is no reason to disturb it.
      console.warn(error)
    }
  }

const calculatorOfPage = () =>
  document.querySelector<HTMLElement>('[data-stage]')?.dataset.stage ?? ''

const eventOfLink = (link: HTMLAnchorElement, booking: string): SiteEvent | undefined => {
  const { href, hreflang } = link
  // The file of a result is saved by a link that exists for this moment.
  if (link.download) return { name: 'download', calculator: calculatorOfPage() }
  if (href.startsWith('tel:')) return { name: 'call' }
  if (href.startsWith('mailto:')) return { name: 'mail' }
  if (href === booking) return { name: 'booking' }
  return hreflang ? { name: 'language-changed', to: hreflang } : undefined
}

const watchLinks = (booking: string) => {
  const { href } = new URL(booking)
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a')
    const event = link && eventOfLink(link, href)
    if (event) announce(event)
  })
}

/** The first answer in a calculator, or pressing Next with what is there. */
const watchCalculators = () => {
  const begin = ({ target }: Event) => {
    // The result has forms of other kinds.
    if ((target as Element).closest('form[method=dialog]'))
      announce({ name: 'calculator-begun', calculator: calculatorOfPage() })
  }
  for (const type of ['input', 'change', 'submit']) document.addEventListener(type, begin, true)
}

const watchPage = () => {
  const see = () => announce({ name: 'page-seen' })
  // A page that is prepared before anyone opens it is not seen yet.
  if (document.prerendering) document.addEventListener('prerenderingchange', see, { once: true })
  else see()
  addEventListener('pageshow', ({ persisted }) => persisted && see())
}

/** Announces what happens on this page, and sends it to the service, unless the visitor objects. */
export const start = ([settings]: Iterable<HTMLElement>): void => {
  if (isPrivate()) return
  const analytics = JSON.parse(settings?.textContent ?? '') as Analytics
  const send = sendTo(analytics)
  const count = (event: SiteEvent) => isRepeated(event) || send(event)
  announced.forEach(count)
  document.addEventListener(siteEventType, (event) =>
    count((event as CustomEvent<SiteEvent>).detail),
  )
  watchLinks(analytics.booking)
  watchCalculators()
  watchPage()
}
