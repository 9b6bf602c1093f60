import { withoutResidue } from '../engine/dollars.ts'

/** The energy model of the company: its factors, its limits, and what follows from them. */

export const insulationLevels = ['none', 'minimal', 'adequate', 'excellent'] as const
export type InsulationLevel = (typeof insulationLevels)[number]

type Wear = { perYear: number; floor: number }

/** What the roof loses in each year, and the factor it never falls below. */
export const roofWear: Wear = { perYear: 0.02, floor: 0.6 }

/** What heating and cooling lose in each year, and the factor they never fall below. */
export const hvacWear: Wear = { perYear: 0.03, floor: 0.7 }

/** A factor without a unit. */
export const insulationFactors: Readonly<Record<InsulationLevel, number>> = {
  none: 0.7,
  minimal: 0.8,
  adequate: 0.9,
  excellent: 1,
}

/** What a new roof is measured against, a factor without a unit. */
export const newRoofBaseline = 0.95

/** The most the model may promise, in percent of the bill. */
export const highestPercentage = 50

/** Pounds of CO2 for each dollar saved. */
export const co2PoundsPerDollar = 0.7

/** Years of the long view. */
export const longViewYears = 20

/**
 * What a visitor says about the home: dollars per month, square feet, years. The size moves no
 * saving of this model.
 */
export type EnergyInput = {
  currentBill: number
  homeSize: number
  roofAge: number
  insulation: InsulationLevel
  hvacAge: number
}

/**
 * Percent of the bill from 0 to 50, dollars, and pounds of CO2 per year. Unrounded, and never below
 * 0.
 */
export type EnergySavings = {
  savingsPercentage: number
  monthlySavings: number
  annualSavings: number
  twentyYearSavings: number
  co2Reduction: number
}

/** What a percentage of a monthly bill comes to, in dollars a year. */
export const yearlyShare = (bill: number, percentage: number): number =>
  (bill * 12 * percentage) / 100

const wornFactor = (age: number, { perYear, floor }: Wear) => Math.max(floor, 1 - age * perYear)

/**
 * What the first years have saved together, in dollars: one amount for each year, without price
 * rises or interest.
 */
export const cumulativeSavings = (annual: number, years: number): number[] =>
  Array.from({ length: years }, (_, past) => annual * (past + 1))

/**
 * What a new roof may save. Numbers beyond the limits are not refused: the percentage is clamped
 * and money floored at 0. The percentage loses its binary residue before anything follows from it:
 * 5 % must not come out as 4.999999999999993, nor nothing as 0.0000000000001, which would show as a
 * saving.
 */
export const energySavings = ({
  currentBill,
  roofAge,
  insulation,
  hvacAge,
}: EnergyInput): EnergySavings => {
  const present =
    wornFactor(roofAge, roofWear) * insulationFactors[insulation] * wornFactor(hvacAge, hvacWear)
  const savingsPercentage = Math.min(
    highestPercentage,
    Math.max(0, withoutResidue((newRoofBaseline - present) * 100)),
  )
  const monthlySavings = Math.max(0, (currentBill * savingsPercentage) / 100)
  const annualSavings = monthlySavings * 12
  return {
    savingsPercentage,
    monthlySavings,
    annualSavings,
    twentyYearSavings: annualSavings * longViewYears,
    co2Reduction: annualSavings * co2PoundsPerDollar,
  }
}
