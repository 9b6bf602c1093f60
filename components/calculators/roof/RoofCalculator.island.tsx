import { loadWords } from '../engine/load-words.ts'
import { RoofCalculator, type RoofCalculatorProps } from './RoofCalculator.tsx'

const files = import.meta.glob('../../../content/words/{wizard,roof}.yaml', { import: 'default' })
const [shared, own] = await Promise.all([loadWords(files, 'wizard'), loadWords(files, 'roof')])

/** The roof calculator in the browser, which loads its words beside its code. */
export default (props: Omit<RoofCalculatorProps, 'words'>) => <RoofCalculator {...props} words={{ shared, own }} />
