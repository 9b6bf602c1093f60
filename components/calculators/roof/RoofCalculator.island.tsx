import prices from '../../../content/prices/roof.yaml'
import type { FinancingTerms } from '../../../content/schema/business.ts'
import type { RoofPrices } from '../../../content/schema/prices.ts'
import { loadWords } from '../../../renderer/browser/load-words.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { loadNumberFormats } from '../engine/amounts.ts'
import { Calculator, type PageProps } from '../engine/Calculator.tsx'
import type { Voucher } from './estimate.ts'
import { roofQuestions } from './questions.ts'

type OnPage = PageProps & {
  terms: FinancingTerms
  /** Address of the financing page. */
  financing: string
  voucher?: Voucher | undefined
}

/** What the page gives the roof calculator, with what the browser loads. */
export type RoofPage = OnPage & { words: Words<'roof'>; prices: RoofPrices }

const loadLead = async () => (await import('./estimate.ts')).roofLead
const loadResult = async () => ({ default: await (await import('./Result.tsx')).load() })

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

const files = import.meta.glob('./roof{,.*}.yaml', {
  base: '../../../content/words',
  import: 'default',
})

/** The calculator in the browser, with its words and prices, which the content check has validated. */
export const load = async () => {
  const { roof: words } = await loadWords(files, 'roof')
  await loadNumberFormats()
  return (page: OnPage) => <RoofCalculator {...page} words={words} prices={prices as RoofPrices} />
}
