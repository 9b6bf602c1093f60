import { lazy } from 'react'
import prices from '../../../content/prices/energy.yaml'
import type { EnergyPrices } from '../../../content/schema/prices.ts'
import { loadWords } from '../../../renderer/browser/load-words.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { loadNumberFormats } from '../engine/amounts.ts'
import { Calculator, type PageProps } from '../engine/Calculator.tsx'
import { energyQuestions } from './questions.ts'

type EnergyCalculatorProps = PageProps & {
  words: Words<'energy'>
  prices: EnergyPrices
  /** What the page promises at most, in percent of the bill. */
  promise?: number | undefined
}

const loadLead = async () => (await import('./report.ts')).energyLead
const loadResult = async () => ({ default: await (await import('./Result.tsx')).load() })
const EnergyResult = lazy(loadResult)

/** The energy savings calculator: its questions, then four figures and what they assume. */
export const EnergyCalculator = ({ promise, ...page }: EnergyCalculatorProps) => (
  <Calculator
    {...page}
    name="energy"
    questions={energyQuestions}
    loadLead={loadLead}
    loadResult={loadResult}
    result={(result) => <EnergyResult {...result} labels={page.words.labels} promise={promise} />}
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
  return (props: Omit<EnergyCalculatorProps, 'words' | 'prices'>) => (
    <EnergyCalculator {...props} words={words} prices={prices as EnergyPrices} />
  )
}
