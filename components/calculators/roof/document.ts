import type { FinancingTerms } from '../../../content/schema/business.ts'
import { say } from '../../../content/schema/message.ts'
import { featureIds, upgradeIds } from '../../../content/schema/options.ts'
import type { RoofPrices } from '../../../content/schema/prices.ts'
import { loadWords } from '../../../renderer/browser/load-words.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { type Html, html } from '../../ui/html.ts'
import { type DocumentData, page } from '../engine/document/page.ts'
import {
  bullets,
  largeRange,
  sayMarkup,
  section,
  table,
  visitorAndAnswers,
  type Wording,
} from '../engine/document/parts.ts'
import { documentFileName, download } from '../engine/document/saving.ts'
import type { Row } from '../engine/result/parts.tsx'
import { extendedTerms, type PaymentPlan, paymentPlans } from './financing.ts'
import type { RoofContent } from './lines.ts'
import type { RoofCost, RoofCostInput } from './rule.ts'

export type RoofDocumentData = DocumentData & {
  input: RoofCostInput
  cost: RoofCost
  /** The lines of the cost in words, as the result shows them. */
  lines: readonly Row[]
  prices: Pick<RoofPrices, 'range' | 'upgrades'>
  /** The payments are for the model total: the document says so. */
  terms: FinancingTerms
  /** A promotion that has not ended, and the last day it can be used. */
  voucher?: { text: string; conditions: string; until: Date }
}

type Source = Wording<{ roof: Words<'roof-document'>; labels: Words<'roof'>['labels'] }> & {
  data: RoofDocumentData
}

/** The ends of the range, as parts of the model total. */
const ends = ({ data: { prices }, formats: { percent } }: Source) => ({
  min: percent(prices.range.min),
  max: percent(prices.range.max),
})

const rangeBand = (source: Source): Html => {
  const { data, words, formats, units } = source
  const { heading, total, end, caution } = words.roof.band
  const { min, max } = data.prices.range
  const shown = ends(source)
  const totalAt = ((1 - min) / (max - min)) * 100
  const roofType = words.labels.roofType[data.input.roofType].toLocaleLowerCase(formats.locale)
  return html`<p>${say(heading, { roofType, size: units.squareFeet(data.input.squareFootage) })}</p>
<p class="big range">${largeRange(data.cost, formats)}</p>
<div class="track"><b style="left:${totalAt.toFixed(1)}%">${say(total, { total: formats.money(data.cost.total) })}</b></div>
<div class="row small"><span>${say(end, { percent: shown.min })}</span><span>${say(end, { percent: shown.max })}</span></div>
<p class="caution">${caution}</p>`
}

const answers = ({ data: { input }, words: { roof, labels }, units }: Source) => {
  const names = roof.answers
  const features = featureIds
    .filter((id) => input.features.includes(id))
    .map((id) => labels.features[id])
  return [
    [names.roofType, labels.roofType[input.roofType]],
    [names.squareFootage, units.squareFeet(input.squareFootage)],
    [names.roofSlope, labels.roofSlope[input.roofSlope]],
    [names.currentAge, units.years(input.currentAge)],
    [names.damageLevel, labels.damageLevel[input.damageLevel]],
    [names.features, features.join(', ') || names.noFeatures],
  ] as const
}

const price = (source: Source): Html => {
  const { line, amount, total, totalNote, rounding } = source.words.roof.price
  const { lines, cost } = source.data
  const sum = {
    label: total,
    note: say(totalNote, ends(source)),
    value: source.formats.money(cost.total),
  }
  return html`${table([line, amount], lines, sum)}<p class="small">${rounding}</p>`
}

/** Extended plans have no payment as long as lender and APR are not known. */
const payments = ({ data: { cost, terms }, words, formats, units }: Source): Html => {
  const { lead, sameAsCash, extended, lender: lenderWords } = words.roof.payments
  const { lender, apr, shortest, longest } = extendedTerms(terms)
  const all = paymentPlans(cost.total, terms)
  const plans = (kind: PaymentPlan['kind'], columns: readonly [string, string]) => {
    const rows = all
      .filter((plan) => plan.kind === kind)
      .map(({ months, monthlyPayment }) => ({
        label: units.months(months),
        value: say(words.document.perMonth, { amount: formats.money(monthlyPayment) }),
      }))
    return rows.length > 0 ? table(columns, rows) : html`<h3>${columns[0]}</h3>`
  }
  const rate = say(extended.payment, { lender, apr: formats.factor(apr) })
  return html`<p>${say(lead, { total: formats.money(cost.total) })}</p>
<div class="two"><div>${plans('same-as-cash', [sameAsCash.name, sameAsCash.payment])}
<p class="small">${sameAsCash.conditions}</p></div>
<div>${plans('extended', [extended.name, rate])}
<p class="small">${say(extended.conditions, { shortest, longest })}</p></div></div>
<p class="small">${lenderWords}</p>`
}

const voucherPanel = ({ data: { voucher }, words, formats }: Source): Html | '' => {
  if (!voucher) return ''
  const { text, conditions, until } = voucher
  return html`<section class="panel voucher"><h2>${text}</h2><p>${conditions}</p><p><b>${say(words.roof.voucher.until, { date: formats.date(until) })}</b></p></section>`
}

const upgrades = ({ data: { prices }, words, formats: { money } }: Source): Html => {
  const sentences = words.roof.upgrades
  const items = upgradeIds.map((id) => {
    const { min, max } = prices.upgrades[id]
    return html`<li>${sayMarkup(sentences[id], { range: html`<b>${money(min)}–${money(max)}</b>` })}</li>`
  })
  return html`<p>${sentences.lead}</p><ul>${items}</ul>`
}

/** What the calculator said, line by line, as a page to keep. */
export const roofDocument = (source: Source): string => {
  const { data, words, formats } = source
  const { title, question, conditions, ...sections } = words.roof
  const { heading, ...points } = conditions
  const content = html`${visitorAndAnswers(data.visitor, answers(source), words.document)}
${section(sections.price.heading, price(source))}
${voucherPanel(source)}
${section(sections.payments.heading, payments(source))}
${section(sections.upgrades.heading, upgrades(source))}
${section(heading, bullets(Object.values(points)))}`
  const band = rangeBand(source)
  return page({ data, words: words.document, formats, title, band, content, question })
}

/** Loads the words of the estimate. Returns what saves it on the visitor's device. */
export const load = async () => {
  const files = import.meta.glob('./{document,roof-document}{,.*}.yaml', {
    base: '../../../content/words',
    import: 'default',
  })
  const { document, 'roof-document': roof } = await loadWords(files, 'document', 'roof-document')
  return (data: RoofDocumentData, { labels, formats, units }: RoofContent): void =>
    download(
      documentFileName(roof.fileName, data.date),
      roofDocument({ data, words: { document, roof, labels }, formats, units }),
    )
}
