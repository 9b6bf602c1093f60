import { promisedSaving } from '../../../renderer/content/claims.ts'
import { useCurrentPage } from '../../../renderer/server/current-page.ts'
import { CalculatorOnPage } from '../CalculatorOnPage.tsx'
import { EnergyCalculator } from './EnergyCalculator.tsx'
import { energyQuestions } from './questions.ts'
// The result comes later, when the page has its styles already.
import './Result.tsx'

/** The energy savings calculator on its page, with what the page promises. */
export const EnergyOnPage = () => {
  const { address } = useCurrentPage()
  return (
    <CalculatorOnPage
      name="energy"
      questions={energyQuestions}
      calculator={EnergyCalculator}
      extra={{ promise: promisedSaving({ address }) }}
    />
  )
}
