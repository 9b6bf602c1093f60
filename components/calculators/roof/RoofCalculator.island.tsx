import { loadWords } from '../../../renderer/browser/load-words.ts'
import { readNumberFormats } from '../engine/amounts.ts'
import { RoofCalculator, type RoofCalculatorProps } from './RoofCalculator.tsx'

const files = import.meta.glob('./roof{,.*}.yaml', {
  base: '../../../content/words',
  import: 'default',
})

/**
 * The roof calculator in the browser. Its words come beside its code: the HTML shows only the first
 * of them.
 */
export const load = async () => {
  const { roof: words } = await loadWords(files, 'roof')
  await readNumberFormats()
  return (props: Omit<RoofCalculatorProps, 'words'>) => <RoofCalculator {...props} words={words} />
}
