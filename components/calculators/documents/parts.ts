import { type Html, html } from '../../ui/html.ts'
import { type DollarRange, dollars } from '../rules/dollars.ts'
import type { Visitor } from './document-data.ts'

const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** `23.6%` of 23.55, `50%` of 50: one decimal at most, half up. */
export const percent = (value: number): string => `${oneDecimal.format(value)}%`

/** `$15,842–$31,142` */
export const between = ({ min, max }: DollarRange): string => `${dollars(min)}–${dollars(max)}`

/** The same range to set large: the dash stands back. */
export const largeRange = ({ min, max }: DollarRange): Html => html`${dollars(min)}<i>–</i>${dollars(max)}`

/** `1 year`, `10 years` */
export const years = (count: number): string => `${count} ${count === 1 ? 'year' : 'years'}`

export const section = (heading: string, content: Html): Html => html`<section><h2>${heading}</h2>${content}</section>`

type Fact = readonly [label: string, value: string]

export const facts = (list: readonly Fact[]): Html =>
  html`<dl class="facts">${list.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`

export const bullets = (sentences: readonly string[]): Html => html`<ul>${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul>`

export type Row = { label: string; how?: string | undefined; value: string; sum?: boolean }

/** Lines with an amount at the end of each, and under a label how it comes about. The column names are for all to read. */
export const table = (columns: readonly [string, string], rows: readonly Row[]): Html =>
  html`<table><thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows.map(
    ({ label, how, value, sum = false }) =>
      html`<tr class="${sum ? 'sum' : ''}"><th scope="row">${label}${how === undefined ? '' : html`<small>${how}</small>`}</th><td>${value}</td></tr>`,
  )}</tbody></table>`

/** Who it is for, beside what they answered. */
export const visitorAndAnswers = ({ firstName, lastName, email, phone, address }: Visitor, answers: readonly Fact[]): Html => {
  const visitor: Fact[] = [
    ['Name', `${firstName} ${lastName}`],
    ['Address', address],
    ['Email', email],
    ['Phone', phone],
  ]
  return html`<div class="two">${section('Prepared for', facts(visitor))}${section('Your answers', facts(answers))}</div>`
}
