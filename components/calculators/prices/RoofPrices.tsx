import { say } from '../../../content/schema/message.ts'
import {
  type Question,
  type RoofSlope,
  type RoofType,
  roofQuestions,
  roofTypes,
} from '../../../content/schema/questions.ts'
import { useSite, useWords } from '../../../renderer/server/current-page.tsx'
import styles from '../Calculators.module.css'
import { answersInWords, inputOf } from '../engine/input.ts'
import { startingAnswers } from '../engine/questions.ts'
import { type CostLine, type RoofCostInput, roofCost } from '../roof/rule.ts'
import { PriceTable, useFormats } from './PriceTables.tsx'

/** Square feet of roof. */
const sizes = [1500, 2000, 3000]

/** What the calculator assumes of a roof before anyone has answered. */
const assumed = inputOf(roofQuestions, startingAnswers(roofQuestions))

/** A roof as the tables price it: a flat one has no slope to speak of. */
const roofOf = (roofType: RoofType, squareFootage: number): RoofCostInput => {
  const roofSlope = roofType === 'flat' ? 'low' : assumed.roofSlope
  return { ...assumed, roofType, squareFootage, roofSlope }
}

/** What a new roof of a type and size costs, as numbers and as the table has it. */
export const usePriceRange = () => {
  const { count, money } = useFormats()
  const { roof } = useSite().prices
  return (roofType: RoofType, squareFootage: number) => {
    const { min, max } = roofCost(roofOf(roofType, squareFootage), roof)
    return { min, max, size: count(squareFootage), low: money(min), high: money(max) }
  }
}

/** The answers about a roof in words. */
const useAnswersInWords = (roof: RoofCostInput) => {
  const { count } = useFormats()
  const { currentAge } = useWords('prices').example
  return answersInWords(roof, useWords('roof'), {
    squareFootage: count(roof.squareFootage),
    currentAge: say(currentAge, { years: count(roof.currentAge) }),
  })
}

const percentOf = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`

type BarProps = { min: number; max: number; of: number }

/** A range on a scale from nothing to the largest amount, as wide as its cell. */
const Bar = ({ min, max, of }: BarProps) => (
  <span className={styles.scale}>
    <i
      className={styles.bar}
      style={{ marginLeft: percentOf(min, of), marginRight: percentOf(of - max, of) }}
    />
  </span>
)

/** What a new roof costs in each type and three sizes, and what these prices take for granted. */
export const RoofPriceTables = () => {
  const { roofs: words, base } = useWords('prices')
  const { labels } = useWords('roof')
  const { count, inSentence } = useFormats()
  const rangeOf = usePriceRange()
  const rows = roofTypes.map((type) => ({
    label: labels.roofType[type],
    ranges: sizes.map((size) => rangeOf(type, size)),
  }))
  const highest = Math.max(...rows.flatMap(({ ranges }) => ranges.map(({ max }) => max)))
  const answers = useAnswersInWords(assumed)
  const priced = Object.entries<Question>(roofQuestions).filter(([, { effect }]) => effect)
  const assumptions = {
    answers: inSentence(priced.flatMap(([name]) => answers[name] || []).join(', ')),
    flatSlope: inSentence(labels.roofSlope[roofOf('flat', 0).roofSlope]),
  }
  return (
    <>
      <p>{say(words.assumptions, assumptions)}</p>
      <PriceTable
        columns={[base.roof, ...sizes.map((size) => say(words.size, { size: count(size) }))]}
        rows={rows.map(({ label, ranges }) => [
          label,
          ...ranges.map((range) => (
            <>
              {say(words.range, range)}
              <Bar {...range} of={highest} />
            </>
          )),
        ])}
      />
    </>
  )
}

type WorkedExampleProps = { roofType: RoofType; size: string; slope: RoofSlope; age: string }

/** A price worked out step by step, for a roof without damage and extras. */
export const WorkedExample = ({ roofType, slope, size, age }: WorkedExampleProps) => {
  const words = useWords('prices').example
  const { labels } = useWords('roof')
  const { count, factor: inFigures, money, price, inSentence } = useFormats()
  const given = { roofType, roofSlope: slope, squareFootage: Number(size), currentAge: Number(age) }
  const roof: RoofCostInput = { ...assumed, ...given, damageLevel: 'none', features: [] }
  const answers = useAnswersInWords(roof)
  const { lines, min, max } = roofCost(roof, useSite().prices.roof)
  const house = {
    size: count(roof.squareFootage),
    years: count(roof.currentAge),
    roofType: inSentence(labels.roofType[roofType]),
    slope: inSentence(labels.roofSlope[slope]),
  }
  let sum = 0
  const stepOf = ({ kind, amount, factor = 1, perSquareFoot = 0 }: CostLine) => {
    sum += amount
    const figures = { amount: money(amount), sum: money(sum), price: price(perSquareFoot) }
    if (kind === 'base' || kind === 'allowance') return say(words[kind], { ...figures, ...house })
    const message = factor === 1 ? words.added : words.factor
    return say(message, { ...figures, answer: String(answers[kind]), factor: inFigures(factor) })
  }
  // A factor of 1 is no step.
  const steps = lines.filter(({ amount }) => amount !== 0).map(stepOf)
  return (
    <>
      <p>{say(words.answers, house)}</p>
      <ol>
        {[...steps, say(words.range, { min: money(min), max: money(max) })].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}
