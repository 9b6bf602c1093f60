import { fileName } from './calculator-fields.ts'
import { browserWords, message, words } from './fields.ts'

export const energyDocumentWords = browserWords(
  'content/words/energy-document.yaml: the report that the energy calculator saves.',
  {
    title: 'Heading.',
    fileName,
    question: 'What a visitor may call about, before the phone number.',
    band: words('The four large figures.', {
      heading: message('Above them.', ['bill']),
      percentage: 'Under the percentage.',
      month: 'Under the monthly savings.',
      year: 'Under the yearly savings.',
      longView: 'Under the savings over all years.',
      nothingToGain: 'Before the caution, if the model finds no savings.',
      abovePromise: message(
        'Before the caution, if the model finds more than the page promises. {savings} is for a year.',
        ['promise', 'savings'],
      ),
      caution: 'What the figures do not promise.',
    }),
    answers: words('The answers, line by line.', {
      currentBill: 'Before the bill.',
      homeSize: 'Before the size.',
      roofAge: 'Before the age of the roof.',
      insulation: 'Before the insulation.',
      hvacAge: 'Before the age of the air conditioning.',
    }),
    longView: words('The savings over the years.', {
      heading: 'Heading.',
      year: 'First column.',
      saved: 'Second column.',
    }),
    co2: words('The carbon dioxide.', {
      heading: 'Heading.',
      amount: message('The weight.', ['count']),
      method: message('How it is calculated.', ['rate', 'savings']),
      note: 'How reliable it is.',
    }),
    insurance: words('What such roofs cost.', {
      heading: 'Heading.',
      method: message('How it is calculated.', ['size', 'price', 'min', 'max']),
      note: 'What it does not promise.',
    }),
    assumptions: words('What the figures assume, one or a few sentences per point.', {
      heading: 'Heading.',
      together: 'What is counted together.',
      scores: message('How the percentage is calculated.', ['baseline', 'lowest', 'highest']),
      longView: 'How the years are added up.',
      unmeasured: 'What the model does not account for.',
      promise: 'What it does not promise.',
      rounding: 'How the figures are rounded.',
    }),
  },
)
