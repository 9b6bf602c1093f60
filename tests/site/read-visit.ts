import { Type } from 'typebox'
import { parse } from '../../renderer/content/validate.ts'

export type Visit = { name: string; values: string[]; page: string; campaign: string }

const text = Type.String({ minLength: 1 })
const details = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))
const plausible = Type.Object({ name: text, url: text, domain: text, props: details })
const umami = Type.Object({
  type: Type.Literal('event'),
  payload: Type.Object({
    website: text,
    hostname: text,
    url: text,
    // A view of a page has no name.
    name: Type.Optional(Type.String({ pattern: '^(?!page-seen$).' })),
    data: Type.Optional(details),
  }),
})

const visitAt = (address: string, name: string, values: object = {}): Visit => {
  const { pathname: page, searchParams } = new URL(address, 'http://localhost')
  return { name, values: Object.values(values).map(String), page, campaign: String(searchParams) }
}

/** Reads a request as its service documents it. Throws if the service would refuse it. */
export const readVisit = (request: string, body = ''): Visit => {
  const { pathname, searchParams: query } = new URL(request, 'http://localhost')
  if (pathname === '/api/event') {
    const { name, url, props } = parse(plausible, JSON.parse(body), 'The event')
    return visitAt(url, name === 'pageview' ? 'page-seen' : name, props)
  }
  if (pathname === '/api/send') {
    const { name = 'page-seen', url, data } = parse(umami, JSON.parse(body), 'The event').payload
    return visitAt(url, name, data)
  }
  const [path = '', campaign = ''] = [query.get('p') ?? '', query.get('q') ?? '']
  if (pathname !== '/count' || path === '') throw new Error(`No service takes ${request}`)
  const [name = '', ...values] = path.split('/')
  return query.get('e') === 'true'
    ? { name, values, page: query.get('t') ?? '', campaign }
    : { name: 'page-seen', values: [], page: path, campaign }
}
