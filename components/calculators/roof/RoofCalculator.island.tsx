import { roofQuestions } from '../../../content/schema/questions.ts'
import { loadPrices, loadWords } from '../../../renderer/browser/load-data.ts'
import { loadNumberFormats } from '../engine/amounts.ts'
import { Calculator } from '../engine/Calculator.tsx'
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

/** The calculator in the browser, with its words and prices. */
export default async function loadRoofCalculator() {
  const [{ roof: words }, prices] = await Promise.all([
    loadWords('roof'),
    loadPrices('roof'),
    loadNumberFormats(),
  ])
  return (page: Omit<RoofPage, 'words' | 'prices'>) => (
    <RoofCalculator {...page} words={words} prices={prices} />
  )
}
