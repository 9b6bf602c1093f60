import { browserWords, message, words } from './fields.ts'

const point = (description: string) =>
  words(description, { title: 'What it is.', text: 'A sentence about it.' })

export const energyResultWords = browserWords(
  'content/words/energy-result.yaml: the result of the energy calculator.',
  {
    saving: words('If the model finds savings.', {
      title: message('Heading of the result.', ['savings', 'firstName']),
      note: 'What the figures are.',
    }),
    abovePromise: words('If the model finds more than the page promises.', {
      title: message('Heading of the result. {savings} is what the promise comes to in a year.', [
        'savings',
        'firstName',
      ]),
      note: message('What the model found, and what to plan with.', ['percentage', 'promise']),
    }),
    nothingToSave: words('If the model finds no savings.', {
      title: message('Heading of the result.', ['savings', 'firstName']),
      note: 'What the figures are.',
    }),
    figures: words('Under the four figures.', {
      percentage: 'The share of the bill.',
      month: 'The monthly savings.',
      year: 'The yearly savings.',
      longView: 'The savings over all years.',
    }),
    co2: message('The carbon dioxide, and how it is calculated.', ['amount', 'rate']),
    pounds: message('The amount in it.', ['count']),
    longView: words('The years as a bar chart.', {
      heading: 'Heading.',
      caption: 'What the table shows, for people who cannot see it.',
      year: 'First column, for people who cannot see the table.',
      saved: 'Second column, for people who cannot see the table.',
    }),
    assumptions: words('What the figures assume.', {
      heading: 'Heading.',
      answers: message('The answers.', ['bill', 'size', 'roofAge', 'hvacAge', 'insulation']),
      together: 'What is counted together.',
      longView: 'What the years leave out.',
      size: 'What the size of the home affects.',
    }),
    insurance: words('The range of roof costs.', {
      heading: 'Heading.',
      lead: 'Above the range.',
      note: 'What it does not promise.',
    }),
    benefits: words('Beside the result.', {
      heat: point('The sun.'),
      air: point('The ducts in the attic.'),
      footprint: point('The power.'),
    }),
    download: 'Button that saves the report as a document.',
  },
)
