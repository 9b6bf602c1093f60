import { say } from '../../../content/schema/message.ts'
import type { RoofSlope, RoofType } from '../../../content/schema/options.ts'
import { prices } from '../../../renderer/content/site.ts'
import { useWords } from '../../../renderer/server/use-words.ts'
import { roofCost } from '../roof/rule.ts'
import { useFormats } from './PriceTables.tsx'

type WorkedExampleProps = { roofType: RoofType; size: string; slope: RoofSlope; age: string }

/** A price worked out step by step, for a roof without damage and extras. */
export const WorkedExample = ({ roofType, slope, ...given }: WorkedExampleProps) => {
  const words = useWords('prices').example
  const { labels } = useWords('roof')
  const { count, factor, money, price, inSentence } = useFormats()
  const [squareFootage, currentAge] = [Number(given.size), Number(given.age)]
  const roof = { roofType, squareFootage, roofSlope: slope, currentAge, features: [] }
  const cost = roofCost({ ...roof, damageLevel: 'none' }, prices.roof)
  const [size, years] = [count(squareFootage), count(currentAge)]
  let sum = 0
  const steps = cost.lines.flatMap((line) => {
    sum += line.amount
    const values = {
      size,
      years,
      slope: labels.roofSlope[slope],
      price: 'pricePerSquareFoot' in line ? price(line.pricePerSquareFoot) : '',
      factor: 'multiplier' in line ? factor(line.multiplier) : '',
      amount: money(line.amount),
      sum: money(sum),
      total: money(cost.total),
    }
    switch (line.kind) {
      case 'base':
        return say(words.base, values)
      case 'slope':
        return say(words.slope, values)
      case 'age':
        return say(words.age, values)
      case 'allowance':
        return say(words.allowance, values)
      default:
        return []
    }
  })
  const asked = say(words.answers, {
    size,
    years,
    roofType: inSentence(labels.roofType[roofType]),
    slope: inSentence(labels.roofSlope[slope]),
  })
  return (
    <>
      <p>{asked}</p>
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
