import { referenceOf } from '../../components/leads/lead.ts'
import { html } from '../../components/ui/html.ts'
import { plural } from '../shared/wording.ts'
import { type Part, partNames, parts } from './answer.ts'
import type { InboxContent, InboxLead } from './inbox-store.ts'
import { pageAnswer } from './page.ts'

const switchForm = (
  current: Part,
) => html`<p>The relay now plays <strong>${parts[current]}</strong>.</p>
<form class="row" action="/relay/part" method="post"><label>Play <select name="part">${partNames.map(
  (name) =>
    html`<option value="${name}"${name === current ? html` selected` : ''}>${parts[name]}</option>`,
)}</select></label>
<button type="submit">Set</button></form>`

const clearForm = (count: number) => html`<details><summary>Clear</summary>
<form class="row" action="/inbox/clear" method="post"><p>This deletes ${plural(count, 'lead')}, with photos, from this computer for good.</p><button type="submit">Delete ${plural(count, 'lead')}</button></form>
</details>`

const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const time = (iso: string) => html`<time datetime="${iso}">${clock.format(new Date(iso))}</time>`

const subjectOf = ({ fields }: InboxLead) => fields._subject || 'Message'

/** Returns the reference shown to the visitor; empty for a form sent without JavaScript. */
const referenceIn = ({ fields: { leadId = '' } }: InboxLead) => referenceOf({ id: leadId })

const factsOf = (lead: InboxLead) => html`${time(lead.receivedAt)}
<span>${lead.fields.source ?? ''}</span> <code>${referenceIn(lead)}</code>
${lead.count > 1 ? html`<strong>arrived ${lead.count} times, last on ${time(lead.lastReceivedAt)}</strong>` : ''}`

const leadRow = (lead: InboxLead) =>
  html`<li class="row"><a href="/inbox/lead?number=${lead.number}">${subjectOf(lead)}</a>
${factsOf(lead)}${lead.photos.length > 0 ? html`<span>with photos</span>` : ''}</li>
`

/** Renders the inbox: the switch of failures, the list of leads, and the form that clears it. */
export const inboxPage = ({ leads, damaged }: InboxContent, current: Part): Response => {
  const { length } = leads
  const about =
    length === 0
      ? 'Leads sent on this computer arrive here.'
      : `${plural(length, 'lead')}, newest first, on this computer only.`
  const unread = `${plural(damaged, 'line')} of the leads file could not be read.`
  return pageAnswer(
    `Inbox (${length})`,
    html`<header><h1>Inbox</h1><p>${about} <a href="/inbox/visits">Visits</a></p></header>
<main>${switchForm(current)}
${damaged > 0 ? html`<p>${unread}</p>` : ''}
${length > 0 ? html`${clearForm(length)}<ol class="leads">${leads.map(leadRow)}</ol>` : html`<p>No leads yet. Send one from <a href="/">the home page</a>.</p>`}</main>`,
  )
}

/** Returns the leads as lines of JSON, newest first, for programs. */
export const leadLines = ({ leads }: InboxContent): Response => {
  const lines = leads.map((lead) =>
    JSON.stringify({ ...lead, photos: undefined, reference: referenceIn(lead) }),
  )
  return new Response(lines.join('\n'), { headers: { 'content-type': 'application/jsonl' } })
}

/** Renders one lead with every field and photo. */
export const leadPage = (lead: InboxLead): Response =>
  pageAnswer(
    subjectOf(lead),
    html`<header><h1>${subjectOf(lead)}</h1><p><a href="/inbox">All leads</a></p></header>
<main><p class="row">${factsOf(lead)}</p>
<div class="row">${lead.photos.map(({ name, href }) =>
      href.startsWith('data:image/')
        ? html`<a href="${href}" download="${name}"><img src="${href}" alt="Photo ${name}" width="160" height="160"></a>`
        : html`<p><a href="${href}" download="${name}">${name}</a> (a download, not a picture)</p>`,
    )}</div>
<table><tbody>${Object.entries(lead.fields).map(
      ([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`,
    )}</tbody></table></main>`,
  )
