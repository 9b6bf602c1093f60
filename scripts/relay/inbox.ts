import { type Html, html } from '../../components/ui/html.ts'
import { plural } from '../plural.ts'
import { searchLeads } from './inbox-lead.ts'
import type { InboxContent } from './inbox-store.ts'
import { leadCard } from './lead-card.ts'
import { htmlPage } from './page.ts'
import { pager, spanOf } from './pager.ts'
import type { Setting } from './part-switch.ts'
import { partNames, parts } from './parts.ts'
import { styleOf } from './style.ts'

const css = styleOf(['inbox.css', 'inbox-tools.css', 'lead-card.css', 'lead-parts.css'])

const summary = (all: number, found: number, query: string) => {
  if (query) return `${found.toLocaleString('en-US')} of ${plural(all, 'lead')} with “${query}”`
  return all === 0
    ? 'Leads sent on this computer arrive here.'
    : `${plural(all, 'lead')}, newest first. Kept on this computer only.`
}

const searchForm = (query: string) => html`<form class="search" action="/inbox" role="search">
<label for="q">Search leads</label>
<input id="q" type="search" name="q" value="${query}" placeholder="Name, city, reference" autocomplete="off">
<button type="submit">Search</button>${query && html` <a href="/inbox">Show all</a>`}
</form>`

const howLong = ({ part, times }: Setting) => {
  if (times !== undefined)
    return times === 1 ? ', for the next form only' : `, for the next ${times} forms`
  return part === 'delivered' ? '' : ', until you change it'
}

const partOptions = (selected: Setting['part']) =>
  partNames.map(
    (name) =>
      html`<option value="${name}"${name === selected ? html` selected` : ''}>${parts[name]}</option>`,
  )

const timesOptions = [1, 2, 3].map(
  (times) =>
    html`<option value="${times}">for the next ${times === 1 ? 'form' : `${times} forms`}</option>`,
)

const switchForm = (
  setting: Setting,
) => html`<section class="switch${setting.part === 'delivered' ? '' : ' playing'}" aria-label="The relay">
<p>The relay now plays <strong>${parts[setting.part]}</strong>${howLong(setting)}.</p>
<form action="/relay/part" method="post">
<label>Play <select name="part">${partOptions(setting.part)}</select></label>
<label>How long <select name="times"><option value="">until I change it</option>${timesOptions}</select></label>
<button type="submit">Set</button>
</form>
</section>`

const tools = (all: number, found: number, query: string) => html`<div class="tools">
<a class="button" href="/inbox.csv${query && `?q=${encodeURIComponent(query)}`}">Download CSV${query && ` of these ${found}`}</a>
<details><summary>Clear</summary>
<form action="/inbox/clear" method="post"><p>This deletes ${plural(all, 'lead')}, with photos, from this computer for good.</p><button type="submit">Delete ${plural(all, 'lead')}</button></form>
</details>
</div>`

const nothing = (all: number): Html =>
  all === 0
    ? html`<p class="nothing">No leads yet. Send one from <a href="/">the home page</a>.</p>`
    : html`<p class="nothing">No lead has all of these words.</p>`

const damagedLines = (count: number): Html | '' =>
  count === 0
    ? ''
    : html`<p class="damaged">${plural(count, 'line')} of the leads file could not be read. The console says which.</p>`

type Inbox = InboxContent & { query: string; page: number; setting: Setting }

/** The inbox: a page of the leads found by a query, the relay's switch, and actions on the leads. */
export const inboxPage = ({ leads, damaged, query, page, setting }: Inbox): string => {
  const found = searchLeads(leads, query)
  const span = spanOf(found, page)
  const body = html`<header><div>
<h1>Inbox</h1>
<p>${summary(leads.length, found.length, query)}</p>
${searchForm(query)}
</div></header>
<main>
${switchForm(setting)}
${damagedLines(damaged)}
${leads.length === 0 ? '' : tools(leads.length, found.length, query)}
${found.length === 0 ? nothing(leads.length) : span.items.map(leadCard)}
${pager(span, query)}
</main>`
  return htmlPage({ title: `Inbox (${leads.length.toLocaleString('en-US')})`, css, body })
}
