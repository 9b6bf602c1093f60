import { type Static, Type } from 'typebox'
import { type Html, html } from '../../components/ui/html.ts'
import { languageAt } from '../../content/schema/languages.ts'
import { parse } from '../../renderer/content/validate.ts'
import { pageAnswer } from './page.ts'

/** An event of a visit, as an analytics service receives it. */
export const visitSchema = Type.Object({
  /** As in `SiteEvent`. */
  name: Type.String(),
  /** Its other values, in order, such as a calculator, a step and a question. */
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

/** Reads the requests to each service, at its own address. */
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

/** The addresses at which the services take events. */
export const hitPaths: readonly string[] = Object.keys(readers)

/**
 * Reads the event in a request to one of the services.
 * @throws if the service would refuse it.
 */
export const readHit = (path: string, body: string, query: URLSearchParams): Visit => {
  const read = readers[path]
  if (!read) throw new Error(`No service takes events at ${path}`)
  return read(body, query)
}

/** The ways to group events. The slug of a city ends with its state. */
const groups: Readonly<Record<string, (visit: Visit) => string>> = {
  page: ({ page }) => page,
  city: ({ page }) => /[a-z-]+-fl$/.exec(page)?.[0] ?? '(no city)',
  language: ({ page }) => languageAt(page),
  campaign: ({ campaign }) => campaign || '(no campaign)',
}

/** The columns of the table: the events counted. */
const columns = {
  'page-seen': 'Pages seen',
  'calculator-begun': 'Begun',
  'result-shown': 'Results',
  'lead-sent': 'Leads sent',
  'lead-waiting': 'Waiting',
  'lead-given-up': 'Given up',
  call: 'Calls',
  mail: 'Mails',
  booking: 'Bookings',
  download: 'Downloads',
} as const

type Stage = { label: string; count: number }

/** Returns the funnel of a calculator: every step reached, the first answer, and the result. */
export const funnelOf = (visits: readonly Visit[], calculator: string): Stage[] => {
  const named = (name: string) =>
    visits.filter((visit) => visit.name === name && visit.values[0] === calculator)
  const steps = named('step-reached').map(({ values: [, number, question] }) => ({
    number: Number(number),
    label: `${number}. ${question}`,
  }))
  const counted = [...new Set(steps.map(({ number }) => number))]
    .sort((a, b) => a - b)
    .map((number) => steps.filter((step) => step.number === number))
    .map((same) => ({ label: same[0]?.label ?? '', count: same.length }))
  return [
    ...counted.slice(0, 1),
    { label: 'First answer', count: named('calculator-begun').length },
    ...counted.slice(1),
    { label: 'Result', count: named('result-shown').length },
  ]
}

const bars = (stages: readonly Stage[]): Html => {
  const most = Math.max(1, ...stages.map(({ count }) => count))
  return html`<table><tbody>${stages.map(
    ({ label, count }) =>
      html`<tr><th scope="row">${label}</th><td><meter max="${most}" value="${count}">${count}</meter> ${count}</td></tr>`,
  )}</tbody></table>`
}

const tableOf = (visits: readonly Visit[], by: string): Html => {
  const groupOf = groups[by] ?? (() => '')
  const names = [...new Set(visits.map(groupOf))].sort()
  const row = (group: string) => {
    const own = visits.filter((visit) => groupOf(visit) === group)
    const counts = Object.keys(columns).map((name) => own.filter((one) => one.name === name).length)
    return html`<tr><th scope="row">${group}</th>${counts.map((count) => html`<td>${count || ''}</td>`)}</tr>`
  }
  return html`<table><thead><tr><th scope="col">By ${by}</th>${Object.values(columns).map(
    (label) => html`<th scope="col">${label}</th>`,
  )}</tr></thead><tbody>${names.map(row)}</tbody></table>`
}

/** Renders the counts: the funnel of each calculator, and all events by page, city, … */
export const visitsPage = (visits: readonly Visit[], asked: string): Response => {
  const by = Object.hasOwn(groups, asked) ? asked : 'page'
  const steps = visits.filter(({ name }) => name === 'step-reached')
  const calculators = [...new Set(steps.map(({ values: [calculator = ''] }) => calculator))]
  return pageAnswer(
    'Visits',
    html`<header><h1>Visits</h1><p>What the service that counts visits is told, on this computer only. <a href="/inbox">Leads</a></p></header>
<main>
${visits.length === 0 ? html`<p>Nothing is counted yet. Fill in <code>analytics</code> in content/business.yaml, build, and open a page.</p>` : ''}
${calculators.map((name) => html`<h2>The ${name} calculator</h2>${bars(funnelOf(visits, name))}`)}
<p class="row">${Object.keys(groups).map((name) => html`<a href="/inbox/visits?by=${name}">By ${name}</a>`)}</p>
<div class="wide">${tableOf(visits, by)}</div>
</main>`,
  )
}
