import { Badge } from '../../ui/Badge.tsx'
import { dateInWords } from '../documents/page.ts'
import { dollars } from '../rules/dollars.ts'
import { paymentPlans } from '../rules/financing.ts'
import { compareRoofTypes, type RoofCost, type RoofCostInput, roofTypes, upgradeSuggestions } from '../rules/roof-cost.ts'
import result from '../wizard/result.module.css'
import { projectType } from './estimate-lead.ts'
import { damageLabels, describeLine, featureLabels, gradeLabel, projectLabel, roofTypeLabels, slopeLabels, squareFeet, yearsOld } from './labels.ts'
import type { Offer } from './RoofCalculator.island.tsx'
import styles from './RoofResult.module.css'
import { voucherEnd } from './voucher.ts'

/** The range, where the visitor's own answers lie in it, and what it assumes. */
export const Range = ({ min, max, total }: RoofCost) => (
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

/** What was answered, as labels. */
export const Answers = ({ input }: { input: RoofCostInput }) => (
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

/** Every part of the price, line by line. */
export const Breakdown = ({ cost, input }: { cost: RoofCost; input: RoofCostInput }) => (
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

/** What the same house would cost in the other types of roof. */
export const OtherRoofs = ({ input }: { input: RoofCostInput }) => {
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

/** What the total comes to by the month, for the published terms. */
export const Payments = ({ total }: { total: number }) => (
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

/** Upgrades that are often asked for, and what they add. */
export const Upgrades = () => (
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

/** The voucher with its last day and its conditions. */
export const VoucherNote = ({ text, conditions, validUntil, date }: Offer & { date: Date }) => (
  <div className={styles.voucher}>
    <strong>{text}</strong>
    <p>
      Use it by <b>{dateInWords(voucherEnd(date, validUntil))}</b>. {conditions}
    </p>
  </div>
)
