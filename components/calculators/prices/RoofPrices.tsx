import { pricedNames } from '../../../content/schema/calculators.ts'
import { say } from '../../../content/schema/message.ts'
import {
  type RoofSlope,
  type RoofType,
  roofQuestions,
  roofTypes,
} from '../../../content/schema/questions.ts'
import { useSite, useWords } from '../../../renderer/server/current-page.tsx'
import { answersInWords, inputOf } from '../engine/input.ts'
import { startingAnswers } from '../engine/questions.ts'
import { type CostLine, type RoofCostInput, roofCost } from '../roof/rule.ts'
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

/** The answers about a roof in words. */
const useAnswersInWords = (roof: RoofCostInput) => {
  const { count } = useFormats()
  const { currentAge } = useWords('prices').example
  return answersInWords<typeof roofQuestions>(roof, useWords('roof'), {
    squareFootage: count(roof.squareFootage),
    currentAge: say(currentAge, { years: count(roof.currentAge) }),
  })
}

/** What a new roof costs in each type and three sizes, and what these prices take for granted. */
export const RoofPriceTables = () => {
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
  const answers = useAnswersInWords(assumed)
  const assumptions = {
    answers: inSentence(pricedNames.flatMap((name) => answers[name]).join(', ')),
    flatSlope: inSentence(labels.roofSlope[assumedSlope('flat')]),
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

/** The lines of a cost as sentences, each with what the price comes to by then. */
const useSteps = (roof: RoofCostInput, lines: readonly CostLine[]): string[] => {
  const words = useWords('prices').example
  const { count, factor: inFigures, money, price } = useFormats()
  const answers = useAnswersInWords(roof)
  let sum = 0
  const sentenceOf = ({ kind, amount, factor, perSquareFoot = 0 }: CostLine) => {
    sum += amount
    const figures = { amount: money(amount), sum: money(sum) }
    if (kind === 'base' || kind === 'allowance') {
      const size = count(roof.squareFootage)
      return say(words[kind], { ...figures, size, price: price(perSquareFoot) })
    }
    const answer = String(answers[kind as keyof RoofCostInput])
    return factor === undefined
      ? say(words.added, { ...figures, answer })
      : say(words.factor, { ...figures, answer, factor: inFigures(factor) })
  }
  // A factor of 1 is no step.
  return lines.filter(({ amount }) => amount !== 0).map(sentenceOf)
}

/** A price worked out step by step, for a roof without damage and extras. */
export const WorkedExample = ({ roofType, slope, size, age }: WorkedExampleProps) => {
  const words = useWords('prices').example
  const { labels } = useWords('roof')
  const { count, money, inSentence } = useFormats()
  const given = { roofType, roofSlope: slope, squareFootage: Number(size), currentAge: Number(age) }
  const roof: RoofCostInput = { ...assumed, ...given, damageLevel: 'none', features: [] }
  const { lines, min, max } = roofCost(roof, useSite().prices.roof)
  const steps = useSteps(roof, lines)
  const asked = say(words.answers, {
    size: count(roof.squareFootage),
    years: count(roof.currentAge),
    roofType: inSentence(labels.roofType[roofType]),
    slope: inSentence(labels.roofSlope[slope]),
  })
  return (
    <>
      <p>{asked}</p>
      <ol>
        {[...steps, say(words.range, { min: money(min), max: money(max) })].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}
