import { type RoofSlope, type RoofType, roofTypes } from '../../../content/schema/calculators.ts'
import { say } from '../../../content/schema/message.ts'
import { useSite } from '../../../renderer/server/use-site.ts'
import { useWords } from '../../../renderer/server/use-words.ts'
import { inputOf } from '../engine/input.ts'
import { startingAnswers } from '../engine/questions.ts'
import { roofQuestions } from '../roof/questions.ts'
import { roofCost } from '../roof/rule.ts'
import { Bar, PriceTable, useFormats } from './PriceTables.tsx'

/** Square feet of roof. */
const sizes = [1500, 2000, 3000]

/** What the calculator assumes of a roof before anyone has answered. */
const assumed = inputOf(roofQuestions, startingAnswers(roofQuestions))

/** The slope that a price is for: a flat roof has none to speak of. */
const assumedSlope = (roofType: RoofType): RoofSlope =>
  roofType === 'flat' ? 'low' : assumed.roofSlope

/** What a new roof of a type and size costs, in dollars. */
const useCosts = () => {
  const { roof } = useSite().prices
  return (roofType: RoofType, squareFootage: number) =>
    roofCost({ ...assumed, roofType, squareFootage, roofSlope: assumedSlope(roofType) }, roof)
}

/** The same as the table has it. */
export const usePriceRange = () => {
  const { count, money } = useFormats()
  const costOf = useCosts()
  return (roofType: RoofType, squareFootage: number) => {
    const { min, max } = costOf(roofType, squareFootage)
    return { size: count(squareFootage), low: money(min), high: money(max) }
  }
}

/** What a new roof costs in each type and three sizes, and what these prices take for granted. */
export const RoofPrices = () => {
  const { roofs: words, base } = useWords('prices')
  const { labels } = useWords('roof')
  const { count, inSentence } = useFormats()
  const rangeOf = usePriceRange()
  const costOf = useCosts()
  const highest = Math.max(
    ...roofTypes.flatMap((type) => sizes.map((size) => costOf(type, size).max)),
  )
  const cell = (roofType: RoofType, size: number) => {
    const { min, max } = costOf(roofType, size)
    return (
      <>
        {say(words.range, rangeOf(roofType, size))}
        <Bar from={min} to={max} of={highest} />
      </>
    )
  }
  const assumptions = {
    slope: inSentence(labels.roofSlope[assumed.roofSlope]),
    flatSlope: inSentence(labels.roofSlope[assumedSlope('flat')]),
    years: count(assumed.currentAge),
    damage: inSentence(labels.damageLevel[assumed.damageLevel]),
  }
  return (
    <>
      <p>{say(words.assumptions, assumptions)}</p>
      <PriceTable
        columns={[base.roof, ...sizes.map((size) => say(words.size, { size: count(size) }))]}
        rows={roofTypes.map((type) => [
          labels.roofType[type],
          ...sizes.map((size) => cell(type, size)),
        ])}
      />
    </>
  )
}

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
