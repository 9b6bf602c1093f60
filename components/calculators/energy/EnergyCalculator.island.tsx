import { energyQuestions } from '../../../content/schema/questions.ts'
import { loadPrices, loadWords } from '../../../renderer/browser/load-data.ts'
import { loadNumberFormats } from '../engine/amounts.ts'
import { Calculator } from '../engine/Calculator.tsx'
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

/** The calculator in the browser, with its words and prices. */
export default async function loadEnergyCalculator() {
  const [{ energy: words }, prices] = await Promise.all([
    loadWords('energy'),
    loadPrices('energy'),
    loadNumberFormats(),
  ])
  return (page: Omit<EnergyPage, 'words' | 'prices'>) => (
    <EnergyCalculator {...page} words={words} prices={prices} />
  )
}
