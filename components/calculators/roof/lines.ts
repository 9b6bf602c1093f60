import { say } from '../../../content/schema/message.ts'
import type { RoofPrices } from '../../../content/schema/prices.ts'
import type { Words } from '../../../renderer/content/words.ts'
import type { Formats, Units } from '../engine/formats.ts'
import type { CostLine, RoofCost, RoofCostInput } from './rule.ts'

/** What the parts of the roof result show. */
export type RoofContent = {
  words: Words<'roof-result'>
  labels: Words<'roof'>['labels']
  formats: Formats
  units: Units
  prices: RoofPrices
}

type Content = Pick<RoofContent, 'labels' | 'formats' | 'units'> & {
  words: Pick<RoofContent['words'], 'lines'>
}

/** A line of the price in words: what it is for, and how it is worked out. */
const describe = (
  line: CostLine,
  input: RoofCostInput,
  { words: { lines }, labels, formats, units }: Content,
): { label: string; note?: string } => {
  const times = (multiplier: number) => say(lines.factor, { factor: formats.factor(multiplier) })
  const each = (price: number) => say(lines.perSquareFoot, { price: formats.price(price) })
  switch (line.kind) {
    case 'base':
      return {
        label: say(lines.base, {
          roofType: labels.roofType[input.roofType],
          size: units.squareFeet(line.squareFootage),
        }),
        note: each(line.pricePerSquareFoot),
      }
    case 'slope':
      return { label: labels.roofSlope[input.roofSlope], note: times(line.multiplier) }
    case 'age':
      return {
        label: say(lines.age, { age: units.yearsOld(line.years) }),
        note: times(line.multiplier),
      }
    case 'damage':
      return { label: labels.damageLevel[input.damageLevel], note: times(line.multiplier) }
    case 'allowance':
      return {
        label: say(lines.allowance, { size: units.squareFeet(line.squareFootage) }),
        note: each(line.pricePerSquareFoot),
      }
    case 'feature':
      return { label: labels.features[line.feature] }
  }
}

/** The lines of a cost in words, each with its amount. */
export const describeLines = ({ lines }: RoofCost, input: RoofCostInput, content: Content) =>
  lines.map((line) => ({
    ...describe(line, input, content),
    value: content.formats.money(line.amount),
  }))
