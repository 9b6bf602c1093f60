import { useLayoutEffect, useRef } from 'react'
import { say } from '../../../content/schema/message.ts'
import { roofTypes, upgradeIds } from '../../../content/schema/options.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { Badge } from '../../ui/Card.tsx'
import { move } from '../../ui/motion.ts'
import { Say } from '../../ui/Say.tsx'
import type { DollarRange } from '../engine/amounts.ts'
import { DollarSpan, Rows } from '../engine/result/parts.tsx'
import result from '../engine/result/result.module.css'
import { type Estimate, extendedTerms, paymentPlans, projectType } from './estimate.ts'
import styles from './RoofResult.module.css'
import { roofCost } from './rule.ts'

export type PartProps = { estimate: Estimate; words: Words<'roof-result'> }

/** The roof type is passed in as the grade: anything but the three grades shows as standard. */
const gradeOf = ({ grades }: Words<'roof-result'>, grade: string) =>
  grade in grades ? grades[grade as keyof typeof grades] : grades.standard

/** What was answered, as labels. */
export const GivenAnswers = ({ estimate: { input, labels, formats }, words }: PartProps) => (
  <ul className={styles.answers}>
    {[
      words.projects[projectType],
      say(words.answers.grade, { grade: gradeOf(words, input.roofType) }),
      labels.roofType[input.roofType],
      formats.squareFeet(input.squareFootage),
      labels.roofSlope[input.roofSlope],
      say(words.answers.presentRoof, { age: formats.yearsOld(input.currentAge) }),
      labels.damageLevel[input.damageLevel],
      ...input.features.map((feature) => labels.features[feature]),
    ].map((answer) => (
      <li key={answer}>
        <Badge>{answer}</Badge>
      </li>
    ))}
  </ul>
)

/** The range, where the visitor's own answers lie in it, and what it assumes. */
export const PriceRange = ({ estimate: { cost, formats }, words }: PartProps) => {
  const { min, max, total } = cost
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The bar grows; the figures at it stand still.
    void move(bar.current, { backgroundSize: ['0% 100%', '100% 100%'] })
  }, [])
  return (
    <>
      <DollarSpan range={cost} formats={formats} className={styles.price} />
      <div ref={bar} className={styles.span} aria-hidden="true">
        <i style={{ left: `${((total - min) / (max - min)) * 100}%` }}>
          <b>{say(words.range.yourAnswers, { total: formats.money(total) })}</b>
        </i>
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{words.range.low}</span>
        <span>{words.range.high}</span>
      </p>
      <p className={`${result.note} below-s`}>{words.range.note}</p>
    </>
  )
}

/** The voucher, if there is one, with its last day and its conditions. */
export const VoucherNote = ({ estimate: { voucher, formats }, words }: PartProps) =>
  voucher && (
    <div className={styles.voucher}>
      <strong>{voucher.text}</strong>
      <p>
        <Say
          message={words.voucher}
          values={{ date: <b>{formats.date(voucher.until)}</b>, conditions: voucher.conditions }}
        />
      </p>
    </div>
  )

/** How the total comes about, line by line. */
export const Breakdown = ({ estimate, words }: PartProps) => {
  const { lines, cost, prices, formats } = estimate
  const { heading, part, amount, total, totalNote } = words.breakdown
  const ends = { min: formats.percent(prices.range.min), max: formats.percent(prices.range.max) }
  const sum = { label: total, note: say(totalNote, ends), value: formats.money(cost.total) }
  return <Rows heading={heading} columns={[part, amount]} rows={lines} total={sum} />
}

const endsIn = ({ formats: { money } }: Estimate, { min, max }: DollarRange) => ({
  min: money(min),
  max: money(max),
})

/** What the same house would cost in the other types of roof. */
export const OtherRoofs = ({ estimate, words }: PartProps) => {
  const { input, prices, labels } = estimate
  const { heading, range } = words.otherRoofs
  const rows = roofTypes
    .filter((type) => type !== input.roofType)
    .map((roofType) => ({
      label: labels.roofType[roofType],
      value: say(range, endsIn(estimate, roofCost({ ...input, roofType }, prices))),
    }))
  return <Rows heading={heading} rows={rows} />
}

/** What the total comes to by the month, for the published terms. */
export const Payments = (props: PartProps & { financing: string }) => {
  const { estimate, financing } = props
  const { cost, terms, formats } = estimate
  const words = props.words.payments
  const extended = extendedTerms(estimate)
  const total = formats.money(cost.total)
  const rows = paymentPlans(cost.total, terms).map(({ months, kind, monthlyPayment }) => ({
    label: formats.months(months),
    note: kind === 'same-as-cash' ? words.sameAsCash : say(words.extended, extended),
    value: formats.money(monthlyPayment),
  }))
  return (
    <Rows heading={words.heading} rows={rows}>
      <p className={`${result.note} below-s`}>
        <Say
          message={words.note}
          values={{ ...extended, total, financing: <a href={financing}>{words.financing}</a> }}
        />
      </p>
    </Rows>
  )
}

/** Upgrades that are often asked for, and what they add. */
export const Upgrades = ({ estimate, words: { upgrades } }: PartProps) => {
  const rows = upgradeIds.map((id) => ({
    label: upgrades.names[id],
    value: say(upgrades.adds, endsIn(estimate, estimate.prices.upgrades[id])),
  }))
  return <Rows heading={upgrades.heading} rows={rows} />
}
