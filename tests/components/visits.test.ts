import { expect, test } from 'vitest'
import { type VisitPlace, visitServices } from '../../components/visits/count-visit.ts'
import type { SiteEvent } from '../../renderer/browser/announce.ts'
import { readVisit } from '../site/read-visit.ts'

const place: VisitPlace = {
  origin: 'https://www.example.com',
  page: '/es/a',
  campaign: 'utm_source=x&utm_term=y+z',
  referrer: 'search.example',
  language: 'es',
}

const events: SiteEvent[] = [
  { name: 'page-seen' },
  { name: 'call' },
  { name: 'step-reached', calculator: 'roof', step: 2, question: 'size' },
]

test.for(Object.entries(visitServices))(
  'a request to %s contains all of an event',
  ([, service]) => {
    for (const event of events) {
      const { path, body } = service(event, place, 'site-id')
      const { name, ...props } = event
      expect(readVisit(path, body)).toEqual({
        name,
        values: Object.values(props).map(String),
        page: place.page,
        campaign: place.campaign,
      })
    }
  },
)
