import { Type } from 'typebox'
import { services } from '../../components/visits/services.ts'
import { analyticsServices } from '../../content/schema/business-parts.ts'
import { parse } from '../../renderer/content/validate.ts'
import { errorMessage } from '../terminal.ts'
import { type Answer, ask } from './ask.ts'
import { dataIn } from './check-page.ts'
import type { Findings } from './findings.ts'

const settings = Type.Object({
  service: Type.Enum([...analyticsServices]),
  host: Type.String(),
  site: Type.String(),
})

/** Tells the service that a page counts its visits with that this was a watch, and reads its answer. */
const tell = async (json: string, { url }: Answer): Promise<string> => {
  const { service, host, site } = parse(settings, JSON.parse(json), 'its settings')
  if (service === 'events') return 'Visits are announced on pages, and sent nowhere.'
  const { origin, pathname: page } = url
  const place = { origin, page, campaign: '', referrer: '', language: 'en' }
  const { path, body = '' } = services[service]({ name: 'watched' }, place, site)
  const endpoint = new URL(path, host || origin)
  const headers = { 'content-type': 'text/plain' }
  const { status, failure } = await ask(endpoint, { method: 'POST', body, headers })
  if (status === 0 || status >= 300)
    throw new Error(failure ?? `${service} at ${endpoint.origin} answered ${status}.`)
  return `${service} takes the events of visits.`
}

/** Finds whether the service that counts visits, if a page names one, takes events. */
export const checkVisits = async (page: Answer, { saw, warn }: Findings): Promise<void> => {
  const json = dataIn(page.body, 'analytics')
  if (json === undefined) return
  await tell(json, page).then(saw, (error: unknown) =>
    warn('noVisits', { reason: errorMessage(error) }),
  )
}
