import {
  damageLevels,
  featureIds,
  roofSlopes,
  roofTypes,
} from '../../../content/schema/calculators.ts'
import type { Questions } from '../engine/questions.ts'

/** What the roof calculator asks, in its order: sizes in square feet, ages in years. */
export const roofQuestions = {
  roofType: { kind: 'choice', ids: roofTypes, default: 'shingle', pictures: 'roof-type' },
  squareFootage: {
    kind: 'number',
    min: 500,
    max: 10_000,
    step: 50,
    default: 1500,
    typical: { from: 1500, to: 2500 },
  },
  roofSlope: { kind: 'choice', ids: roofSlopes, default: 'medium', pictures: 'slope' },
  currentAge: { kind: 'number', min: 0, max: 50, step: 1, default: 10 },
  damageLevel: { kind: 'choice', ids: damageLevels, default: 'none', pictures: 'condition' },
  features: { kind: 'options', ids: featureIds },
} as const satisfies Questions
