import { lazy } from 'react'
import type { Words } from '../../../content/words.ts'
import { Calculator, type PageProps, type WizardWords } from '../engine/Calculator.tsx'
import { loadWords } from '../engine/load-words.ts'
import { energyLead } from './lead.ts'
import { energyQuestions } from './questions.ts'
import type { EnergyResultProps } from './Result.tsx'

export type EnergyCalculatorProps = PageProps & { words: WizardWords<Words<'energy'>> }

const wordFiles = import.meta.glob('../../../content/words/energy-result.yaml', { import: 'default' })

const loadResult = async () => {
  const [{ EnergyResult }, words] = await Promise.all([import('./Result.tsx'), loadWords(wordFiles, 'energy-result')])
  return { default: (props: Omit<EnergyResultProps, 'resultWords'>) => <EnergyResult {...props} resultWords={words} /> }
}
const EnergyResult = lazy(loadResult)

/** The energy savings calculator: its questions, then four figures and what they assume. */
export const EnergyCalculator = (page: EnergyCalculatorProps) => (
  <Calculator
    {...page}
    name="energy"
    questions={energyQuestions}
    lead={energyLead}
    prepare={loadResult}
    result={(result) => <EnergyResult {...result} />}
  />
)
