import type { CSSProperties } from 'react'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Figures } from '../../ui/Figures.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Company } from '../engine/document/document-data.ts'
import { download } from '../engine/document/download.ts'
import { energyFileName } from '../engine/document/file-names.ts'
import { dollars } from '../rules/dollars.ts'
import { cumulativeSavings, type EnergyInput, type EnergySavings, energySavings, longViewYears } from '../rules/energy-savings.ts'
import { insuranceRange } from '../rules/insurance-range.ts'
import { personalFields } from '../wizard/answers.ts'
import { BookingButton } from '../wizard/BookingButton.tsx'
import { ResultTitle } from '../wizard/ResultTitle.tsx'
import result from '../wizard/result.module.css'
import { ScenarioLink } from '../wizard/ScenarioLink.tsx'
import { scenarioQuery } from '../wizard/scenario.ts'
import { type EnergyAnswers, energyInput } from './answers.ts'
import { energyDocument } from './document.ts'
import styles from './EnergyResult.module.css'
import { insulationLabels } from './labels.ts'

const percent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

const Savings = ({ savingsPercentage, monthlySavings, annualSavings, twentyYearSavings, co2Reduction }: EnergySavings) => (
  <>
    <div className="below">
      <Figures
        row
        figures={[
          { number: `${percent.format(savingsPercentage)}%`, caption: 'of your bill, by this model' },
          { number: dollars(monthlySavings), caption: 'off your bill each month' },
          { number: dollars(annualSavings), caption: 'a year' },
          { number: dollars(twentyYearSavings), caption: "in twenty years, at today's rates" },
        ]}
      />
    </div>
    <p className={`${result.note} below`}>
      <Icon name="leaf" className={styles.leaf} />
      <b>{count.format(co2Reduction)} lbs</b> less CO₂ a year, counted as 0.7 lbs for each dollar saved.
    </p>
  </>
)

/** Twenty years as a table whose cells are drawn as bars. */
const TwentyYears = ({ annual }: { annual: number }) => {
  const sums = cumulativeSavings(annual, longViewYears)
  const most = sums.at(-1) || 1
  return (
    <section className={result.part}>
      <h3>Twenty years, added up</h3>
      <table className={styles.chart}>
        <caption className="sr">Savings added up, year by year</caption>
        <thead className="sr">
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Saved so far</th>
          </tr>
        </thead>
        <tbody>
          {sums.map((sum, index) => (
            <tr key={`year ${index + 1}`}>
              <th scope="row">{index + 1}</th>
              <td style={{ '--part': sum / most } as CSSProperties}>
                <span>{dollars(sum)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Assumptions = ({ currentBill, homeSize, roofAge, insulation, hvacAge }: EnergyInput) => (
  <section className={result.part}>
    <h3>What these figures assume</h3>
    <ul className={styles.assumptions}>
      <li>
        Your answers: {dollars(currentBill)} a month, {count.format(homeSize)} sq ft, a roof of {roofAge} and an air conditioner of {hvacAge} years,{' '}
        {insulationLabels[insulation].toLowerCase()} insulation. Nothing was measured.
      </li>
      <li>Roof, insulation and air conditioner are counted together. A new roof alone changes only the first, and may save far less.</li>
      <li>Twenty years are twenty times one year: no aging, no repairs, no change in power rates.</li>
      <li>The size of your home moves the roof cost range below, not the savings.</li>
    </ul>
  </section>
)

const Insurance = ({ homeSize }: { homeSize: number }) => {
  const { min, max } = insuranceRange(homeSize)
  return (
    <Card>
      <h3>Insurance-coverage roof cost range</h3>
      <p>Roofs for a home of this size typically cost</p>
      <p className={`${result.price} ${styles.price}`}>
        {dollars(min)}
        <span>–</span>
        {dollars(max)}
      </p>
      <p className="small">This is a typical cost range, not a promise of cover. What a policy pays is between you and your insurer.</p>
    </Card>
  )
}

const benefits = [
  { icon: 'sun', title: 'Less heat in', text: 'Pale and reflective roofs take in less of the sun.' },
  { icon: 'wind', title: 'More air through', text: 'A vented attic lets heat out before it reaches the rooms.' },
  { icon: 'leaf', title: 'Lower footprint', text: 'Less cooling means less power from the grid.' },
] as const

type EnergyResultProps = { answers: EnergyAnswers; reference: string; date: Date; company: Company; booking: string }

/** The savings, drawn and explained, and the ways on from them. */
export const EnergyResult = ({ answers, reference, date, company, booking }: EnergyResultProps) => {
  const input = energyInput(answers)
  const savings = energySavings(input)
  const { firstName, lastName, email, phone, address } = answers
  const save = () => {
    const visitor = { firstName, lastName, email, phone, address }
    const html = energyDocument({ company, visitor, date, reference, input, savings, insurance: insuranceRange(input.homeSize) })
    download(energyFileName(firstName, lastName, date), html)
  }
  return (
    <div className={styles.result}>
      <Card lift>
        <ResultTitle>
          {savings.annualSavings > 0
            ? `Your home could save ${dollars(savings.annualSavings)} a year, ${firstName}`
            : `Your home already does well, ${firstName}`}
        </ResultTitle>
        <p className={`${result.note} below-s`}>
          This is an estimate from your own answers.{' '}
          {savings.annualSavings > 0 ? 'Your bill may fall by less.' : 'The model finds nothing to save, and that is a fair answer.'}
        </p>
        <Savings {...savings} />
        <div className="row below">
          <button type="button" className={buttonClass({ look: 'primary', size: 'large' })} onClick={save}>
            <Icon name="download" />
            Download the detailed report
          </button>
          <span className="small">Reference {reference}</span>
        </div>
        <TwentyYears annual={savings.annualSavings} />
        <Assumptions {...input} />
        <ScenarioLink query={scenarioQuery({ personal: personalFields }, answers)} />
      </Card>
      <div className={styles.beside}>
        <Insurance homeSize={input.homeSize} />
        {benefits.map(({ icon, title, text }) => (
          <Card key={title}>
            <Icon name={icon} className={styles.icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        ))}
      </div>
      <div className="row">
        <BookingButton booking={booking} />
        <button type="button" className={buttonClass({ look: 'line' })} onClick={() => history.back()}>
          <Icon name="back" />
          Change my answers
        </button>
      </div>
    </div>
  )
}
