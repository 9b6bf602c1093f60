import { say } from '../../../content/schema/message.ts'
import type { EnergyPrices } from '../../../content/schema/prices.ts'
import { loadWords } from '../../../renderer/browser/load-words.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { type Html, html } from '../../ui/html.ts'
import { type DocumentData, page } from '../engine/document/page.ts'
import {
  bullets,
  largeRange,
  section,
  visitorAndAnswers,
  type Wording,
} from '../engine/document/parts.ts'
import { documentFileName, download } from '../engine/document/saving.ts'
import { type EnergyContent, isAbovePromise } from './headline.ts'
import {
  cumulativeSavings,
  type EnergyInput,
  type EnergySavings,
  longViewYears,
  typicalRoofCost,
  yearlyShare,
} from './rule.ts'

export type EnergyDocumentData = DocumentData & {
  input: EnergyInput
  savings: EnergySavings
  prices: EnergyPrices
  /** What the page promises at most, in percent of the bill. */
  promise?: number | undefined
}

type Source = Wording<{ energy: Words<'energy-document'>; labels: Words<'energy'>['labels'] }> & {
  data: EnergyDocumentData
}

const figures = ({ data, words, formats: { money, percent } }: Source): Html => {
  const { savings, input, promise } = data
  const { heading, percentage, month, year, longView, caution, ...notes } = words.energy.band
  const first = isAbovePromise(savings, promise)
    ? say(notes.abovePromise, {
        promise: percent(promise / 100),
        savings: money(yearlyShare(input.currentBill, promise)),
      })
    : savings.savingsPercentage > 0
      ? ''
      : notes.nothingToGain
  const four = [
    [percentage, percent(savings.savingsPercentage / 100)],
    [month, money(savings.monthlySavings)],
    [year, money(savings.annualSavings)],
    [longView, money(savings.twentyYearSavings)],
  ] as const
  return html`<p>${say(heading, { bill: money(input.currentBill) })}</p>
<dl class="four">${four.map(([label, value]) => html`<div><dt>${label}</dt><dd class="big">${value}</dd></div>`)}</dl>
<p class="caution">${`${first} ${caution}`.trimStart()}</p>`
}

/** The years in two columns, each with a bar as long as its part of the whole. */
const longView = ({ data, words, formats: { money } }: Source): Html => {
  const { year: yearWord, saved } = words.energy.longView
  const rows = cumulativeSavings(data.savings.annualSavings).map(
    (amount, index) =>
      html`<tr><th scope="row">${index + 1}</th><td><i style="--part:${(index + 1) / longViewYears}"></i>${money(amount)}</td></tr>`,
  )
  const column = (from: number, to: number) =>
    html`<table class="years"><thead><tr><th scope="col">${yearWord}</th><th scope="col">${saved}</th></tr></thead><tbody>${rows.slice(from, to)}</tbody></table>`
  const half = longViewYears / 2
  return html`<div class="two keep">${column(0, half)}${column(half, longViewYears)}</div>`
}

const answers = ({ data: { input }, words, formats, units }: Source) => {
  const names = words.energy.answers
  return [
    [names.currentBill, say(words.document.perMonth, { amount: formats.money(input.currentBill) })],
    [names.homeSize, units.squareFeet(input.homeSize)],
    [names.roofAge, units.years(input.roofAge)],
    [names.insulation, words.labels.insulation[input.insulation]],
    [names.hvacAge, units.years(input.hvacAge)],
  ] as const
}

const panel = (heading: string, large: Html, method: string, note: string): Html =>
  html`<section class="panel"><h2>${heading}</h2><p class="big">${large}</p><p>${method}</p><p class="small">${note}</p></section>`

const co2 = ({ data: { savings, prices }, words, formats }: Source): Html => {
  const { heading, amount, method, note } = words.energy.co2
  const how = say(method, {
    rate: formats.factor(prices.co2PerDollar),
    savings: formats.money(savings.annualSavings),
  })
  const pounds = say(amount, { count: formats.count(savings.co2Reduction) })
  return panel(heading, html`${pounds}`, how, note)
}

const roofCost = ({ data: { input, prices }, words, formats, units }: Source): Html => {
  const { heading, method, note } = words.energy.insurance
  const { perSquareFoot, min, max } = prices.roofCost
  const how = say(method, {
    size: units.squareFeet(input.homeSize),
    price: formats.price(perSquareFoot),
    min: formats.percent(min),
    max: formats.percent(max),
  })
  return panel(heading, largeRange(typicalRoofCost(input.homeSize, prices), formats), how, note)
}

const assumptions = ({ data: { prices }, words, formats: { factor, percent } }: Source): Html => {
  const { heading, scores, together, ...rest } = words.energy.assumptions
  const method = say(scores, {
    baseline: factor(prices.newRoof),
    lowest: percent(0),
    highest: percent(prices.highestSaving / 100),
  })
  return section(heading, bullets([together, method, ...Object.values(rest)]))
}

/** What the calculator said, with the years ahead, as a page to keep. */
export const energyDocument = (source: Source): string => {
  const { data, words, formats } = source
  const { title, question } = words.energy
  const content = html`${visitorAndAnswers(data.visitor, answers(source), words.document)}
${section(words.energy.longView.heading, longView(source))}
<div class="two">
${co2(source)}
${roofCost(source)}
</div>
${assumptions(source)}`
  const band = figures(source)
  return page({ data, words: words.document, formats, title, band, content, question })
}

/** Loads the words of the report. Returns what saves it on the visitor's device. */
export const load = async () => {
  const files = import.meta.glob('./{document,energy-document}{,.*}.yaml', {
    base: '../../../content/words',
    import: 'default',
  })
  const words = await loadWords(files, 'document', 'energy-document')
  const { document, 'energy-document': energy } = words
  return (data: EnergyDocumentData, { labels, formats, units }: EnergyContent): void => {
    const { firstName, lastName } = data.visitor
    download(
      documentFileName(energy.fileName, data.date, [firstName, lastName]),
      energyDocument({ data, words: { document, energy, labels }, formats, units }),
    )
  }
}
