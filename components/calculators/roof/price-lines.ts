import { say } from '../../../content/schema/message.ts'
import type { RoofContent } from './result-content.ts'
import type { CostLine, RoofCostInput } from './rule.ts'

type Content = Pick<RoofContent, 'labels' | 'formats' | 'units'> & {
  lines: RoofContent['words']['lines']
}
type LineInput = Pick<RoofCostInput, 'roofType' | 'roofSlope' | 'damageLevel'>

/** A line of the price in words: what it is for, and how it is worked out. */
export const describeLine = (
  line: CostLine,
  input: LineInput,
  { lines, labels, formats, units }: Content,
): { label: string; how?: string } => {
  const times = (multiplier: number) => say(lines.factor, { factor: formats.factor(multiplier) })
  const each = (price: number) => say(lines.perSquareFoot, { price: formats.price(price) })
  switch (line.kind) {
    case 'base':
      return {
        label: say(lines.base, {
          roofType: labels.roofType[input.roofType],
          size: units.squareFeet(line.squareFootage),
        }),
        how: each(line.pricePerSquareFoot),
      }
    case 'slope':
      return { label: labels.roofSlope[input.roofSlope], how: times(line.multiplier) }
    case 'age':
      return {
        label: say(lines.age, { age: units.yearsOld(line.years) }),
        how: times(line.multiplier),
      }
    case 'damage':
      return { label: labels.damageLevel[input.damageLevel], how: times(line.multiplier) }
    case 'allowance':
      return {
        label: say(lines.allowance, { size: units.squareFeet(line.squareFootage) }),
        how: each(line.pricePerSquareFoot),
      }
    case 'feature':
      return { label: labels.features[line.feature] }
  }
}
