import { CalculatorOnPage } from '../CalculatorOnPage.tsx'
import { EnergyCalculator } from './EnergyCalculator.tsx'
import { energyQuestions } from './questions.ts'

/** The energy savings calculator on its page. */
export default () => (
  <CalculatorOnPage
    name="energy"
    questions={energyQuestions}
    calculator={EnergyCalculator}
    extra={{}}
  />
)
