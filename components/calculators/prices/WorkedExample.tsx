import { say } from '../../../content/schema/message.ts'
import type { RoofSlope, RoofType } from '../../../content/schema/options.ts'
import { prices } from '../../../renderer/content/site.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { useWords } from '../../../renderer/server/use-words.ts'
import type { Formats } from '../engine/formats.ts'
import { type RoofCost, type RoofCostInput, roofCost } from '../roof/rule.ts'
import { useFormats } from './figures.ts'

type Wording = { words: Words<'prices'>['example']; slope: string; formats: Formats }

/** The lines of a cost as sentences, each with what the price has come to. */
const sentences = (
  { lines, total }: RoofCost,
  { words, slope, formats: { count, factor, money, price } }: Wording,
): string[] => {
  let sum = 0
  return lines.flatMap((line) => {
    sum += line.amount
    switch (line.kind) {
      case 'base':
        return say(words.base, {
          size: count(line.squareFootage),
          price: price(line.pricePerSquareFoot),
          sum: money(sum),
        })
      case 'slope':
        return say(words.slope, { slope, factor: factor(line.multiplier), sum: money(sum) })
      case 'age':
        return say(words.age, {
          years: count(line.years),
          factor: factor(line.multiplier),
          sum: money(sum),
        })
      case 'allowance': {
        const size = count(line.squareFootage)
        return say(words.allowance, {
          size,
          price: price(line.pricePerSquareFoot),
          amount: money(line.amount),
          total: money(total),
        })
      }
      default:
        return []
    }
  })
}

type WorkedExampleProps = { roofType: RoofType; size: string; slope: RoofSlope; age: string }

/** A price worked out step by step, for a roof without damage and extras. */
export const WorkedExample = ({ roofType, size, slope, age }: WorkedExampleProps) => {
  const words = useWords('prices').example
  const { labels } = useWords('roof')
  const formats = useFormats()
  const { locale, count, money } = formats
  const input: RoofCostInput = {
    roofType,
    squareFootage: Number(size),
    roofSlope: slope,
    currentAge: Number(age),
    damageLevel: 'none',
    features: [],
  }
  const cost = roofCost(input, prices.roof)
  const answers = {
    size: count(input.squareFootage),
    roofType: labels.roofType[roofType].toLocaleLowerCase(locale),
    slope: labels.roofSlope[slope].toLocaleLowerCase(locale),
    years: count(input.currentAge),
  }
  const steps = sentences(cost, { words, slope: labels.roofSlope[slope], formats })
  return (
    <>
      <p>{say(words.answers, answers)}</p>
      <ol>
        {[...steps, say(words.range, { min: money(cost.min), max: money(cost.max) })].map(
          (step) => (
            <li key={step}>{step}</li>
          ),
        )}
      </ol>
    </>
  )
}
