import { say } from '../../content/schema/message.ts'
import { useSite, useWords } from '../../renderer/server/current-page.tsx'
import { JsonScript } from '../../renderer/server/Document.tsx'
import type { Analytics } from './count-visit.ts'

/** The settings for counting visits, on the public site if it counts them. */
export const AnalyticsData = () => {
  const { business, siteEnv } = useSite()
  const { analytics, booking } = business
  if (!analytics || siteEnv !== 'production') return null
  const { service, host = '', site = '' } = analytics
  const data: Analytics = { service, host, site, booking }
  return <JsonScript type="application/json" data-part="analytics" data={data} />
}

/** The sentence in the privacy policy on the data that the counting service receives, if any. */
export const CountedVisits = () => {
  const { analytics } = useSite().business
  const { visits } = useWords('legal')
  if (!analytics?.host) return null
  const { service, host } = analytics
  return <p>{say(visits, { service, host: new URL(host).hostname })}</p>
}
