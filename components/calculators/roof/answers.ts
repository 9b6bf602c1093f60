import {
  ageLimits,
  damageLevels,
  type FeatureId,
  featureIds,
  type RoofCostInput,
  roofCostDefaults,
  roofSlopes,
  roofTypes,
  sizeLimits,
} from '../rules/roof-cost.ts'
import { anyOf, numberWithin, oneOf, type PersonalAnswers, personalDefaults, personalRules, readNumber } from '../wizard/answers.ts'

/** The answers of the roof calculator as they stand in its fields. */
export type RoofAnswers = PersonalAnswers & {
  roofType: string
  squareFootage: string
  roofSlope: string
  currentAge: string
  damageLevel: string
  features: readonly string[]
}

export const roofDefaults: RoofAnswers = {
  ...roofCostDefaults,
  squareFootage: String(roofCostDefaults.squareFootage),
  currentAge: String(roofCostDefaults.currentAge),
  ...personalDefaults,
}

/** What holds for each answer, and what is said otherwise. Specification, section 5; decisions, Calculators. */
export const roofRules = {
  roofType: oneOf(roofTypes, 'Choose a roof type'),
  squareFootage: numberWithin(sizeLimits, 'Enter a size between 500 and 10,000 sq ft'),
  roofSlope: oneOf(roofSlopes, 'Choose a slope'),
  currentAge: numberWithin(ageLimits, 'Enter an age between 0 and 50 years'),
  damageLevel: oneOf(damageLevels, 'Choose a condition'),
  features: anyOf(featureIds),
  ...personalRules,
}

const known = <Id extends string>(ids: readonly Id[], id: string, fallback: Id): Id => ids.find((one) => one === id) ?? fallback

/** Valid answers as the rules take them. */
export const roofInput = (answers: RoofAnswers): RoofCostInput => ({
  roofType: known(roofTypes, answers.roofType, roofCostDefaults.roofType),
  squareFootage: readNumber(answers.squareFootage) ?? sizeLimits.default,
  roofSlope: known(roofSlopes, answers.roofSlope, roofCostDefaults.roofSlope),
  currentAge: readNumber(answers.currentAge) ?? ageLimits.default,
  damageLevel: known(damageLevels, answers.damageLevel, roofCostDefaults.damageLevel),
  features: featureIds.filter((id): id is FeatureId => answers.features.includes(id)),
})
