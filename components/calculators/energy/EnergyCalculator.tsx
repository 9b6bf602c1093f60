import { lazy } from 'react'
import type { EnergyPrices } from '../../../content/schema/prices.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { Calculator, type PageProps } from '../engine/Calculator.tsx'
import { energyQuestions } from './questions.ts'

export type EnergyCalculatorProps = PageProps & {
  words: Words<'energy'>
  prices: EnergyPrices
  /** What the page promises at most, in percent of the bill. */
  promise?: number | undefined
}

const loadLead = async () => (await import('./lead.ts')).energyLead
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
