import type { FinancingTerms } from '../../../content/schema/business.ts'
import { say } from '../../../content/schema/message.ts'
import { Say } from '../../ui/Say.tsx'
import { Rows } from '../engine/result/Rows.tsx'
import result from '../engine/result/result.module.css'
import { type PaymentPlan, paymentPlans } from './financing.ts'
import type { RoofContent } from './result-content.ts'

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
  const { lender = '', apr = 0, extendedMonths } = terms
  const rowOf = ({ months, kind, monthlyPayment }: PaymentPlan) => ({
    label: units.months(months),
    note:
      kind === 'same-as-cash'
        ? words.sameAsCash
        : say(words.extended, { lender, apr: formats.factor(apr) }),
    value: formats.money(monthlyPayment),
  })
  return (
    <Rows heading={words.heading} rows={paymentPlans(total, terms).map(rowOf)}>
      <p className={`${result.note} below-s`}>
        <Say
          message={words.note}
          values={{
            total: formats.money(total),
            shortest: Math.min(...extendedMonths),
            longest: Math.max(...extendedMonths),
            financing: <a href={financing}>{words.financing}</a>,
          }}
        />
      </p>
    </Rows>
  )
}
