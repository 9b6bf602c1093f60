import { say } from '../../../content/schema/message.ts'
import { loadWords, type WordsBySubject } from '../../../renderer/browser/load-data.ts'
import { type Html, html } from '../../ui/html.ts'
import { documentFileName, loadDownload } from '../engine/document/download.ts'
import { bullets, largeRange, page, section } from '../engine/document/page.ts'
import { type EnergyReport, figureNames } from './report.ts'
import { longViewYears } from './rule.ts'

type DocumentWords = WordsBySubject<'document' | 'energy-document'>
type Source = { report: EnergyReport; words: DocumentWords['energy-document'] }

const band = ({ report, words }: Source): Html => {
  const { savings, input, formats } = report
  const { heading, caution, nothingToGain, ...captions } = words.band
  const first = savings.savingsPercentage > 0 ? '' : `${nothingToGain} `
  return html`<p>${say(heading, { bill: formats.money(input.currentBill) })}</p>
<dl class="four">${figureNames.map((name) => html`<div><dt>${captions[name]}</dt><dd class="big">${report.figures[name]}</dd></div>`)}</dl>
<p class="caution">${first + caution}</p>`
}

/** The years in two columns, each with a bar as long as its part of the whole. */
const longView = ({ report: { years, formats }, words }: Source): Html => {
  const { heading, year, saved } = words.longView
  const rows = years.map(
    (amount, index) =>
      html`<tr><th scope="row">${index + 1}</th><td><i style="--part:${(index + 1) / longViewYears}"></i>${formats.money(amount)}</td></tr>`,
  )
  const column = (from: number, to: number) =>
    html`<table class="years"><thead><tr><th scope="col">${year}</th><th scope="col">${saved}</th></tr></thead><tbody>${rows.slice(from, to)}</tbody></table>`
  const half = longViewYears / 2
  const columns = html`<div class="two keep">${column(0, half)}${column(half, longViewYears)}</div>`
  return section(heading, columns)
}

const panel = (heading: string, large: Html, method: string, note: string): Html =>
  html`<section class="panel"><h2>${heading}</h2><p class="big">${large}</p><p>${method}</p><p class="small">${note}</p></section>`

const co2 = ({ report: { savings, figures, prices, formats }, words }: Source): Html => {
  const { heading, amount, method, note } = words.co2
  const how = say(method, {
    rate: formats.factor(prices.co2PerDollar),
    savings: figures.year,
  })
  const pounds = say(amount, { count: formats.count(savings.co2Reduction) })
  return panel(heading, html`${pounds}`, how, note)
}

const insurance = ({ report: { size, roofCost, prices, formats }, words }: Source): Html => {
  const { heading, method, note } = words.insurance
  const { perSquareFoot, min, max } = prices.roofCost
  const how = say(method, {
    size,
    price: formats.price(perSquareFoot),
    min: formats.percent(min),
    max: formats.percent(max),
  })
  return panel(heading, largeRange(roofCost, formats), how, note)
}

const assumptions = ({ report: { prices, formats }, words }: Source): Html => {
  const { heading, scores, together, ...rest } = words.assumptions
  const method = say(scores, {
    baseline: formats.factor(prices.newRoof),
    lowest: formats.percent(0),
    highest: formats.percent(prices.highestSaving / 100),
  })
  return section(heading, bullets([together, method, ...Object.values(rest)]))
}

/** What the calculator said, with the years ahead, as a page to keep. */
export const energyDocument = (report: EnergyReport, all: DocumentWords): string => {
  const { document, 'energy-document': words } = all
  const { input, size, labels, formats } = report
  const source = { report, words }
  const perMonth = say(document.perMonth, { amount: formats.money(input.currentBill) })
  return page({
    data: report,
    words: document,
    own: words,
    band: band(source),
    answers: [
      [words.answers.currentBill, perMonth],
      [words.answers.homeSize, size],
      [words.answers.roofAge, formats.years(input.roofAge)],
      [words.answers.insulation, labels.insulation[input.insulation]],
      [words.answers.hvacAge, formats.years(input.hvacAge)],
    ],
    content: html`${report.savings.annualSavings > 0 ? longView(source) : ''}
<div class="two">
${co2(source)}
${insurance(source)}
</div>
${assumptions(source)}`,
  })
}

/** Loads the words of the report. Returns what saves it on the visitor's device. */
export const load = async () => {
  const words = await loadWords('document', 'energy-document')
  const { fileName } = words['energy-document']
  return loadDownload(
    (report: EnergyReport) => energyDocument(report, words),
    ({ date, visitor }) => documentFileName(fileName, date, [visitor.firstName, visitor.lastName]),
  )
}
