import { lazy } from 'react'
import type { Words } from '../../../content/words.ts'
import { Calculator, type PageProps, type WizardWords } from '../engine/Calculator.tsx'
import { loadWords } from '../engine/load-words.ts'
import { roofLead } from './lead.ts'
import { roofQuestions } from './questions.ts'
import type { RoofResultProps } from './Result.tsx'

export type RoofCalculatorProps = PageProps & Pick<RoofResultProps, 'terms' | 'financing' | 'voucher'> & { words: WizardWords<Words<'roof'>> }

const wordFiles = import.meta.glob('../../../content/words/roof-result.yaml', { import: 'default' })

const loadResult = async () => {
  const [{ RoofResult }, words] = await Promise.all([import('./Result.tsx'), loadWords(wordFiles, 'roof-result')])
  return { default: (props: Omit<RoofResultProps, 'resultWords'>) => <RoofResult {...props} resultWords={words} /> }
}
const RoofResult = lazy(loadResult)

/** The roof replacement cost calculator: its questions, then a range that is explained line by line. */
export const RoofCalculator = ({ terms, financing, voucher, ...page }: RoofCalculatorProps) => (
  <Calculator
    {...page}
    name="roof"
    questions={roofQuestions}
    lead={roofLead}
    prepare={loadResult}
    result={(result) => <RoofResult {...result} terms={terms} financing={financing} voucher={voucher} />}
  />
)
