import { roofQuestions } from '../../../content/schema/questions.ts'
import { Calculator, calculatorLoader } from '../engine/Calculator.tsx'
import type { RoofPage } from './estimate.tsx'

/** The roof cost calculator: its questions, then a range that is explained line by line. */
export const RoofCalculator = (page: RoofPage) => (
  <Calculator
    name="roof"
    questions={roofQuestions}
    page={page}
    loadLead={async () => (await import('./rule.ts')).roofLead}
    loadResult={async () => (await import('./Result.tsx')).loadRoofResult()}
  />
)

export default calculatorLoader('roof', RoofCalculator)
