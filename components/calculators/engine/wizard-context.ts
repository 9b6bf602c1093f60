import { createContext, useContext } from 'react'
import type { Amounts } from './amounts.ts'
import type { CalculatorWords, SharedWords } from './calculator-words.ts'
import type { ChoicePictures } from './choice-pictures.ts'

/**
 * What the fields of a wizard are shown with: its own words, those that all wizards share, figures
 * and pictures.
 */
export type WizardContent = {
  own: CalculatorWords
  shared: SharedWords
  amounts: Amounts
  pictures: ChoicePictures
}

export const WizardContext = createContext<WizardContent | undefined>(undefined)

export const useWizardContent = (): WizardContent => {
  const content = useContext(WizardContext)
  if (!content) throw new Error('Outside of a wizard')
  return content
}
