import { type Static, Type } from 'typebox'
import { parse } from '../../renderer/content/validate.ts'

/** An event of a visit, as a service that counts them learns it. */
export const visitSchema = Type.Object({
  /** As in `SiteEvent`. */
  name: Type.String(),
  /** What else it says, in the order of its fields, such as a calculator, a step and a question. */
  values: Type.Array(Type.String()),
  /** The path of the page. */
  page: Type.String(),
  /** The labels of the campaign, as a query. */
  campaign: Type.String(),
})
export type Visit = Static<typeof visitSchema>

const details = Type.Optional(
  Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
)
const text = Type.String({ minLength: 1 })

const plausibleHit = Type.Object({ name: text, url: text, domain: text, props: details })
const umamiHit = Type.Object({
  type: Type.Literal('event'),
  payload: Type.Object({
    website: text,
    hostname: text,
    url: text,
    name: Type.Optional(text),
    data: details,
  }),
})

const seen = 'page-seen'

const placeOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return { page: pathname, campaign: String(searchParams) }
}
const valuesOf = (given: Readonly<Record<string, string | number>> = {}) =>
  Object.values(given).map(String)

/** Reads what each service is sent, at its own address. */
const readers: Readonly<Record<string, (body: string, query: URLSearchParams) => Visit>> = {
  '/api/event': (body) => {
    const { name, url, props } = parse(plausibleHit, JSON.parse(body), 'The event')
    return { name: name === 'pageview' ? seen : name, values: valuesOf(props), ...placeOf(url) }
  },
  '/api/send': (body) => {
    const { name = seen, url, data } = parse(umamiHit, JSON.parse(body), 'The event').payload
    return { name, values: valuesOf(data), ...placeOf(url) }
  },
  '/count': (_, query) => {
    const path = query.get('p')
    if (!path) throw new Error('`p` is missing')
    const campaign = query.get('q') ?? ''
    if (query.get('e') !== 'true') return { name: seen, values: [], page: path, campaign }
    const [name = '', ...values] = path.split('/')
    return { name, values, page: query.get('t') ?? '', campaign }
  },
}

/** Where the services take events. */
export const hitPaths: readonly string[] = Object.keys(readers)

/**
 * The event in a request to one of the services.
 * @throws if the service would refuse it.
 */
export const readHit = (path: string, body: string, query: URLSearchParams): Visit => {
  const read = readers[path]
  if (!read) throw new Error(`No service takes events at ${path}`)
  return read(body, query)
}
