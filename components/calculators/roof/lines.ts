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

const labelOf = (
  line: CostLine,
  input: RoofCostInput,
  { words: { lines }, labels, units }: Content,
): string => {
  switch (line.kind) {
    case 'base': {
      const roofType = labels.roofType[input.roofType]
      return say(lines.base, { roofType, size: units.squareFeet(line.squareFootage) })
    }
    case 'slope':
      return labels.roofSlope[input.roofSlope]
    case 'age':
      return say(lines.age, { age: units.yearsOld(line.years) })
    case 'damage':
      return labels.damageLevel[input.damageLevel]
    case 'allowance':
      return say(lines.allowance, { size: units.squareFeet(line.squareFootage) })
    case 'feature':
      return labels.features[line.feature]
  }
}

/** How the amount of a line is worked out. */
const noteOf = (line: CostLine, { words: { lines }, formats }: Content): string | undefined => {
  if ('multiplier' in line) return say(lines.factor, { factor: formats.factor(line.multiplier) })
  if ('pricePerSquareFoot' in line)
    return say(lines.perSquareFoot, { price: formats.price(line.pricePerSquareFoot) })
  return undefined
}

/** The lines of a cost in words, each with its amount. */
export const describeLines = ({ lines }: RoofCost, input: RoofCostInput, content: Content) =>
  lines.map((line) => ({
    label: labelOf(line, input, content),
    note: noteOf(line, content),
    value: content.formats.money(line.amount),
  }))
