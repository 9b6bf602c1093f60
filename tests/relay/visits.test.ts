import { expect, test } from 'vitest'
import { type Place, services } from '../../components/visits/services.ts'
import type { SiteEvent } from '../../renderer/browser/announce.ts'
import { funnelOf, readHit } from '../../scripts/relay/visits.ts'
import { startRelay } from './local-server.ts'

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

test.for(Object.entries(services))('a request to %s contains all of an event', ([, service]) => {
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
  ['/api/event', '{"name":"pageview"}'],
  ['/api/event', 'name=pageview'],
  ['/api/send', '{"type":"event","payload":{"url":"/"}}'],
  ['/count?t=title', ''],
] as const)(
  '%s refuses an event that its service does not understand: %s',
  async ([path, body]) => {
    const { post, get } = await startRelay()
    expect((await post(path, body)).status).toBe(400)
    expect(await get('/inbox/visits')).toContain('Nothing is counted yet')
  },
)

test('the events sent to services are shown in a table, by page and by their other properties', async () => {
  const { post, get } = await startRelay()
  for (const [page, campaign] of Object.entries({ '/a': '', '/b': 'utm_source=x' })) {
    const { path, body = '' } = services.Umami({ name: 'call' }, { ...place, page, campaign }, 'id')
    expect((await post(path, body)).status).toBe(202)
  }
  const rows = async (by: string) =>
    [...(await get(`/inbox/visits?by=${by}`)).matchAll(/<th scope="row">([^<]*)/g)].map(
      ([, group]) => group,
    )
  expect(await rows('page')).toEqual(['/a', '/b'])
  expect(await rows('campaign')).toEqual(['(no campaign)', 'utm_source=x'])
  expect(await rows('toString')).toEqual(['/a', '/b'])
})

const visit = (name: string, ...values: string[]) => ({ name, values, page: '/a', campaign: '' })

test('the funnel of a calculator has its steps in order, the first answer between them, and the result', () => {
  const visits = [
    visit('page-seen'),
    visit('result-shown', 'roof'),
    visit('step-reached', 'roof', '10', 'address'),
    visit('step-reached', 'roof', '2', 'size'),
    visit('step-reached', 'roof', '2', 'size'),
    visit('step-reached', 'energy', '2', 'bill'),
    visit('calculator-begun', 'roof'),
    visit('step-reached', 'roof', '1', 'type'),
  ]
  expect(funnelOf(visits, 'roof')).toEqual([
    { label: '1. type', count: 1 },
    { label: 'First answer', count: 1 },
    { label: '2. size', count: 2 },
    { label: '10. address', count: 1 },
    { label: 'Result', count: 1 },
  ])
})
