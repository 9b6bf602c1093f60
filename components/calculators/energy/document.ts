import { say } from '../../../content/schema/message.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { type Html, html } from '../../ui/html.ts'
import type { DocumentData, Wording } from '../engine/document/document-data.ts'
import { page } from '../engine/document/page.ts'
import { bullets, largeRange, section, visitorAndAnswers } from '../engine/document/parts.ts'
import type { DollarRange } from '../engine/dollars.ts'
import { isAbovePromise } from './headline.ts'
import { insuranceBasePrice, insuranceRangeParts } from './insurance-range.ts'
import {
  co2PoundsPerDollar,
  cumulativeSavings,
  type EnergyInput,
  type EnergySavings,
  highestPercentage,
  longViewYears,
  newRoofBaseline,
  yearlyShare,
} from './rule.ts'

export type EnergyDocumentData = DocumentData & {
  input: EnergyInput
  savings: EnergySavings
  insurance: DollarRange
  /** What the page promises at most, in percent of the bill. */
  promise?: number | undefined
}

export type EnergyDocumentWording = Wording<{
  energy: Words<'energy-document'>
  labels: Words<'energy'>['labels']
}>

type Source = EnergyDocumentWording & { data: EnergyDocumentData }

const figures = ({
  data: { savings, input, promise },
  words,
  formats: { money, percent },
}: Source): Html => {
  const { heading, percentage, month, year, longView, caution } = words.energy.band
  const { nothingToGain, abovePromise } = words.energy.band
  const first = isAbovePromise(savings, promise)
    ? say(abovePromise, {
        promise: percent(promise / 100),
        savings: money(yearlyShare(input.currentBill, promise)),
      })
    : savings.savingsPercentage > 0
      ? ''
      : nothingToGain
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
  const amounts = cumulativeSavings(data.savings.annualSavings, longViewYears)
  const row = (amount: number, year: number) =>
    html`<tr><th scope="row">${year}</th><td><i style="--part:${year / longViewYears}"></i>${money(amount)}</td></tr>`
  const column = (from: number) =>
    html`<table class="years"><thead><tr><th scope="col">${yearWord}</th><th scope="col">${saved}</th></tr></thead><tbody>${amounts
      .slice(from, from + longViewYears / 2)
      .map((amount, index) => row(amount, from + index + 1))}</tbody></table>`
  return html`<div class="two keep">${column(0)}${column(longViewYears / 2)}</div>`
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

const co2 = ({ data: { savings }, words, formats }: Source): Html => {
  const { heading, amount, method, note } = words.energy.co2
  const how = say(method, {
    rate: formats.factor(co2PoundsPerDollar),
    savings: formats.money(savings.annualSavings),
  })
  return panel(
    heading,
    html`${say(amount, { count: formats.count(savings.co2Reduction) })}`,
    how,
    note,
  )
}

const insurance = ({ data, words, formats, units }: Source): Html => {
  const { heading, method, note } = words.energy.insurance
  const [min, max] = [
    formats.percent(insuranceRangeParts.min),
    formats.percent(insuranceRangeParts.max),
  ]
  const how = say(method, {
    size: units.squareFeet(data.input.homeSize),
    price: formats.price(insuranceBasePrice),
    min,
    max,
  })
  return panel(heading, largeRange(data.insurance, formats), how, note)
}

const assumptions = ({ words, formats: { factor, percent } }: Source): Html => {
  const { heading, scores, ...others } = words.energy.assumptions
  const { together, ...rest } = others
  const method = say(scores, {
    baseline: factor(newRoofBaseline),
    lowest: percent(0),
    highest: percent(highestPercentage / 100),
  })
  return section(heading, bullets([together, method, ...Object.values(rest)]))
}

/** What the calculator said, with the years ahead, as a page to keep. */
export const energyDocument = (
  data: EnergyDocumentData,
  wording: EnergyDocumentWording,
): string => {
  const source = { data, ...wording }
  const { words, formats } = wording
  const { title, question, longView: longViewWords } = words.energy
  const content = html`${visitorAndAnswers(data.visitor, answers(source), words.document)}
${section(longViewWords.heading, longView(source))}
<div class="two">
${co2(source)}
${insurance(source)}
</div>
${assumptions(source)}`
  return page({
    data,
    words: words.document,
    formats,
    title,
    band: figures(source),
    content,
    question,
  })
}
