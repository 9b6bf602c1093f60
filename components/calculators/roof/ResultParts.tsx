import { useLayoutEffect, useRef } from 'react'
import type { FinancingTerms } from '../../../content/schema/business.ts'
import { say } from '../../../content/schema/message.ts'
import { roofTypes, upgradeIds } from '../../../content/schema/options.ts'
import { Badge } from '../../ui/Card.tsx'
import { move } from '../../ui/motion.ts'
import { Say } from '../../ui/Say.tsx'
import type { DollarRange } from '../engine/amounts.ts'
import { DollarSpan, Rows } from '../engine/result/parts.tsx'
import result from '../engine/result/result.module.css'
import { extendedTerms, paymentPlans } from './financing.ts'
import { projectType } from './lead.ts'
import type { RoofContent } from './lines.ts'
import styles from './RoofResult.module.css'
import { type RoofCost, type RoofCostInput, roofCost } from './rule.ts'
import type { Voucher } from './voucher.ts'

/**
 * The quality grade. The roof type is passed in as the grade, and anything but the three grades
 * shows as standard.
 */
const gradeOf = ({ grades }: RoofContent['words'], grade: string) =>
  grade in grades ? grades[grade as keyof typeof grades] : grades.standard

type Given = { input: RoofCostInput; content: RoofContent }

/** What was answered, as labels. */
export const GivenAnswers = ({ input, content: { words, labels, units } }: Given) => (
  <ul className={styles.answers}>
    {[
      words.projects[projectType],
      say(words.answers.grade, { grade: gradeOf(words, input.roofType) }),
      labels.roofType[input.roofType],
      units.squareFeet(input.squareFootage),
      labels.roofSlope[input.roofSlope],
      say(words.answers.presentRoof, { age: units.yearsOld(input.currentAge) }),
      labels.damageLevel[input.damageLevel],
      ...input.features.map((feature) => labels.features[feature]),
    ].map((answer) => (
      <li key={answer}>
        <Badge>{answer}</Badge>
      </li>
    ))}
  </ul>
)

type PriceRangeProps = { cost: RoofCost; content: RoofContent }

/** The range, where the visitor's own answers lie in it, and what it assumes. */
export const PriceRange = ({ cost, content: { words, formats } }: PriceRangeProps) => {
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

type VoucherNoteProps = { voucher: Voucher & { until: Date }; content: RoofContent }

/** The voucher with its last day and its conditions. */
export const VoucherNote = ({ voucher, content: { words, formats } }: VoucherNoteProps) => (
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

const endsIn = ({ formats: { money } }: RoofContent, { min, max }: DollarRange) => ({
  min: money(min),
  max: money(max),
})

/** What the same house would cost in the other types of roof. */
export const OtherRoofs = ({ input, content }: Given) => {
  const { words, labels, prices } = content
  const rows = roofTypes
    .filter((type) => type !== input.roofType)
    .map((roofType) => ({
      label: labels.roofType[roofType],
      value: say(words.otherRoofs.range, endsIn(content, roofCost({ ...input, roofType }, prices))),
    }))
  return <Rows heading={words.otherRoofs.heading} rows={rows} />
}

type PaymentsProps = {
  total: number
  terms: FinancingTerms
  financing: string
  content: RoofContent
}

/** What the total comes to by the month, for the published terms. */
export const Payments = ({ total, terms, financing, content }: PaymentsProps) => {
  const { formats, units } = content
  const words = content.words.payments
  const { lender, apr, shortest, longest } = extendedTerms(terms)
  const rows = paymentPlans(total, terms).map(({ months, kind, monthlyPayment }) => ({
    label: units.months(months),
    note:
      kind === 'same-as-cash'
        ? words.sameAsCash
        : say(words.extended, { lender, apr: formats.factor(apr) }),
    value: formats.money(monthlyPayment),
  }))
  return (
    <Rows heading={words.heading} rows={rows}>
      <p className={`${result.note} below-s`}>
        <Say
          message={words.note}
          values={{
            total: formats.money(total),
            shortest,
            longest,
            financing: <a href={financing}>{words.financing}</a>,
          }}
        />
      </p>
    </Rows>
  )
}

/** Upgrades that are often asked for, and what they add. */
export const Upgrades = ({ content }: { content: RoofContent }) => {
  const { heading, names, adds } = content.words.upgrades
  const rows = upgradeIds.map((id) => ({
    label: names[id],
    value: say(adds, endsIn(content, content.prices.upgrades[id])),
  }))
  return <Rows heading={heading} rows={rows} />
}
