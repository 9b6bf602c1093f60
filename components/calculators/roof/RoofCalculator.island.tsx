import { lazy, Suspense } from 'react'
import type { AfterSendingWords } from '../../form/Thanks.tsx'
import { sendCalculatorLead } from '../../leads/calculator-lead.ts'
import { showToast } from '../../toast/toasts.ts'
import type { Company } from '../documents/document-data.ts'
import { type PictureFile, PicturesContext } from '../pictures.ts'
import { Waiting } from '../wizard/Waiting.tsx'
import { Wizard } from '../wizard/Wizard.tsx'
import type { RoofAnswers } from './answers.ts'
import { roofLead } from './lead.ts'
import { roofPlan } from './roof-steps.tsx'

/** A voucher, and the last day on which it is offered. */
export type Offer = { text: string; conditions: string; validUntil?: string }

export type RoofCalculatorProps = {
  company: Company
  booking: string
  pictures: Readonly<Record<string, PictureFile>>
  voucher?: Offer
  afterSending: AfterSendingWords
  typed?: Record<string, string>
}

const loadResult = () => import('./RoofResult.tsx').then((module) => ({ default: module.RoofResult }))
const RoofResult = lazy(loadResult)

const estimateReady = { title: 'Estimate Ready!', description: 'Your roofing replacement estimate has been calculated.' }

/**
 * Sends the lead and says under which reference.
 * @throws when the relay did not take it.
 */
const submit = async (answers: RoofAnswers): Promise<string> => {
  const reference = await sendCalculatorLead('roofCalculator', roofLead(answers))
  showToast(estimateReady)
  return reference
}

/** The roof replacement cost calculator: eight questions, then a range that is explained line by line. */
const RoofCalculator = ({ company, booking, pictures, voucher, afterSending, typed }: RoofCalculatorProps) => (
  <PicturesContext value={pictures}>
    <Wizard
      plan={roofPlan}
      typed={typed}
      phone={company.phone}
      onFinish={(answers) => submit(answers)}
      prepare={loadResult}
      result={(answers, { reference, at }) => (
        <Suspense fallback={<Waiting>Calculating your estimate...</Waiting>}>
          <RoofResult {...{ answers, reference, company, booking, voucher, afterSending }} date={new Date(at)} />
        </Suspense>
      )}
    />
  </PicturesContext>
)

export default RoofCalculator
