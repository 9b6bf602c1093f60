import { type Message, partsOf, say } from '../../../../content/schema/message.ts'
import { dial } from '../../../../content/schema/telephone.ts'
import type { Words } from '../../../../renderer/content/words.ts'
import { mark as drawing } from '../../../../renderer/design/mark.ts'
import { clay500, ink900 } from '../../../../renderer/design/tokens.ts'
import { type Html, html } from '../../../ui/html.ts'
import type { DollarRange } from '../amounts.ts'
import type { Formats } from '../formats.ts'
import type { PersonalAnswers } from '../questions.ts'
import type { Row } from '../result/parts.tsx'
import type { Company } from '../wizard-content.ts'
import { styles } from './styles.ts'

/** What every result and its document show: the company, and the visitor as they typed it. */
export type DocumentData = {
  company: Company
  visitor: PersonalAnswers
  date: Date
  reference: string
  formats: Formats
}

/** A range set large, with a lighter dash. */
export const largeRange = ({ min, max }: DollarRange, { money }: Formats): Html =>
  html`${money(min)}<i>–</i>${money(max)}`

/** A message whose places are filled with markup. */
export const sayMarkup = <Name extends string, Given extends Readonly<Record<Name, Html>>>(
  message: Message<Name>,
  values: Given,
): Html =>
  html`${partsOf(message).map((part, index) => (index % 2 === 0 ? html`${part}` : values[part as Name]))}`

export const section = (heading: string, content: Html): Html =>
  html`<section><h2>${heading}</h2>${content}</section>`

type Fact = readonly [label: string, value: string]

const facts = (list: readonly Fact[]): Html =>
  html`<dl class="facts">${list.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`

export const bullets = (sentences: readonly string[]): Html =>
  html`<ul>${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul>`

const tableRow = ({ label, note, value }: Row, type: 'sum' | '' = ''): Html =>
  html`<tr class="${type}"><th scope="row">${label}${note === undefined ? '' : html`<small>${note}</small>`}</th><td>${value}</td></tr>`

/** Lines with an amount at the end of each, and under a label how it comes about. */
export const table = (columns: readonly [string, string], rows: readonly Row[], sum?: Row): Html =>
  html`<table><thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows.map((row) => tableRow(row))}${sum ? tableRow(sum, 'sum') : ''}</tbody></table>`

/** Who it is for, beside what they answered. */
const visitorAndAnswers = (
  visitor: PersonalAnswers,
  answers: readonly Fact[],
  words: Words<'document'>,
): Html => {
  const { fullName, name, address, email, phone } = words.visitor
  const about = facts([
    [name, say(fullName, visitor)],
    [address, visitor.address],
    [email, visitor.email],
    [phone, visitor.phone],
  ])
  return html`<div class="two">${section(words.preparedFor, about)}${section(words.answers, facts(answers))}</div>`
}

const mark = html`<svg viewBox="${drawing.viewBox}" fill="none" stroke-width="${drawing.strokeWidth}" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path stroke="${ink900}" d="${drawing.roof}"/><path stroke="${clay500}" d="${drawing.tiles}"/></svg>`

const course = 'c3.8 0 4.1-7.5 11.3-7.5s7.5 7.5 11.2 7.5h7.5'.repeat(27)

/**
 * A course of barrel tiles as wide as the sheet, clay over ink. Paths, not a background or a
 * pattern: browsers print them sharp, and even where they leave backgrounds out.
 */
const rim = html`<svg class="rim" aria-hidden="true"><path fill="${clay500}" d="M0 7.5${course}V15H0z"/><path fill="${ink900}" d="M0 12.5${course}V16H0z"/></svg>`

type Frame = {
  data: DocumentData
  words: Words<'document'>
  /** Its title, and what a visitor may call about. */
  own: { title: string; question: string }
  /** What it is all about: large, on dark, under the rim. */
  band: Html
  answers: readonly Fact[]
  content: Html
}

/**
 * A whole page that can be saved, printed and opened anywhere: it loads nothing, runs nothing, and
 * its own policy forbids both should anything ever slip in.
 */
export const page = ({ data, words, own, band, answers, content }: Frame): string => {
  const { company, reference, formats } = data
  const date = formats.date(data.date)
  const ask = sayMarkup(words.ask, {
    question: html`${own.question}`,
    phone: html`<b class="nb">${company.phone}</b>`,
    reference: html`<b class="nb">${reference}</b>`,
  })
  return html`<!doctype html>
<html lang="${formats.locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say(words.title, { title: own.title, date, companyName: company.name })}</title>
${styles}
</head>
<body>
<div class="sheet">
<header>
<div class="row"><div class="logo">${mark}${company.name}</div><p class="small">${say(words.license, { license: company.license })}</p></div>
<h1>${own.title}</h1>
<dl class="row meta"><div><dt>${words.date}</dt><dd>${date}</dd></div><div><dt>${words.reference}</dt><dd>${reference}</dd></div></dl>
</header>
<main>
${rim}
<div class="band">${band}</div>
<div class="body">${visitorAndAnswers(data.visitor, answers, words)}
${content}<p>${ask}</p></div>
</main>
<footer class="row">
<div><b>${company.name}</b><p class="small">${company.address}</p></div>
<p><a href="${dial(company.phone)}">${company.phone}</a><br><a href="mailto:${company.email}">${company.email}</a><br><a href="${company.url}">${company.url.replace(/^https?:\/\//, '')}</a></p>
</footer>
</div>
</body>
</html>
`.toString()
}
