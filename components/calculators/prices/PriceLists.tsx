import { say } from '../../../content/schema/message.ts'
import { useWords } from '../../../renderer/server/use-words.ts'
import {
  basePrices,
  damageLevels,
  featureIds,
  featurePrices,
  roofSlopes,
  roofTypes,
} from '../roof/options.ts'
import {
  ageMultiplier,
  allowancePerSquareFoot,
  damageMultipliers,
  slopeMultipliers,
} from '../roof/rule.ts'
import { PriceTable } from './PriceTable.tsx'
import { useFormats } from './use-formats.ts'

/** What a square foot costs in each type of roof, before and after the factors. */
export const BasePrices = () => {
  const { roof, price: priceWord, allowance } = useWords('prices').base
  const { roofType } = useWords('roof').labels
  const { price } = useFormats()
  const rows = roofTypes.map(
    (type) => [roofType[type], price(basePrices[type]), price(allowancePerSquareFoot)] as const,
  )
  return <PriceTable columns={[roof, priceWord, allowance]} rows={rows} />
}

/** What the base price is multiplied by, for each answer. */
export const PriceFactors = () => {
  const words = useWords('prices').factors
  const { roofSlope, damageLevel } = useWords('roof').labels
  const { factor } = useFormats()
  const rows = [
    ...roofSlopes.map((slope) => [roofSlope[slope], factor(slopeMultipliers[slope])] as const),
    [
      words.age,
      say(words.perYear, {
        start: factor(ageMultiplier(0)),
        perYear: factor(ageMultiplier(1) - ageMultiplier(0)),
      }),
    ] as const,
    ...damageLevels.map((level) => [damageLevel[level], factor(damageMultipliers[level])] as const),
  ]
  return <PriceTable columns={[words.answer, words.factor]} rows={rows} />
}

/** What each extra adds. */
export const ExtraPrices = () => {
  const { feature, price: priceWord } = useWords('prices').extras
  const { features } = useWords('roof').labels
  const { price } = useFormats()
  return (
    <PriceTable
      columns={[feature, priceWord]}
      rows={featureIds.map((id) => [features[id], price(featurePrices[id])] as const)}
    />
  )
}

/** The factor for the age of the present roof, in years. */
export const AgeFactor = ({ years }: { years: string }) =>
  useFormats().factor(ageMultiplier(Number(years)))
