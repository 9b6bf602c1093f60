import prices from '../../../content/prices/energy.yaml'
import type { EnergyPrices } from '../../../content/schema/prices.ts'
import { loadWords } from '../../../renderer/browser/load-words.ts'
import { loadNumberFormats } from '../engine/amounts.ts'
import { EnergyCalculator, type EnergyCalculatorProps } from './EnergyCalculator.tsx'

const files = import.meta.glob('./energy{,.*}.yaml', {
  base: '../../../content/words',
  import: 'default',
})

/**
 * The energy calculator in the browser. Its words and prices come beside its code: the HTML shows
 * only the first of them. The content check has validated both.
 */
export const load = async () => {
  const { energy: words } = await loadWords(files, 'energy')
  await loadNumberFormats()
  return (props: Omit<EnergyCalculatorProps, 'words' | 'prices'>) => (
    <EnergyCalculator {...props} words={words} prices={prices as EnergyPrices} />
  )
}
