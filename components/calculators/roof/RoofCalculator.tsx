import { lazy } from 'react'
import type { RoofPrices } from '../../../content/schema/prices.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { Calculator, type PageProps } from '../engine/Calculator.tsx'
import { type RoofAnswers, roofQuestions } from './questions.ts'
import type { RoofResultProps } from './Result.tsx'

export type RoofCalculatorProps = PageProps &
  Pick<RoofResultProps, 'terms' | 'financing' | 'voucher'> & {
    words: Words<'roof'>
    prices: RoofPrices
  }

const loadResult = async () => ({ default: await (await import('./Result.tsx')).load() })
const RoofResult = lazy(loadResult)

/**
 * The roof replacement cost calculator: its questions, then a range that is explained line by line.
 */
export const RoofCalculator = (props: RoofCalculatorProps) => {
  const { terms, financing, voucher, prices, ...page } = props
  const loadLead = async () => {
    const { roofLead } = await import('./lead.ts')
    return (answers: RoofAnswers) => roofLead(answers, prices)
  }
  return (
    <Calculator
      {...page}
      name="roof"
      questions={roofQuestions}
      optionPrices={{ roofType: prices.roofType, features: prices.features }}
      loadLead={loadLead}
      loadResult={loadResult}
      result={(result) => (
        <RoofResult
          {...result}
          {...{ terms, financing, voucher, prices }}
          labels={page.words.labels}
        />
      )}
    />
  )
}
