import { browserWords, message, words } from './fields.ts'

const point = (description: string) => words(description, { title: 'What it is.', text: 'A sentence about it.' })

export const energyResultWords = browserWords('content/words/energy-result.yaml: the result of the energy calculator.', {
  saving: words('Where there is something to save.', {
    title: message('Heading of the result.', ['savings', 'firstName']),
    note: 'What the figures are.',
  }),
  nothingToSave: words('Where there is nothing to save.', {
    title: message('Heading of the result.', ['savings', 'firstName']),
    note: 'What the figures are.',
  }),
  figures: words('Under the four figures.', {
    percentage: 'The part of the bill.',
    month: 'The saving of a month.',
    year: 'The saving of a year.',
    longView: 'The saving of all years.',
  }),
  co2: message('The carbon dioxide, and how it is counted.', ['amount', 'rate']),
  pounds: message('The amount in it.', ['count']),
  longView: words('The years as bars.', {
    heading: 'Heading.',
    caption: 'What the table holds, for people who cannot see it.',
    year: 'First column, likewise.',
    saved: 'Second column, likewise.',
  }),
  assumptions: words('What the figures assume.', {
    heading: 'Heading.',
    answers: message('The answers.', ['bill', 'size', 'roofAge', 'hvacAge', 'insulation']),
    together: 'What is counted together.',
    longView: 'What the years leave out.',
    size: 'What the size of the home moves.',
  }),
  insurance: words('The range of roof costs.', { heading: 'Heading.', lead: 'Over the range.', note: 'What it is not.' }),
  benefits: words('Beside the result.', {
    heat: point('The sun.'),
    air: point('The attic.'),
    footprint: point('The power.'),
  }),
  download: 'Button that saves the report as a document.',
})
