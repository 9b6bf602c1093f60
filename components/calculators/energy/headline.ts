import { say } from '../../../content/schema/message.ts'
import type { EnergyPrices } from '../../../content/schema/prices.ts'
import type { Words } from '../../../renderer/content/words.ts'
import type { Formats, Units } from '../engine/formats.ts'
import { type EnergyInput, type EnergySavings, yearlyShare } from './rule.ts'

/** What the parts of the energy result show. */
export type EnergyContent = {
  words: Words<'energy-result'>
  labels: Words<'energy'>['labels']
  formats: Formats
  units: Units
  prices: EnergyPrices
}

type Given = { firstName: string; input: EnergyInput; savings: EnergySavings }

/** True if the model finds more than the page promises, in percent of the bill. */
export const isAbovePromise = (
  { savingsPercentage }: EnergySavings,
  promise: number | undefined,
): promise is number => promise !== undefined && savingsPercentage > promise

/**
 * The heading of the result and the note under it. Where the model finds more than the page
 * promises, both say to plan with the promise.
 */
export const headline = (
  { firstName, input, savings }: Given,
  promise: number | undefined,
  { words, formats: { money, percent } }: Pick<EnergyContent, 'words' | 'formats'>,
): { title: string; note: string } => {
  if (isAbovePromise(savings, promise)) {
    const { title, note } = words.abovePromise
    const planned = money(yearlyShare(input.currentBill, promise))
    const found = percent(savings.savingsPercentage / 100)
    return {
      title: say(title, { firstName, savings: planned }),
      note: say(note, { percentage: found, promise: percent(promise / 100) }),
    }
  }
  const { title, note } = savings.annualSavings > 0 ? words.saving : words.nothingToSave
  return { title: say(title, { firstName, savings: money(savings.annualSavings) }), note }
}
