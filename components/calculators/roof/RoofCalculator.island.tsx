import { lazy } from 'react'
import prices from '../../../content/prices/roof.yaml'
import type { RoofPrices } from '../../../content/schema/prices.ts'
import { loadWords } from '../../../renderer/browser/load-words.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { loadNumberFormats } from '../engine/amounts.ts'
import { Calculator, type PageProps } from '../engine/Calculator.tsx'
import { roofQuestions } from './questions.ts'
import type { RoofResultProps } from './Result.tsx'

type RoofCalculatorProps = PageProps &
  Pick<RoofResultProps, 'terms' | 'financing' | 'voucher'> & {
    words: Words<'roof'>
    prices: RoofPrices
  }

const loadLead = async () => (await import('./estimate.ts')).roofLead
const loadResult = async () => ({ default: await (await import('./Result.tsx')).load() })
const RoofResult = lazy(loadResult)

/** The roof cost calculator: its questions, then a range that is explained line by line. */
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

const files = import.meta.glob('./roof{,.*}.yaml', {
  base: '../../../content/words',
  import: 'default',
})

/** The calculator in the browser, with its words and prices, which the content check has validated. */
export const load = async () => {
  const { roof: words } = await loadWords(files, 'roof')
  await loadNumberFormats()
  return (props: Omit<RoofCalculatorProps, 'words' | 'prices'>) => (
    <RoofCalculator {...props} words={words} prices={prices as RoofPrices} />
  )
}
