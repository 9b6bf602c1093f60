import { type Html, html } from '../../ui/html.ts'
import { insulationLabels } from '../energy/labels.ts'
import { squareFeet } from '../roof/labels.ts'
import { dollars } from '../rules/dollars.ts'
import { co2PoundsPerDollar, cumulativeSavings, highestPercentage, longViewYears, newRoofBaseline } from '../rules/energy-savings.ts'
import { insuranceBasePrice, insuranceRangeParts } from '../rules/insurance-range.ts'
import type { EnergyDocumentData } from './document-data.ts'
import { page } from './page.ts'
import { bullets, largeRange, percent, section, visitorAndAnswers, years } from './parts.ts'

const pounds = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

const figures = ({ savings, input }: EnergyDocumentData): Html => {
  const four = [
    ['of the bill you named', percent(savings.savingsPercentage)],
    ['a month', dollars(savings.monthlySavings)],
    ['a year', dollars(savings.annualSavings)],
    ['over twenty years', dollars(savings.twentyYearSavings)],
  ] as const
  const nothing = savings.savingsPercentage > 0 ? '' : 'By this model there is nothing to gain on your home, and that is a fair answer. '
  return html`<p>What may be saved on a bill of ${dollars(input.currentBill)} a month</p>
<dl class="four">${four.map(([label, value]) => html`<div><dt>${label}</dt><dd class="big">${value}</dd></div>`)}</dl>
<p class="caution">${nothing}An estimate from your own answers, without any measurement. Roof, insulation and air conditioning are counted together; a new roof changes only the first.</p>`
}

/** Twenty years in two columns of ten, each with a bar as long as its part of the whole. */
const longView = (annual: number): Html => {
  const amounts = cumulativeSavings(annual, longViewYears)
  const row = (amount: number, year: number) =>
    html`<tr><th scope="row">${year}</th><td><i style="--part:${year / longViewYears}"></i>${dollars(amount)}</td></tr>`
  const column = (from: number) =>
    html`<table class="years"><thead><tr><th scope="col">Year</th><th scope="col">Saved in all</th></tr></thead><tbody>${amounts
      .slice(from, from + longViewYears / 2)
      .map((amount, index) => row(amount, from + index + 1))}</tbody></table>`
  return html`<div class="two keep">${column(0)}${column(longViewYears / 2)}</div>`
}

const assumptions = [
  'Roof, insulation and air conditioning are counted together. A roof alone may save far less, and one just like the old saves close to nothing by itself.',
  `Each of the three gets a score from your answers. The scores are multiplied and compared with ${newRoofBaseline} for a new roof. The gap is the percentage, between 0% and ${highestPercentage}%.`,
  'Twenty years are twenty times one year. Aging, repairs, interest and changes in power rates are left out.',
  'Nobody has measured anything. The model does not know the color of your roof, your shade, your ducts or your thermostat.',
  'Your bill may fall by less, or stay where it is. Please do not buy a roof on this number alone.',
  'Figures are rounded last, each by itself.',
]

/** What the calculator said, with twenty years ahead, as a page to keep. */
export const energyDocument = (data: EnergyDocumentData): string => {
  const { company, visitor, date, reference, input, savings, insurance } = data
  const content = html`${visitorAndAnswers(visitor, [
    ['Power bill', `${dollars(input.currentBill)} a month`],
    ['Home size', squareFeet(input.homeSize)],
    ['Age of roof', years(input.roofAge)],
    ['Attic insulation', insulationLabels[input.insulation]],
    ['Age of air conditioning', years(input.hvacAge)],
  ])}
${section('Twenty years, added up', longView(savings.annualSavings))}
<div class="two">
<section class="panel"><h2>Less carbon dioxide (CO₂)</h2><p class="big">${pounds.format(savings.co2Reduction)} lbs a year</p><p>Worked out as annual savings × ${co2PoundsPerDollar} lbs per dollar: ${dollars(savings.annualSavings)} × ${co2PoundsPerDollar}.</p><p class="small">A coarse rule. Published Florida power data point to more for each dollar.</p></section>
<section class="panel"><h2>Typical roof cost range for a home of this size</h2><p class="big">${largeRange(insurance)}</p><p>Worked out as ${squareFeet(input.homeSize)} × ${dollars(insuranceBasePrice)}, and from that ${percent(insuranceRangeParts.min * 100)} to ${percent(insuranceRangeParts.max * 100)}.</p><p class="small">Not a promise of cover. It says nothing about what an insurance policy pays for.</p></section>
</div>
${section('What these figures assume', bullets(assumptions))}`
  return page({
    company,
    date,
    reference,
    title: 'Energy savings report',
    band: figures(data),
    content,
    ask: 'Questions, or a look at the roof and the attic',
  })
}
