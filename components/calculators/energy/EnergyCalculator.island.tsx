import { energyQuestions } from '../../../content/schema/questions.ts'
import { Calculator } from '../engine/Calculator.tsx'
import { calculatorLoader } from '../engine/load-calculator.tsx'
import type { EnergyPage } from './report.ts'

const loadLead = async () => (await import('./report.ts')).energyLead
const loadResult = async () => ({
  default: await (await import('./Result.tsx')).loadEnergyResult(),
})

/** The energy savings calculator: its questions, then four figures and what they assume. */
export const EnergyCalculator = (page: EnergyPage) => (
  <Calculator
    name="energy"
    questions={energyQuestions}
    page={page}
    loadLead={loadLead}
    loadResult={loadResult}
  />
)

export default calculatorLoader('energy', EnergyCalculator)
