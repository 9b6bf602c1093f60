import { say } from '../../content/schema/message.ts'
import { JsonScript } from '../../renderer/server/Document.tsx'
import { useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import type { Analytics } from './services.ts'

/**
 * What a page needs to count visits, where they are counted. The local server answers in the place of
 * the service, unless the build is published.
 */
export const AnalyticsData = () => {
  const { business, siteEnv } = useSite()
  const { analytics, booking } = business
  if (!analytics || siteEnv === 'preview') return null
  const { service, host = '', site = '' } = analytics
  const data: Analytics = { service, host: siteEnv === 'production' ? host : '', site, booking }
  return <JsonScript type="application/json" id="analytics" data={data} />
}

/** Says in the privacy policy what the service is told that counts visits, while one does. */
export const CountedVisits = () => {
  const { analytics } = useSite().business
  const { visits } = useWords('legal')
  if (!analytics?.host) return null
  const { service, host } = analytics
  return <p>{say(visits, { service, host: new URL(host).hostname })}</p>
}
