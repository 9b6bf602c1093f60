import { loadWords } from '../engine/load-words.ts'
import { EnergyCalculator, type EnergyCalculatorProps } from './EnergyCalculator.tsx'

const words = await loadWords(import.meta.glob('../../../content/words/energy.yaml', { import: 'default' }), 'energy')

/** The energy calculator in the browser, which loads its words beside its code: the HTML shows only the first of them. */
export default (props: Omit<EnergyCalculatorProps, 'words'>) => <EnergyCalculator {...props} words={words} />
