import { loadWords } from '../../../renderer/browser/load-words.ts'
import { readNumberFormats } from '../engine/amounts.ts'
import { EnergyCalculator, type EnergyCalculatorProps } from './EnergyCalculator.tsx'

const files = import.meta.glob('./energy{,.*}.yaml', {
  base: '../../../content/words',
  import: 'default',
})

/**
 * The energy calculator in the browser. Its words come beside its code: the HTML shows only the
 * first of them.
 */
export const load = async () => {
  const { energy: words } = await loadWords(files, 'energy')
  await readNumberFormats()
  return (props: Omit<EnergyCalculatorProps, 'words'>) => (
    <EnergyCalculator {...props} words={words} />
  )
}
