import { lazy } from 'react'
import type { RoofPrices } from '../../../content/schema/prices.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { Calculator, type PageProps } from '../engine/Calculator.tsx'
import { roofQuestions } from './questions.ts'
import type { RoofResultProps } from './Result.tsx'

export type RoofCalculatorProps = PageProps &
  Pick<RoofResultProps, 'terms' | 'financing' | 'voucher'> & {
    words: Words<'roof'>
    prices: RoofPrices
  }

const loadLead = async () => (await import('./lead.ts')).roofLead
const loadResult = async () => ({ default: await (await import('./Result.tsx')).load() })
const RoofResult = lazy(loadResult)

/**
 * The roof replacement cost calculator: its questions, then a range that is explained line by line.
 */
export const RoofCalculator = ({ terms, financing, voucher, ...page }: RoofCalculatorProps) => {
  const { roofType, features } = page.prices
  return (
    <Calculator
      {...page}
      name="roof"
      questions={roofQuestions}
      optionPrices={{ roofType, features }}
      loadLead={loadLead}
      loadResult={loadResult}
      result={(result) => (
        <RoofResult {...result} {...{ terms, financing, voucher }} labels={page.words.labels} />
      )}
    />
  )
}
