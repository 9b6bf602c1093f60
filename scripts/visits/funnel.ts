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

/** What was counted: the way through each calculator, and all events by page, city, … */
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
