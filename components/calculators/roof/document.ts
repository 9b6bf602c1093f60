import { say } from '../../../content/schema/message.ts'
import { loadWords, type WordsBySubject } from '../../../renderer/browser/load-data.ts'
import { type Html, html } from '../../ui/html.ts'
import { documentFileName, loadDownload } from '../engine/document/download.ts'
import { bullets, largeRange, page, sayMarkup, section, table } from '../engine/document/page.ts'
import type { Estimate, PaymentPlan } from './estimate.ts'

type DocumentWords = WordsBySubject<'document' | 'roof-document'>
type Source = { estimate: Estimate; words: DocumentWords['roof-document'] }

const rangeBand = ({ estimate, words }: Source): Html => {
  const { prices, cost, total, size, ends, input, labels, formats } = estimate
  const { heading, total: label, end, caution } = words.band
  const { min, max } = prices.range
  const totalAt = ((1 - min) / (max - min)) * 100
  const roofType = formats.inSentence(labels.roofType[input.roofType])
  return html`<p>${say(heading, { roofType, size })}</p>
<p class="big range">${largeRange(cost, formats)}</p>
<div class="track"><b style="left:${totalAt.toFixed(1)}%">${say(label, { total })}</b></div>
<div class="row small"><span>${say(end, { percent: ends.min })}</span><span>${say(end, { percent: ends.max })}</span></div>
<p class="caution">${caution}</p>`
}

const price = ({ estimate: { lines, ends, total }, words }: Source): Html => {
  const { heading, line, amount, total: label, totalNote, rounding } = words.price
  const rows = table([line, amount], lines, { label, note: say(totalNote, ends), value: total })
  return section(heading, html`${rows}<p class="small">${rounding}</p>`)
}

/** Extended plans have no payment as long as lender and APR are not known. */
const payments = ({ estimate, words }: Source, perMonth: (amount: string) => string): Html | '' => {
  if (!estimate.payments) return ''
  const { plans, extended: bank } = estimate.payments
  const { total } = estimate
  const { heading, lead, sameAsCash, extended, lender } = words.payments
  const plansOf = (kind: PaymentPlan['kind'], columns: readonly [string, string]) => {
    const rows = plans
      .filter((plan) => plan.kind === kind)
      .map(({ label, value }) => ({ label, value: perMonth(value) }))
    return rows.length > 0 ? table(columns, rows) : html`<h3>${columns[0]}</h3>`
  }
  const content = html`<p>${say(lead, { total })}</p>
<div class="two"><div>${plansOf('same-as-cash', [sameAsCash.name, sameAsCash.payment])}
<p class="small">${sameAsCash.conditions}</p></div>
<div>${plansOf('extended', [extended.name, say(extended.payment, bank)])}
<p class="small">${say(extended.conditions, bank)}</p></div></div>
<p class="small">${lender}</p>`
  return section(heading, content)
}

const voucherPanel = ({ estimate: { voucher }, words }: Source): Html | '' => {
  if (!voucher) return ''
  const { text, conditions, until } = voucher
  return html`<section class="panel voucher"><h2>${text}</h2><p>${conditions}</p><p><b>${say(words.voucher.until, { date: until })}</b></p></section>`
}

const upgrades = ({ estimate, words }: Source): Html => {
  const { heading, lead, ...sentences } = words.upgrades
  const items = estimate.upgrades.map(({ id, min, max }) => {
    const range = html`<b>${min}–${max}</b>`
    return html`<li>${sayMarkup(sentences[id], { range })}</li>`
  })
  return section(heading, html`<p>${lead}</p><ul>${items}</ul>`)
}

const answers = ({ estimate: { input, labels, size, formats }, words }: Source) => {
  const names = words.answers
  const features = input.features.map((id) => labels.features[id])
  return [
    [names.roofType, labels.roofType[input.roofType]],
    [names.squareFootage, size],
    [names.roofSlope, labels.roofSlope[input.roofSlope]],
    [names.currentAge, formats.years(input.currentAge)],
    [names.damageLevel, labels.damageLevel[input.damageLevel]],
    [names.features, features.join(', ') || names.noFeatures],
  ] as const
}

/** What the calculator said, line by line, as a page to keep. */
export const roofDocument = (estimate: Estimate, all: DocumentWords): string => {
  const { document, 'roof-document': words } = all
  const source = { estimate, words }
  const { heading, ...points } = words.conditions
  const perMonth = (amount: string) => say(document.perMonth, { amount })
  return page({
    data: estimate,
    words: document,
    own: words,
    band: rangeBand(source),
    answers: answers(source),
    content: html`${price(source)}
${voucherPanel(source)}
${payments(source, perMonth)}
${upgrades(source)}
${section(heading, bullets(Object.values(points)))}`,
  })
}

/** Loads the words of the estimate. Returns what saves it on the visitor's device. */
export const load = async () => {
  const words = await loadWords('document', 'roof-document')
  const { fileName } = words['roof-document']
  return loadDownload(
    (estimate: Estimate) => roofDocument(estimate, words),
    ({ date }) => documentFileName(fileName, date),
  )
}
