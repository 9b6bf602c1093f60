import { lazy, Suspense } from 'react'
import { sendCalculatorLead } from '../../leads/calculator-lead.ts'
import { showToast } from '../../toast/toasts.ts'
import type { Company } from '../engine/document/document-data.ts'
import { type PictureFile, PicturesContext } from '../pictures.ts'
import { dollars } from '../rules/dollars.ts'
import { energySavings } from '../rules/energy-savings.ts'
import { Waiting } from '../wizard/Waiting.tsx'
import { Wizard } from '../wizard/Wizard.tsx'
import { type EnergyAnswers, energyInput } from './answers.ts'
import { energyPlan } from './energy-steps.tsx'

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
  const { firstName, lastName, email, phone, address, insulation } = answers
  const input = energyInput(answers)
  const { monthlySavings, annualSavings } = energySavings(input)
  const reference = await sendCalculatorLead('energyCalculator', {
    firstName,
    lastName,
    email,
    phone,
    address,
    currentBill: String(input.currentBill),
    homeSize: String(input.homeSize),
    roofAge: String(input.roofAge),
    insulation,
    hvacAge: String(input.hvacAge),
    monthlySavings: dollars(monthlySavings),
    annualSavings: dollars(annualSavings),
  })
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
