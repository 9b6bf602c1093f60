import { type Html, html } from '../../components/ui/html.ts'
import { languageAt } from '../../content/schema/languages.ts'
import { pageAnswer } from '../relay/page.ts'
import type { Visit } from './read-hit.ts'

/** By what events can be told apart. The slug of a city ends with its state. */
const groups: Readonly<Record<string, (visit: Visit) => string>> = {
  page: ({ page }) => page,
  city: ({ page }) => /[a-z-]+-fl$/.exec(page)?.[0] ?? '(no city)',
  language: ({ page }) => languageAt(page),
  campaign: ({ campaign }) => campaign || '(no campaign)',
}

/** The columns of the table: what is counted. */
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

/** The way through a calculator: each step that somebody reached, the first answer, the result. */
export const funnelOf = (visits: readonly Visit[], calculator: string): Stage[] => {
  const own = visits.filter(({ values }) => values[0] === calculator)
  const count = (name: string) => own.filter((visit) => visit.name === name).length
  const steps = new Map<string, Stage>()
  for (const { name, values } of own) {
    const [, number = '', question = ''] = values
    if (name !== 'step-reached') continue
    const stage = steps.get(number) ?? { label: `${number}. ${question}`, count: 0 }
    steps.set(number, { ...stage, count: stage.count + 1 })
  }
  const inOrder = [...steps].sort(([a], [b]) => Number(a) - Number(b)).map(([, stage]) => stage)
  return [
    ...inOrder.slice(0, 1),
    { label: 'First answer', count: count('calculator-begun') },
    ...inOrder.slice(1),
    { label: 'Result', count: count('result-shown') },
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

const isGroup = (by: string) => Object.hasOwn(groups, by)

/** What was counted: the way through each calculator, and all events by page, city, … */
export const visitsPage = (visits: readonly Visit[], asked: string): Response => {
  const by = isGroup(asked) ? asked : 'page'
  const calculators = [
    ...new Set(
      visits.flatMap(({ name, values }) => (name === 'step-reached' ? (values[0] ?? '') : [])),
    ),
  ]
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
