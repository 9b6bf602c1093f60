import { insulationLevels } from '../../../content/schema/calculators.ts'
import type { Questions } from '../engine/questions.ts'

/**
 * What the energy calculator asks, in its order: a bill in dollars a month, a size in square feet,
 * ages in years.
 */
export const energyQuestions = {
  currentBill: { kind: 'number', min: 50, max: 1000, step: 10, default: 150, money: true },
  homeSize: {
    kind: 'number',
    min: 500,
    max: 10_000,
    step: 50,
    default: 1500,
    typical: { from: 1500, to: 2500 },
  },
  roofAge: { kind: 'number', min: 0, max: 50, step: 1, default: 10 },
  insulation: {
    kind: 'choice',
    ids: insulationLevels,
    default: 'adequate',
    pictures: 'insulation',
  },
  hvacAge: { kind: 'number', min: 0, max: 30, step: 1, default: 8 },
} as const satisfies Questions
