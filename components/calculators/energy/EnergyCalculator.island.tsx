import { energyQuestions } from '../../../content/schema/questions.ts'
import { Calculator, calculatorLoader } from '../engine/Calculator.tsx'
import type { EnergyPage } from './Result.tsx'

/** The energy savings calculator: its questions, then four figures and what they assume. */
export const EnergyCalculator = (page: EnergyPage) => (
  <Calculator
    name="energy"
    questions={energyQuestions}
    page={page}
    loadLead={async () => (await import('./rule.ts')).energyLead}
    loadResult={async () => (await import('./Result.tsx')).loadEnergyResult()}
  />
)

export default calculatorLoader('energy', EnergyCalculator)
