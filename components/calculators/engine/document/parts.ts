import { type Message, partsOf, say } from '../../../../content/schema/message.ts'
import type { Words } from '../../../../renderer/content/words.ts'
import { type Html, html } from '../../../ui/html.ts'
import type { DollarRange } from '../amounts.ts'
import type { Formats, Units } from '../formats.ts'
import type { PersonalAnswers } from '../personal.ts'
import type { Row } from '../result/parts.tsx'

/**
 * How a document says it: its words as its files have them, and how figures are written
 * beside them.
 */
export type Wording<DocumentWords> = {
  words: DocumentWords & { document: Words<'document'> }
  formats: Formats
  units: Units
}

/** A range set large, with a lighter dash. */
export const largeRange = ({ min, max }: DollarRange, { money }: Formats): Html =>
  html`${money(min)}<i>–</i>${money(max)}`

/** A message whose places are filled with markup. */
export const sayMarkup = <Name extends string>(
  message: Message<Name>,
  values: Readonly<Record<NoInfer<Name>, Html>>,
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
export const visitorAndAnswers = (
  visitor: PersonalAnswers,
  answers: readonly Fact[],
  words: Words<'document'>,
): Html => {
  const { fullName, name, address, email, phone } = words.visitor
  const { firstName, lastName } = visitor
  const about: Fact[] = [
    [name, say(fullName, { firstName, lastName })],
    [address, visitor.address],
    [email, visitor.email],
    [phone, visitor.phone],
  ]
  return html`<div class="two">${section(words.preparedFor, facts(about))}${section(words.answers, facts(answers))}</div>`
}
