import { escapeHtml } from './html.ts'
import { fieldOf, isControl, type Lead, leadReference } from './lead.ts'

const clock = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const time = (iso: string) => `<time datetime="${escapeHtml(iso)}">${escapeHtml(clock.format(new Date(iso)))}</time>`

/** An e-mail address and a phone number can be answered with one touch. */
const linkOf = (name: string, value: string): string | undefined => {
  if (name === 'email' && /^[^\s@]+@[^\s@]+$/.test(value)) return `mailto:${encodeURIComponent(value)}`
  if (name === 'phone' && /^[\d\s()+.-]{7,}$/.test(value)) return `tel:${value.replace(/[^\d+]/g, '')}`
  return undefined
}

const row = ([name, value]: [string, string]) => {
  const link = linkOf(name, value)
  const shown = escapeHtml(value)
  const content = link === undefined ? shown : `<a href="${escapeHtml(link)}">${shown}</a>`
  return `<tr><th scope="row">${escapeHtml(name)}</th><td>${content}</td></tr>`
}

const table = (entries: readonly [string, string][]) => (entries.length === 0 ? '' : `<table><tbody>${entries.map(row).join('')}</tbody></table>`)

const arrivalsOf = ({ arrivals }: Lead) =>
  arrivals.length < 2
    ? ''
    : `<details class="again"><summary>arrived ${arrivals.length} times</summary><ol>${arrivals.map((iso) => `<li>${time(iso)}</li>`).join('')}</ol></details>`

const controlsOf = (entries: readonly [string, string][]) =>
  entries.length === 0 ? '' : `<details class="controls"><summary>Control fields</summary>${table(entries)}</details>`

/** A lead in the inbox. Whatever a visitor typed is shown as text. */
export const leadCard = (lead: Lead): string => {
  const entries = Object.entries(lead.fields)
  const [source, reference] = [fieldOf(lead, 'source'), leadReference(lead)]
  return `<article>
<h2>${escapeHtml(fieldOf(lead, '_subject') || 'Message')}</h2>
<p class="facts">${time(lead.receivedAt)}${source && ` <span class="badge">${escapeHtml(source)}</span>`}${reference && ` <span class="reference">Reference <code>${escapeHtml(reference)}</code></span>`}</p>
${arrivalsOf(lead)}
${table(entries.filter(([name]) => !isControl(name)))}
${controlsOf(entries.filter(([name]) => isControl(name)))}
</article>`
}
