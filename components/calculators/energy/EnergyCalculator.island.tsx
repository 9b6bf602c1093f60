import { loadWords } from '../engine/load-words.ts'
import { EnergyCalculator, type EnergyCalculatorProps } from './EnergyCalculator.tsx'

const files = import.meta.glob('../../../content/words/{wizard,energy}.yaml', { import: 'default' })
const [shared, own] = await Promise.all([loadWords(files, 'wizard'), loadWords(files, 'energy')])

/** The energy calculator in the browser, which loads its words beside its code. */
export default (props: Omit<EnergyCalculatorProps, 'words'>) => <EnergyCalculator {...props} words={{ shared, own }} />
