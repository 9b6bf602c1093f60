import { message, words } from './fields.ts'

export const pricesWords = words(
  'content/words/prices.yaml: the tables and the example that explain the calculators on their pages.',
  {
    base: words('The columns of <BasePrices />.', {
      roof: 'The type of roof.',
      price: 'Its price.',
      allowance: 'What is added for every roof.',
    }),
    roofs: words('<RoofPrices />, a table for each size of roof.', {
      assumptions: message('What the prices take for granted.', ['slope', 'years', 'damage']),
      size: message('First column: the size of the roof. Its rows are types of roof.', ['size']),
      low: 'Second column: the low end of the range.',
      high: 'Third column: the high end.',
    }),
    factors: words('<PriceFactors />.', {
      answer: 'First column.',
      factor: 'Second column.',
      age: 'Row of the age.',
      perYear: message('Its factor.', ['start', 'perYear']),
    }),
    extras: words('The columns of <ExtraPrices />.', {
      feature: 'The extra.',
      price: 'Its price.',
    }),
    scores: words('<EnergyScores />.', {
      answer: 'First column.',
      score: 'Second column.',
      roofAge: 'Row of the age of the roof.',
      roofWear: message('Its score.', ['new', 'perYear', 'lowest']),
      insulation: message('Row of a level of insulation.', ['level']),
      hvacAge: 'Row of the age of the air conditioner.',
      hvacWear: message('Its score.', ['new', 'perYear', 'lowest']),
    }),
    example: words('<WorkedExample />: a roof with no damage and no extras, step by step.', {
      answers: message('The answers.', ['size', 'roofType', 'slope', 'years']),
      base: message('The price of the material.', ['size', 'price', 'sum']),
      slope: message('After applying the slope.', ['slope', 'factor', 'sum']),
      age: message('After applying the age.', ['years', 'factor', 'sum']),
      allowance: message('After adding the amount for every roof.', [
        'size',
        'price',
        'amount',
        'total',
      ]),
      range: message('The range.', ['min', 'max']),
    }),
  },
)
