import { setImmediate } from 'node:timers/promises'
import { type Html, html } from '../../components/ui/html.ts'
import { plural } from '../plural.ts'
import { fieldOf, type InboxContent, type InboxLead, leadReference } from './inbox-store.ts'
import { htmlPage, pageEnd, pageStart } from './page.ts'
import { partNames, parts, type Setting } from './parts.ts'
import { type Photo, pictureType } from './photo-files.ts'

const formsInWords = (times: number) => (times === 1 ? 'the next form' : `the next ${times} forms`)

const howLong = ({ part, times }: Setting) => {
  if (times !== undefined) return `, for ${formsInWords(times)}`
  return part === 'delivered' ? '' : ', until you change it'
}

const partOption = (selected: Setting['part']) => (name: Setting['part']) =>
  html`<option value="${name}"${name === selected ? html` selected` : ''}>${parts[name]}</option>`

const switchForm = (setting: Setting) => html`<section aria-label="The relay">
<p>The relay now plays <strong>${parts[setting.part]}</strong>${howLong(setting)}.</p>
<form action="/relay/part" method="post">
<label>Play <select name="part">${partNames.map(partOption(setting.part))}</select></label>
<label>How long <select name="times"><option value="">until I change it</option>${[1, 2, 3].map(
  (times) => html`<option value="${times}">for ${formsInWords(times)}</option>`,
)}</select></label>
<button type="submit">Set</button>
</form>
</section>`

const damagedLines = (count: number): Html | '' =>
  count === 0
    ? ''
    : html`<p>${plural(count, 'line')} of the leads file could not be read. The console says which.</p>`

const clearForm = (count: number) => html`<details><summary>Clear</summary>
<form action="/inbox/clear" method="post"><p>This deletes ${plural(count, 'lead')}, with photos, from this computer for good.</p><button type="submit">Delete ${plural(count, 'lead')}</button></form>
</details>`

const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const time = (iso: string) => html`<time datetime="${iso}">${clock.format(new Date(iso))}</time>`

const subjectOf = (lead: InboxLead) => fieldOf(lead, '_subject') || 'Message'

const factsOf = (lead: InboxLead): Html[] => [
  time(lead.receivedAt),
  ...[fieldOf(lead, 'source')].filter(Boolean).map((source) => html`<span>${source}</span>`),
  ...[leadReference(lead)].filter(Boolean).map((reference) => html`<code>${reference}</code>`),
  ...(lead.count > 1
    ? [
        html`<strong>arrived ${lead.count.toLocaleString('en-US')} times, last on ${time(lead.lastReceivedAt)}</strong>`,
      ]
    : []),
]

const row = (
  lead: InboxLead,
) => html`<li class="row"><a href="/inbox/lead?number=${lead.number}">${subjectOf(lead)}</a>
${factsOf(lead)}${lead.photos.length > 0 ? html`<span>with photos</span>` : ''}</li>
`

/** How many leads are made into text before other requests get their turn. */
const batch = 500

async function* inTurns(leads: readonly InboxLead[], textOf: (lead: InboxLead) => string) {
  for (let start = 0; start < leads.length; start += batch) {
    yield leads
      .slice(start, start + batch)
      .map(textOf)
      .join('')
    await setImmediate()
  }
}

/** The inbox in parts: the switch of failures, the list of leads, and the form that clears it. */
export async function* inboxParts(
  { leads, damaged }: InboxContent,
  setting: Setting,
): AsyncGenerator<string, void> {
  const count = leads.length
  yield pageStart(`Inbox (${count.toLocaleString('en-US')})`)
  yield html`<header><div><h1>Inbox</h1><p>${count === 0 ? 'Leads sent on this computer arrive here.' : `${plural(count, 'lead')}, newest first, on this computer only.`}</p></div></header>
<main>
${switchForm(setting)}
${damagedLines(damaged)}
${
  count === 0
    ? html`<p>No leads yet. Send one from <a href="/">the home page</a>.</p>`
    : clearForm(count)
}
`.toString()
  if (count > 0) {
    yield '<ol class="leads">'
    yield* inTurns(leads, (lead) => row(lead).toString())
    yield '</ol>'
  }
  yield `</main>${pageEnd}`
}

/** The leads as lines of JSON, newest first. */
export const leadLines = ({ leads }: InboxContent): AsyncGenerator<string, void> =>
  inTurns(leads, (lead) => `${JSON.stringify({ ...lead, reference: leadReference(lead) })}\n`)

const photo = ({ file, name }: Photo) => {
  const address = `/inbox/photo?file=${file}`
  return pictureType(file)
    ? html`<a href="${address}"><img src="${address}" alt="Photo ${name}" width="160" height="160"></a>`
    : html`<p><a href="${address}">${name}</a> (a download, not a picture)</p>`
}

/** One lead with every field and photo. */
export const leadPage = (lead: InboxLead): string =>
  htmlPage(
    subjectOf(lead),
    html`<header><div><h1>${subjectOf(lead)}</h1><p><a href="/inbox">All leads</a></p></div></header>
<main>
<p class="row">${factsOf(lead)}</p>
<div class="row">${lead.photos.map(photo)}</div>
<table><tbody>${Object.entries(lead.fields).map(
      ([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`,
    )}</tbody></table>
</main>`,
  )
