import type { StoredLead } from './lead-store.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

const isControl = (name: string) => name.startsWith('_')

const row = ([name, value]: [string, string]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`

const card = ({ receivedAt, fields }: StoredLead) => {
  const entries = Object.entries(fields)
  return `<article>
<h2>${escapeHtml(fields._subject ?? 'Message')}</h2>
<p>${escapeHtml(receivedAt)}</p>
<table>${entries
    .filter(([name]) => !isControl(name))
    .map(row)
    .join('')}</table>
<details><summary>Control fields</summary><table>${entries
    .filter(([name]) => isControl(name))
    .map(row)
    .join('')}</table></details>
</article>`
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#0e2a3b;background:#fcfaf6}
article{background:#fff;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0;box-shadow:0 1px 3px #0002}
h2{font-size:1.125rem;margin:0}p{margin:.25rem 0 .75rem;color:#44606f}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;white-space:pre-wrap;overflow-wrap:anywhere}th{width:11rem}`

/** The local inbox as a page. Whatever a visitor typed is shown as text. */
export const inboxPage = (leads: readonly StoredLead[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Inbox (${leads.length})</title><style>${style}</style></head>
<body><h1>Inbox</h1><p>${leads.length === 0 ? 'No leads yet. Send one from the home page.' : `${leads.length} leads, newest first. Kept on this computer only.`}</p>
${leads.map(card).join('\n')}
</body></html>`
