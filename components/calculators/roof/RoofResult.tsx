import { useState } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Company } from '../documents/document-data.ts'
import { download } from '../documents/download.ts'
import { roofFileName } from '../documents/file-names.ts'
import { dateInWords } from '../documents/page.ts'
import { roofDocument } from '../documents/roof-document.ts'
import { dollars } from '../rules/dollars.ts'
import { paymentPlans } from '../rules/financing.ts'
import { compareRoofTypes, type RoofCost, type RoofCostInput, roofCost, roofTypes, upgradeSuggestions } from '../rules/roof-cost.ts'
import { personalFields } from '../wizard/answers.ts'
import { BookingButton } from '../wizard/BookingButton.tsx'
import { ResultTitle } from '../wizard/ResultTitle.tsx'
import result from '../wizard/result.module.css'
import { ScenarioLink } from '../wizard/ScenarioLink.tsx'
import { scenarioQuery } from '../wizard/scenario.ts'
import { type RoofAnswers, roofInput } from './answers.ts'
import { EstimateForm } from './EstimateForm.tsx'
import { damageLabels, describeLine, featureLabels, gradeLabel, projectLabel, roofTypeLabels, slopeLabels, squareFeet, yearsOld } from './labels.ts'
import type { Offer } from './RoofCalculator.tsx'
import styles from './RoofResult.module.css'
import { voucherEnd } from './voucher.ts'

const projectType = 'roofing'

const Range = ({ min, max, total }: RoofCost) => (
  <>
    <p className={`${result.price} ${styles.price}`}>
      {dollars(min)}
      <span>–</span>
      {dollars(max)}
    </p>
    <div className={styles.span} aria-hidden="true">
      <i style={{ left: `${((total - min) / (max - min)) * 100}%` }}>
        <b>Your answers: {dollars(total)}</b>
      </i>
    </div>
    <p className={styles.ends} aria-hidden="true">
      <span>Simplest case</span>
      <span>Everything we might find</span>
    </p>
    <p className={`${result.note} below-s`}>
      This is an estimate from your own answers, not a quote. Nobody has been on the roof. It assumes that the size and the condition are as you gave
      them.
    </p>
  </>
)

const Answers = ({ input }: { input: RoofCostInput }) => (
  <ul className={styles.answers}>
    {[
      projectLabel(projectType),
      `Grade: ${gradeLabel(input.roofType)}`,
      roofTypeLabels[input.roofType],
      squareFeet(input.squareFootage),
      slopeLabels[input.roofSlope],
      `Present roof ${yearsOld(input.currentAge)}`,
      damageLabels[input.damageLevel],
      ...input.features.map((feature) => featureLabels[feature]),
    ].map((answer) => (
      <li key={answer}>
        <Badge>{answer}</Badge>
      </li>
    ))}
  </ul>
)

const Breakdown = ({ cost, input }: { cost: RoofCost; input: RoofCostInput }) => (
  <section className={result.part}>
    <h3>How we got there</h3>
    <table className={result.rows}>
      <thead className="sr">
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {cost.lines.map((line) => {
          const { label, how } = describeLine(line, input)
          return (
            <tr key={label}>
              <th scope="row">
                {label}
                {how && <small>{how}</small>}
              </th>
              <td>{dollars(line.amount)}</td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            Model total<small>Your range runs from 58.5% to 115% of this. Lines are rounded one by one.</small>
          </th>
          <td>{dollars(cost.total)}</td>
        </tr>
      </tfoot>
    </table>
  </section>
)

const OtherRoofs = ({ input }: { input: RoofCostInput }) => {
  const ranges = compareRoofTypes(input)
  return (
    <section className={result.part}>
      <h3>The same house in other roofs</h3>
      <table className={result.rows}>
        <tbody>
          {roofTypes
            .filter((type) => type !== input.roofType)
            .map((type) => (
              <tr key={type}>
                <th scope="row">{roofTypeLabels[type]}</th>
                <td>
                  {dollars(ranges[type].min)} – {dollars(ranges[type].max)}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}

const Payments = ({ total }: { total: number }) => (
  <section className={result.part}>
    <h3>Paid by the month</h3>
    <table className={result.rows}>
      <tbody>
        {paymentPlans(total).map(({ months, kind, monthlyPayment, beforeInterest }) => (
          <tr key={months}>
            <th scope="row">
              {months} months
              <small>{kind === 'same-as-cash' ? '0% if paid in full within the period' : 'Extended plan'}</small>
            </th>
            <td>
              {dollars(monthlyPayment)}
              {beforeInterest && <small>before the lender's interest</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={`${result.note} below-s`}>
      Worked out for the model total of {dollars(total)}, without a down payment. Subject to credit approval; the lender sets the APR of extended
      plans and gives you its terms in writing. <a href="/financing">How financing works</a>
    </p>
  </section>
)

const Upgrades = () => (
  <section className={result.part}>
    <h3>Worth asking about</h3>
    <table className={result.rows}>
      <tbody>
        {upgradeSuggestions[projectType].map(({ name, min, max }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              adds {dollars(min)}–{dollars(max)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const VoucherNote = ({ text, conditions, today }: Offer & { today: Date }) => (
  <div className={styles.voucher}>
    <strong>{text}</strong>
    <p>
      Use it by <b>{dateInWords(voucherEnd(today))}</b>. {conditions}
    </p>
  </div>
)

type RoofResultProps = {
  answers: RoofAnswers
  reference: string
  company: Company
  booking: string
  voucher?: Offer | undefined
}

/** The estimate, every part of it explained, and the ways on from it. */
export const RoofResult = ({ answers, reference, company, booking, voucher }: RoofResultProps) => {
  const [asking, setAsking] = useState(false)
  const input = roofInput(answers)
  const cost = roofCost(input)
  const today = new Date()
  const { firstName, lastName, email, phone, address } = answers
  const save = () =>
    download(
      roofFileName(today),
      roofDocument({
        company,
        visitor: { firstName, lastName, email, phone, address },
        date: today,
        reference,
        input,
        cost,
        plans: paymentPlans(cost.total),
        ...(voucher && { voucher: { ...voucher, until: voucherEnd(today) } }),
      }),
    )
  const details = {
    projectType,
    qualityGrade: input.roofType,
    squareFootage: String(input.squareFootage),
    features: input.features.join(','),
    costEstimate: `${dollars(cost.min)} - ${dollars(cost.max)}`,
  }
  return (
    <div className={`split wide-left top ${styles.columns}`}>
      <Card lift>
        <ResultTitle>Your estimate, {firstName}</ResultTitle>
        <Answers input={input} />
        <Range {...cost} />
        {voucher && <VoucherNote {...voucher} today={today} />}
        <Breakdown cost={cost} input={input} />
        <OtherRoofs input={input} />
        <Payments total={cost.total} />
        <Upgrades />
        <ScenarioLink query={scenarioQuery({ personal: personalFields }, answers)} />
      </Card>
      <div className={styles.side}>
        <Card on="dark">
          <h3>Turn the range into a price</h3>
          <p>A visit replaces guesses with measurements. You get a written estimate with every part of the job listed.</p>
          <div className={styles.buttons}>
            <BookingButton booking={booking} />
            <button type="button" className={buttonClass({ look: 'line' })} onClick={save}>
              <Icon name="download" />
              Download the estimate
            </button>
            {!asking && (
              <button type="button" className={buttonClass({ look: 'line' })} onClick={() => setAsking(true)}>
                <Icon name="mail" />
                Email me the full breakdown
              </button>
            )}
          </div>
          <p className="small">
            Reference {reference}. Questions? Call <span className="nb">{company.phone}</span>.
          </p>
        </Card>
        {asking && <EstimateForm phone={company.phone} who={{ name: `${firstName} ${lastName}`.trim(), email, phone }} details={details} />}
        <button type="button" className={buttonClass({ look: 'line' })} onClick={() => history.back()}>
          <Icon name="back" />
          Change my answers
        </button>
      </div>
    </div>
  )
}
