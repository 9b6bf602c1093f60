import {
  billLimits,
  energyDefaults as defaults,
  type EnergyInput,
  homeSizeLimits,
  hvacAgeLimits,
  insulationLevels,
  roofAgeLimits,
} from '../rules/energy-savings.ts'
import { numberWithin, oneOf, type PersonalAnswers, personalDefaults, personalRules, readNumber } from '../wizard/answers.ts'

/** The answers of the energy calculator as they stand in its fields. */
export type EnergyAnswers = PersonalAnswers & { currentBill: string; homeSize: string; roofAge: string; insulation: string; hvacAge: string }

export const energyDefaults: EnergyAnswers = {
  currentBill: String(defaults.currentBill),
  homeSize: String(defaults.homeSize),
  roofAge: String(defaults.roofAge),
  insulation: defaults.insulation,
  hvacAge: String(defaults.hvacAge),
  ...personalDefaults,
}

/** What holds for each answer, and what is said otherwise. Specification, section 5; decisions, Calculators. */
export const energyRules = {
  currentBill: numberWithin(billLimits, 'Enter a monthly bill between $50 and $1,000'),
  homeSize: numberWithin(homeSizeLimits, 'Enter a size between 500 and 10,000 sq ft'),
  roofAge: numberWithin(roofAgeLimits, 'Enter an age between 0 and 50 years'),
  insulation: oneOf(insulationLevels, 'Choose an insulation level'),
  hvacAge: numberWithin(hvacAgeLimits, 'Enter an age between 0 and 30 years'),
  ...personalRules,
}

/** Valid answers as the rules take them. */
export const energyInput = (answers: EnergyAnswers): EnergyInput => ({
  currentBill: readNumber(answers.currentBill) ?? billLimits.default,
  homeSize: readNumber(answers.homeSize) ?? homeSizeLimits.default,
  roofAge: readNumber(answers.roofAge) ?? roofAgeLimits.default,
  insulation: insulationLevels.find((level) => level === answers.insulation) ?? defaults.insulation,
  hvacAge: readNumber(answers.hvacAge) ?? hvacAgeLimits.default,
})
