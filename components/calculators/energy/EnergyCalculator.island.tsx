import prices from '../../../content/prices/energy.yaml'
import type { EnergyPrices } from '../../../content/schema/prices.ts'
import { loadWords } from '../../../renderer/browser/load-words.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { loadNumberFormats } from '../engine/amounts.ts'
import { Calculator, type PageProps } from '../engine/Calculator.tsx'
import { energyQuestions } from './questions.ts'

type OnPage = PageProps & {
  /** What the page promises at most, in percent of the bill. */
  promise?: number | undefined
}

/** What the page gives the energy calculator, with what the browser loads. */
export type EnergyPage = OnPage & { words: Words<'energy'>; prices: EnergyPrices }

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
  return (page: OnPage) => (
    <EnergyCalculator {...page} words={words} prices={prices as EnergyPrices} />
  )
}
