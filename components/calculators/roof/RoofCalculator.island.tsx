import prices from '../../../content/prices/roof.yaml'
import type { RoofPrices } from '../../../content/schema/prices.ts'
import { loadWords } from '../../../renderer/browser/load-words.ts'
import { loadNumberFormats } from '../engine/amounts.ts'
import { RoofCalculator, type RoofCalculatorProps } from './RoofCalculator.tsx'

const files = import.meta.glob('./roof{,.*}.yaml', {
  base: '../../../content/words',
  import: 'default',
})

/**
 * The roof calculator in the browser. Its words and prices come beside its code: the HTML shows only
 * the first of them. The content check has validated both.
 */
export const load = async () => {
  const { roof: words } = await loadWords(files, 'roof')
  await loadNumberFormats()
  return (props: Omit<RoofCalculatorProps, 'words' | 'prices'>) => (
    <RoofCalculator {...props} words={words} prices={prices as RoofPrices} />
  )
}
