import { useState } from 'react'
import type { AfterSendingWords } from '../../form/Thanks.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Company } from '../documents/document-data.ts'
import { download } from '../documents/download.ts'
import { roofFileName } from '../documents/file-names.ts'
import { roofDocument } from '../documents/roof-document.ts'
import { paymentPlans } from '../rules/financing.ts'
import { roofCost } from '../rules/roof-cost.ts'
import { personalFields } from '../wizard/answers.ts'
import { BookingButton } from '../wizard/BookingButton.tsx'
import { ResultTitle } from '../wizard/ResultTitle.tsx'
import { ScenarioLink } from '../wizard/ScenarioLink.tsx'
import { scenarioQuery } from '../wizard/scenario.ts'
import { type RoofAnswers, roofInput } from './answers.ts'
import { EstimateForm } from './EstimateForm.tsx'
import type { Offer } from './RoofCalculator.island.tsx'
import styles from './RoofResult.module.css'
import { Answers, Breakdown, OtherRoofs, Payments, Range, Upgrades, VoucherNote } from './result-parts.tsx'
import { isOffered, voucherEnd } from './voucher.ts'

type RoofResultProps = {
  answers: RoofAnswers
  reference: string
  /** When the estimate was made. */
  date: Date
  company: Company
  booking: string
  voucher?: Offer | undefined
  afterSending: AfterSendingWords
}

/** The estimate, every part of it explained, and the ways on from it. */
export const RoofResult = ({ answers, reference, date, company, booking, voucher: offer, afterSending }: RoofResultProps) => {
  const [asking, setAsking] = useState(false)
  const input = roofInput(answers)
  const voucher = offer && isOffered(offer.validUntil) ? offer : undefined
  const cost = roofCost(input)
  const { firstName, lastName, email, phone, address } = answers
  const save = () =>
    download(
      roofFileName(date),
      roofDocument({
        company,
        visitor: { firstName, lastName, email, phone, address },
        date,
        reference,
        input,
        cost,
        plans: paymentPlans(cost.total),
        ...(voucher && { voucher: { ...voucher, until: voucherEnd(date, voucher.validUntil) } }),
      }),
    )
  return (
    <div className={`split wide-left top ${styles.columns}`}>
      <Card lift>
        <ResultTitle>Your estimate, {firstName}</ResultTitle>
        <Answers input={input} />
        <Range {...cost} />
        {voucher && <VoucherNote {...voucher} date={date} />}
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
            <button type="button" className={buttonClass({ look: 'line' })} aria-expanded={asking} onClick={() => setAsking(!asking)}>
              <Icon name="mail" />
              Email me the full breakdown
            </button>
          </div>
          <p className="small">
            Reference {reference}. Questions? Call <span className="nb">{company.phone}</span>.
          </p>
        </Card>
        {asking && (
          <EstimateForm
            phone={company.phone}
            who={{ name: `${firstName} ${lastName}`.trim(), email, phone }}
            input={input}
            cost={cost}
            words={afterSending}
          />
        )}
        <button type="button" className={buttonClass({ look: 'line' })} onClick={() => history.back()}>
          <Icon name="back" />
          Change my answers
        </button>
      </div>
    </div>
  )
}
