import { type Html, html } from '../../components/ui/html.ts'
import {
  fieldOf,
  type InboxLead,
  isControl,
  isOrigin,
  leadReference,
  originLabels,
} from './inbox-lead.ts'
import { photosOf } from './lead-photos.ts'

const clock = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const time = (iso: string) => html`<time datetime="${iso}">${clock.format(new Date(iso))}</time>`

/** Links e-mail addresses and phone numbers, so that a lead can be answered with one click. */
const linkOf = (name: string, value: string): string | undefined => {
  if (name === 'email' && /^[^\s@]+@[^\s@]+$/.test(value))
    return `mailto:${encodeURIComponent(value)}`
  if (name === 'phone' && /^[\d\s()+.-]{7,}$/.test(value))
    return `tel:${value.replace(/[^\d+]/g, '')}`
  return undefined
}

const row = ([name, value]: [string, string]) => {
  const link = linkOf(name, value)
  return html`<tr><th scope="row">${name}</th><td>${link === undefined ? value : html`<a href="${link}">${value}</a>`}</td></tr>`
}

const table = (entries: readonly [string, string][]) =>
  entries.length === 0 ? '' : html`<table><tbody>${entries.map(row)}</tbody></table>`

const arrivalsOf = ({ count, lastReceivedAt }: InboxLead) =>
  count < 2
    ? ''
    : html`<p class="again">arrived ${count.toLocaleString('en-US')} times, last on ${time(lastReceivedAt)}</p>`

const originOf = (entries: readonly [string, string][]) =>
  entries.length === 0
    ? ''
    : html`<section class="origin"><h3>Where it came from</h3><dl>${entries.map(([name, value]) => html`<div><dt>${originLabels[name] ?? name}</dt><dd>${value}</dd></div>`)}</dl></section>`

const controlsOf = (entries: readonly [string, string][]) =>
  entries.length === 0
    ? ''
    : html`<details class="controls"><summary>Control fields</summary>${table(entries)}</details>`

/** A lead in the inbox. */
export const leadCard = (lead: InboxLead): Html => {
  const entries = Object.entries(lead.fields)
  const [source, reference] = [fieldOf(lead, 'source'), leadReference(lead)]
  return html`<article>
<h2>${fieldOf(lead, '_subject') || 'Message'}</h2>
<p class="facts">${time(lead.receivedAt)}${source && html` <span class="badge">${source}</span>`}${reference && html` <span class="reference">Reference <code>${reference}</code></span>`}</p>
${arrivalsOf(lead)}
${table(entries.filter(([name]) => !isControl(name) && !isOrigin(name)))}
${photosOf(lead)}
${originOf(entries.filter(([name, value]) => isOrigin(name) && value !== ''))}
${controlsOf(entries.filter(([name]) => isControl(name)))}
</article>
`
}
