import { say } from '../../../content/schema/message.ts'
import type { RoofSlope, RoofType } from '../../../content/schema/options.ts'
import { useSite } from '../../../renderer/server/use-site.ts'
import { useWords } from '../../../renderer/server/use-words.ts'
import { roofCost } from '../roof/rule.ts'
import { useFormats } from './PriceTables.tsx'
import { assumed } from './RoofPrices.tsx'

type WorkedExampleProps = { roofType: RoofType; size: string; slope: RoofSlope; age: string }

/** A price worked out step by step, for a roof without damage and extras. */
export const WorkedExample = ({ roofType, slope, ...given }: WorkedExampleProps) => {
  const words = useWords('prices').example
  const { labels } = useWords('roof')
  const { count, factor, money, price, inSentence } = useFormats()
  const [squareFootage, currentAge] = [Number(given.size), Number(given.age)]
  const roof = { ...assumed, roofType, squareFootage, roofSlope: slope, currentAge }
  const cost = roofCost({ ...roof, damageLevel: 'none', features: [] }, useSite().prices.roof)
  const [size, years] = [count(squareFootage), count(currentAge)]
  let sum = 0
  const steps = cost.lines.flatMap(({ kind, amount, ...by }) => {
    sum += amount
    const values = {
      size,
      years,
      slope: labels.roofSlope[slope],
      price: price(by.pricePerSquareFoot ?? 0),
      factor: factor(by.factor ?? 0),
      amount: money(amount),
      sum: money(sum),
      total: money(cost.total),
    }
    const sentences: { [Kind in typeof kind]?: string } = {
      base: say(words.base, values),
      slope: say(words.slope, values),
      age: say(words.age, values),
      allowance: say(words.allowance, values),
    }
    return sentences[kind] ?? []
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
