import { loadWords } from '../engine/load-words.ts'
import { RoofCalculator, type RoofCalculatorProps } from './RoofCalculator.tsx'

const words = await loadWords(import.meta.glob('../../../content/words/roof.yaml', { import: 'default' }), 'roof')

/** The roof calculator in the browser, which loads its words beside its code: the HTML shows only the first of them. */
export default (props: Omit<RoofCalculatorProps, 'words'>) => <RoofCalculator {...props} words={words} />
