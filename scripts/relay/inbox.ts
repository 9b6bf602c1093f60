import { referenceOf } from '../../components/leads/lead.ts'
import { type Html, html } from '../../components/ui/html.ts'
import { plural } from '../plural.ts'
import { type Part, partNames, parts } from './answer.ts'
import { type InboxContent, type InboxLead, type Photo, pictureType } from './inbox-store.ts'
import { pageAnswer } from './page.ts'

const partOption = (name: Part, current: Part) =>
  html`<option value="${name}"${name === current ? html` selected` : ''}>${parts[name]}</option>`

const switchForm = (current: Part) => html`<section aria-label="The relay">
<p>The relay now plays <strong>${parts[current]}</strong>.</p>
<form action="/relay/part" method="post">
<label>Play <select name="part">${partNames.map((name) => partOption(name, current))}</select></label>
<button type="submit">Set</button>
</form>
</section>`

const damagedLines = (lines: readonly number[]): Html | '' =>
  lines.length === 0
    ? ''
    : html`<p>These lines of the leads file could not be read: ${lines.join(', ')}.</p>`

const clearForm = (count: number) => html`<details><summary>Clear</summary>
<form action="/inbox/clear" method="post"><p>This deletes ${plural(count, 'lead')}, with photos, from this computer for good.</p><button type="submit">Delete ${plural(count, 'lead')}</button></form>
</details>`

const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const time = (iso: string) => html`<time datetime="${iso}">${clock.format(new Date(iso))}</time>`

const subjectOf = ({ fields }: InboxLead) => fields._subject || 'Message'

/** The reference shown to the visitor; empty for a form sent without JavaScript. */
const referenceIn = ({ fields: { leadId = '' } }: InboxLead) => referenceOf({ id: leadId })

const factsOf = (lead: InboxLead): Html[] => {
  const { receivedAt, lastReceivedAt, count, fields } = lead
  const reference = referenceIn(lead)
  return [
    time(receivedAt),
    ...(fields.source ? [html`<span>${fields.source}</span>`] : []),
    ...(reference ? [html`<code>${reference}</code>`] : []),
    ...(count > 1
      ? [html`<strong>arrived ${count} times, last on ${time(lastReceivedAt)}</strong>`]
      : []),
  ]
}

const row = (lead: InboxLead) =>
  html`<li class="row"><a href="/inbox/lead?number=${lead.number}">${subjectOf(lead)}</a>
${factsOf(lead)}${lead.photos.length > 0 ? html`<span>with photos</span>` : ''}</li>
`

/** The inbox: the switch of failures, the list of leads, and the form that clears it. */
export const inboxPage = ({ leads, damaged }: InboxContent, current: Part): Response => {
  const count = leads.length
  return pageAnswer(
    `Inbox (${count})`,
    html`<header><h1>Inbox</h1><p>${count === 0 ? 'Leads sent on this computer arrive here.' : `${plural(count, 'lead')}, newest first, on this computer only.`}</p></header>
<main>
${switchForm(current)}
${damagedLines(damaged)}
${
  count === 0
    ? html`<p>No leads yet. Send one from <a href="/">the home page</a>.</p>`
    : html`${clearForm(count)}<ol class="leads">${leads.map(row)}</ol>`
}
</main>`,
  )
}

/** The leads as lines of JSON, newest first, for programs. */
export const leadLines = ({ leads }: InboxContent): Response => {
  const lines = leads.map((lead) => JSON.stringify({ ...lead, reference: referenceIn(lead) }))
  return new Response(lines.join('\n'), { headers: { 'content-type': 'application/jsonl' } })
}

const photo = ({ file, name }: Photo) => {
  const address = `/inbox/photo?file=${file}`
  return pictureType(file)
    ? html`<a href="${address}"><img src="${address}" alt="Photo ${name}" width="160" height="160"></a>`
    : html`<p><a href="${address}">${name}</a> (a download, not a picture)</p>`
}

/** One lead with every field and photo. */
export const leadPage = (lead: InboxLead): Response =>
  pageAnswer(
    subjectOf(lead),
    html`<header><h1>${subjectOf(lead)}</h1><p><a href="/inbox">All leads</a></p></header>
<main>
<p class="row">${factsOf(lead)}</p>
<div class="row">${lead.photos.map(photo)}</div>
<table><tbody>${Object.entries(lead.fields).map(
      ([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`,
    )}</tbody></table>
</main>`,
  )
