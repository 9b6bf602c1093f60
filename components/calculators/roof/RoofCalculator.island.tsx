import { roofQuestions } from '../../../content/schema/questions.ts'
import { Calculator } from '../engine/Calculator.tsx'
import { calculatorLoader } from '../engine/load-calculator.tsx'
import type { RoofPage } from './estimate.ts'

const loadLead = async () => (await import('./estimate.ts')).roofLead
const loadResult = async () => ({ default: await (await import('./Result.tsx')).loadRoofResult() })

/** The roof cost calculator: its questions, then a range that is explained line by line. */
export const RoofCalculator = (page: RoofPage) => (
  <Calculator
    name="roof"
    questions={roofQuestions}
    page={page}
    loadLead={loadLead}
    loadResult={loadResult}
  />
)

export default calculatorLoader('roof', RoofCalculator)
