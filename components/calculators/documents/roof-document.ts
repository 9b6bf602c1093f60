import { type Html, html } from '../../ui/html.ts'
import { damageLabels, describeLine, featureLabels, roofTypeLabels, slopeLabels, squareFeet } from '../roof/labels.ts'
import { dollars } from '../rules/dollars.ts'
import type { PaymentPlan } from '../rules/financing.ts'
import { featureIds, rangeParts, upgradeSuggestions } from '../rules/roof-cost.ts'
import type { RoofDocumentData } from './document-data.ts'
import { dateInWords, page } from './page.ts'
import { between, bullets, largeRange, percent, type Row, section, table, visitorAndAnswers, years } from './parts.ts'

const [lowEnd, highEnd] = [percent(rangeParts.min * 100), percent(rangeParts.max * 100)]

/** Where the model total stands in the range, in percent of its width. */
const totalAt = ((1 - rangeParts.min) / (rangeParts.max - rangeParts.min)) * 100

const range = ({
  input,
  cost,
}: RoofDocumentData): Html => html`<p>Planning range for ${roofTypeLabels[input.roofType].toLowerCase()}, ${squareFeet(input.squareFootage)}</p>
<p class="big range">${largeRange(cost)}</p>
<div class="track"><b style="left:${totalAt.toFixed(1)}%">Model total ${dollars(cost.total)}</b></div>
<div class="row small"><span>${lowEnd} of it</span><span>${highEnd} of it</span></div>
<p class="caution">An estimate from your own answers. Nobody has been on the roof, and this is not a quote.</p>`

const priceRows = ({ input, cost }: RoofDocumentData): Row[] => [
  ...cost.lines.map((line): Row => ({ ...describeLine(line, input), value: dollars(line.amount) })),
  { label: 'Model total', how: `Your range runs from ${lowEnd} to ${highEnd} of this`, value: dollars(cost.total), sum: true },
]

const planRows = (plans: readonly PaymentPlan[], wanted: PaymentPlan['kind']): Row[] =>
  plans
    .filter(({ kind }) => kind === wanted)
    .map(({ months, monthlyPayment }) => ({ label: `${months} months`, value: `${dollars(monthlyPayment)} a month` }))

const payments = ({ plans, cost }: RoofDocumentData): Html =>
  html`<p>Worked out for the model total of ${dollars(cost.total)}. No plan has a prepayment penalty.</p>
<div class="two"><div>${table(['Same as cash', 'If paid in full in time'], planRows(plans, 'same-as-cash'))}
<p class="small">0% interest if paid in full within the period, subject to credit approval. If any balance is left when the period ends, the lender may charge interest from the start of the loan.</p></div>
<div>${table(['Extended', 'Before the lender’s interest'], planRows(plans, 'extended'))}
<p class="small">The amount divided by the months, before the lender’s interest, so you pay more. Subject to credit approval.</p></div></div>
<p class="small">The lender, not we, sets the APR and the full terms, and gives them to you in writing before you sign.</p>`

const voucherPanel = ({ text, conditions, until }: NonNullable<RoofDocumentData['voucher']>): Html =>
  html`<section class="panel voucher"><h2>${text}</h2><p>${conditions}</p><p><b>Last day: ${dateInWords(until)}</b></p></section>`

const upgrades = html`<p>Not part of the range above.</p><ul>${upgradeSuggestions.roofing.map(
  ({ name, ...added }) => html`<li>${name} typically ${name.endsWith('s') ? 'add' : 'adds'} <b>${between(added)}</b>.</li>`,
)}</ul>`

const conditions = [
  'This is an estimate from your own answers. Nobody has been on the roof. If an answer is off, so is the range.',
  'It is not a quote, an offer or a contract.',
  'A price you can hold us to comes after a visit, as a written estimate. It is free and holds for 30 days unless otherwise specified.',
  'Size means the roof, not the rooms. A sloped roof is larger than the floor under it.',
  'Only the answers above count. The model knows nothing about access, hidden rot, older layers or what your association asks for.',
  'The building department has the last word through the permit.',
]

/** What the calculator said, line by line, as a page to keep. */
export const roofDocument = (data: RoofDocumentData): string => {
  const { company, visitor, date, reference, input, voucher } = data
  const chosen = featureIds.filter((id) => input.features.includes(id)).map((id) => featureLabels[id])
  const content = html`${visitorAndAnswers(visitor, [
    ['Roof type', roofTypeLabels[input.roofType]],
    ['Roof size', squareFeet(input.squareFootage)],
    ['Slope', slopeLabels[input.roofSlope]],
    ['Age of present roof', years(input.currentAge)],
    ['Condition', damageLabels[input.damageLevel]],
    ['Extras', chosen.join(', ') || 'None'],
  ])}
${section(
  'How the price is worked out',
  html`${table(['Line', 'It adds'], priceRows(data))}<p class="small">Every amount is rounded by itself, so the lines may miss their total by a few dollars.</p>`,
)}
${voucher === undefined ? '' : voucherPanel(voucher)}
${section('Monthly payments', payments(data))}
${section('Worth asking about', upgrades)}
${section('What this estimate is, and what it is not', bullets(conditions))}`
  return page({ company, date, reference, title: 'Roof cost estimate', band: range(data), content, ask: 'Questions, or a visit' })
}
