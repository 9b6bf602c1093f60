import { mark as drawing } from '../../../renderer/design/mark.ts'
import { clay500, ink900 } from '../../../renderer/design/tokens.ts'
import { dial } from '../../marketing/telephone.ts'
import { type Html, html } from '../../ui/html.ts'
import type { Company } from './document-data.ts'
import { styles } from './styles.ts'

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** `November 20, 2026`, as the calendar on the wall says it. */
export const dateInWords = (date: Date): string => longDate.format(date)

const mark = html`<svg viewBox="${drawing.viewBox}" fill="none" stroke-width="${drawing.strokeWidth}" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path stroke="${ink900}" d="${drawing.roof}"/><path stroke="${clay500}" d="${drawing.tiles}"/></svg>`

const course = 'c3.8 0 4.1-7.5 11.3-7.5s7.5 7.5 11.2 7.5h7.5'.repeat(27)

/**
 * A course of barrel tiles as wide as the sheet, clay over ink. Paths, not a background or a pattern: browsers print them
 * sharp, and even where they leave backgrounds out.
 */
const rim = html`<svg class="rim" aria-hidden="true"><path fill="${clay500}" d="M0 7.5${course}V15H0z"/><path fill="${ink900}" d="M0 12.5${course}V16H0z"/></svg>`

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
