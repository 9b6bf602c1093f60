import { dial } from '../../marketing/telephone.ts'
import { type Html, html } from '../../ui/html.ts'
import type { Company } from './document-data.ts'
import { styles } from './styles.ts'

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** `November 20, 2026`, as the calendar on the wall says it. */
export const dateInWords = (date: Date): string => longDate.format(date)

/** components/layout/mark.svg, drawn into the page. */
const mark = html`<svg viewBox="0 0 36 36" fill="none" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path stroke="#0e2a3b" d="M2.5 17.5 18 6l15.5 11.5"/><path stroke="#c4552d" d="M6.3 28.5a5.85 5.85 0 0 1 11.7 0 5.85 5.85 0 0 1 11.7 0"/></svg>`

const course = 'c3.8 0 4.1-7.5 11.3-7.5s7.5 7.5 11.2 7.5h7.5'.repeat(27)

/**
 * A course of barrel tiles as wide as the sheet, clay over ink. Paths, not a background or a pattern: browsers print them
 * sharp, and even where they leave backgrounds out.
 */
const rim = html`<svg class="rim" aria-hidden="true"><path fill="#c4552d" d="M0 7.5${course}V15H0z"/><path fill="#0e2a3b" d="M0 12.5${course}V16H0z"/></svg>`

type Frame = {
  company: Company
  date: Date
  reference: string
  title: string
  /** What it is all about: large, on dark, under the rim. */
  band: Html
  content: Html
  /** What a visitor may call about, as the start of a question. */
  ask: string
}

/**
 * A whole page that can be kept, printed and opened anywhere: it loads nothing, runs nothing, and its own policy forbids
 * both should anything ever slip in.
 */
export const page = ({ company, date, reference, title, band, content, ask }: Frame): string =>
  html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}, ${dateInWords(date)} | ${company.name}</title>
${styles}
</head>
<body>
<div class="sheet">
<header>
<div class="row"><div class="logo">${mark}${company.name}</div><p class="small">State license ${company.license}</p></div>
<h1>${title}</h1>
<dl class="row meta"><div><dt>Date</dt><dd>${dateInWords(date)}</dd></div><div><dt>Reference</dt><dd>${reference}</dd></div></dl>
</header>
<main>
${rim}
<div class="band">${band}</div>
<div class="body">${content}<p>${ask}? Call <b class="nb">${company.phone}</b> and name the reference <b class="nb">${reference}</b>.</p></div>
</main>
<footer class="row">
<div><b>${company.name}</b><p class="small">${company.address}</p></div>
<p><a href="${dial(company.phone)}">${company.phone}</a><br><a href="mailto:${company.email}">${company.email}</a><br><a href="${company.url}">${company.url.replace(/^https?:\/\//, '')}</a></p>
</footer>
</div>
</body>
</html>
`.toString()
