import { lazy, Suspense } from 'react'
import { sendCalculatorLead } from '../../leads/calculator-lead.ts'
import { showToast } from '../../toast/toasts.ts'
import type { Company } from '../documents/document-data.ts'
import { type PictureFile, PicturesContext } from '../pictures.ts'
import { Waiting } from '../wizard/Waiting.tsx'
import { Wizard } from '../wizard/Wizard.tsx'
import type { EnergyAnswers } from './answers.ts'
import { energyPlan } from './energy-steps.tsx'
import { energyLead } from './lead.ts'

export type EnergyCalculatorProps = {
  company: Company
  booking: string
  pictures: Readonly<Record<string, PictureFile>>
  typed?: Record<string, string>
}

const loadResult = () => import('./EnergyResult.tsx').then((module) => ({ default: module.EnergyResult }))
const EnergyResult = lazy(loadResult)

const thanks = {
  title: 'Thank you!',
  description: 'Here are your personalized energy savings results. Download your detailed report below.',
}

/**
 * Sends the lead and says under which reference.
 * @throws when the relay did not take it.
 */
const submit = async (answers: EnergyAnswers): Promise<string> => {
  const reference = await sendCalculatorLead('energyCalculator', energyLead(answers))
  showToast(thanks)
  return reference
}

/** The energy savings calculator: seven questions, then four figures and what they assume. */
const EnergyCalculator = ({ company, booking, pictures, typed }: EnergyCalculatorProps) => (
  <PicturesContext value={pictures}>
    <Wizard
      plan={energyPlan}
      typed={typed}
      phone={company.phone}
      onFinish={(answers) => submit(answers)}
      prepare={loadResult}
      result={(answers, { reference, at }) => (
        <Suspense fallback={<Waiting>Calculating your estimate...</Waiting>}>
          <EnergyResult answers={answers} reference={reference} date={new Date(at)} company={company} booking={booking} />
        </Suspense>
      )}
    />
  </PicturesContext>
)

export default EnergyCalculator
