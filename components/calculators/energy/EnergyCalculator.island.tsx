import prices from '../../../content/prices/energy.yaml'
import type { EnergyPrices } from '../../../content/schema/prices.ts'
import { loadWords } from '../../../renderer/browser/load-words.ts'
import { loadNumberFormats } from '../engine/amounts.ts'
import { Calculator } from '../engine/Calculator.tsx'
import { energyQuestions } from './questions.ts'
import type { EnergyPage } from './report.ts'

const loadLead = async () => (await import('./report.ts')).energyLead
const loadResult = async () => ({ default: await (await import('./Result.tsx')).load() })

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

const files = import.meta.glob('./energy{,.*}.yaml', {
  base: '../../../content/words',
  import: 'default',
})

/** The calculator in the browser, with its words and prices, which the content check has validated. */
export const load = async () => {
  const { energy: words } = await loadWords(files, 'energy')
  await loadNumberFormats()
  return (page: Omit<EnergyPage, 'words' | 'prices'>) => (
    <EnergyCalculator {...page} words={words} prices={prices as EnergyPrices} />
  )
}
