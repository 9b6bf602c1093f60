import { readFileSync } from 'node:fs'
import { escapeUTF8 } from 'entities/escape'
import { referenceOf } from '../../components/leads/lead.ts'
import { plural } from '../shared/terminal.ts'
import { type LocalVerdict, localVerdicts } from './answers.ts'
import type { InboxContent, InboxLead } from './inbox-store.ts'

/** Markup written here, in which every value is escaped that is no such markup. */
class Html extends String {}

const markupOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(markupOf).join('')
  return value instanceof Html ? String(value) : escapeUTF8(String(value))
}

/** Safe between tags and in quoted attributes, so always quote attributes. */
const html = (words: TemplateStringsArray, ...values: readonly unknown[]): Html =>
  new Html(String.raw({ raw: words }, ...values.map(markupOf)))

const switchForm = (
  current: LocalVerdict,
) => html`<form class="cluster" action="/relay/verdict" method="post">
<label>The relay now answers <select name="verdict">${Object.entries(localVerdicts).map(
  ([name, label]) =>
    html`<option value="${name}"${name === current ? html` selected` : ''}>${label}</option>`,
)}</select></label><button type="submit">Change</button></form>`

const clearForm = (count: number) => html`<details><summary>Clear</summary>
<form class="cluster" action="/inbox/clear" method="post"><p>This deletes ${plural(count, 'lead')}, with photos, from this computer for good.</p><button type="submit">Delete ${plural(count, 'lead')}</button></form>
</details>`

const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const time = (iso: string) => html`<time datetime="${iso}">${clock.format(new Date(iso))}</time>`

/** Returns the reference shown to the visitor; empty for a form sent without JavaScript. */
const referenceIn = ({ fields: { leadId = '' } }: InboxLead) => referenceOf({ id: leadId })

const photoOf = ({ name, href }: InboxLead['photos'][number]) =>
  href.startsWith('data:image/')
    ? html`<a href="${href}" download="${name}"><img src="${href}" alt="Photo ${name}" width="160" height="160"></a>`
    : html`<p><a href="${href}" download="${name}">${name}</a> (a download, not a picture)</p>`

const leadItem = (lead: InboxLead) => html`<li id="lead-${lead.number}"><details>
<summary>${lead.fields._subject || 'Message'}</summary>
<table class="t-small" style="white-space: pre-wrap"><tbody>${Object.entries(lead.fields).map(
  ([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`,
)}</tbody></table>
<div class="cluster">${lead.photos.map(photoOf)}</div></details>
<p class="cluster t-small muted">${time(lead.receivedAt)}<span>${lead.fields.source ?? ''}</span><code>${referenceIn(lead)}</code>${lead.photos.length > 0 ? html`<span>with photos</span>` : ''}
${lead.count > 1 ? html`<strong>arrived ${lead.count} times, last on ${time(lead.lastReceivedAt)}</strong>` : ''}</p></li>
`

/** What its components have on pages of the site, in a few rules. */
const ownStyles = `header, main { padding-block: 2rem } button { padding: 0.3em 0.9em; border: 1px solid; border-radius: 0.4em; cursor: pointer }
label, select { max-width: 100% } th { text-align: start } td { overflow-wrap: anywhere }`

/** The styles of the site that need no component. */
const styles = () =>
  ['tokens', 'base', 'layout', 'lists', 'surfaces', 'utilities']
    .map((name) => readFileSync(`components/ui/${name}.css`, 'utf8'))
    .join('') + ownStyles

const pageWith = (title: string, body: Html) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${html`<title>${title}</title>`}
<style>${styles()}</style>
</head>
<body>
${body}
</body>
</html>
`

/** Renders the inbox: how the relay answers, every lead with its fields, and what deletes them. */
export const inboxPage = ({ leads, damaged }: InboxContent, current: LocalVerdict): Response => {
  const { length } = leads
  const unread = `${plural(damaged, 'line')} of the leads file could not be read.`
  const body = html`<header class="on-dark"><div class="wrap"><h1>Inbox</h1><p>${length === 0 ? 'Leads sent on this computer arrive here.' : `${plural(length, 'lead')}, newest first, on this computer only.`}</p></div></header>
<main class="wrap stack">${switchForm(current)}
${damaged > 0 ? html`<p>${unread}</p>` : ''}
${length > 0 ? html`${clearForm(length)}<ol class="ruled">${leads.map(leadItem)}</ol>` : html`<p>No leads yet. Send one from <a href="/">the home page</a>.</p>`}</main>`
  return new Response(pageWith(`Inbox (${length})`, body), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  })
}

/** Returns the leads as lines of JSON, newest first, for programs. */
export const leadLines = ({ leads }: InboxContent): Response => {
  const lines = leads.map((lead) =>
    JSON.stringify({ ...lead, photos: undefined, reference: referenceIn(lead) }),
  )
  return new Response(lines.join('\n'), { headers: { 'content-type': 'application/jsonl' } })
}
