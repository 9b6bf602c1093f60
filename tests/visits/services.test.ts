import { expect, test } from 'vitest'
import { type Place, services } from '../../components/visits/services.ts'
import type { SiteEvent } from '../../renderer/browser/announce.ts'
import { readHit } from '../../scripts/visits/read-hit.ts'

const place: Place = {
  origin: 'https://www.example.com',
  page: '/es/a',
  campaign: 'utm_source=x&utm_term=y+z',
  referrer: 'search.example',
  language: 'es',
}

const events: SiteEvent[] = [
  { name: 'page-seen' },
  { name: 'call' },
  { name: 'calculator-begun', calculator: 'roof' },
  { name: 'step-reached', calculator: 'roof', step: 2, question: 'size' },
  { name: 'lead-sent', form: 'Contact page' },
  { name: 'lead-waiting', form: 'Contact page', reason: 'blocked' },
  { name: 'language-changed', to: 'es' },
  { name: 'island-crashed', island: 'RoofCalculator' },
]

test.for(Object.entries(services))('what is sent to %s says all of an event', ([, service]) => {
  for (const event of events) {
    const { path, body = '' } = service(event, place, 'site-id')
    const { pathname, searchParams } = new URL(path, place.origin)
    const { name, ...props } = event
    expect(readHit(pathname, body, searchParams)).toEqual({
      name,
      values: Object.values(props).map(String),
      page: place.page,
      campaign: place.campaign,
    })
  }
})

test.for([
  ['/api/event', '{"name":"pageview"}', ''],
  ['/api/event', 'name=pageview', ''],
  ['/api/send', '{"type":"event","payload":{"url":"/"}}', ''],
  ['/count', '', 't=title'],
] as const)('%s refuses what its service does not understand: %s', ([path, body, query]) => {
  expect(() => readHit(path, body, new URLSearchParams(query))).toThrow()
})
