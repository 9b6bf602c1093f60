import { browserWords, message, words } from './fields.ts'

export const energyDocumentWords = browserWords('content/words/energy-document.yaml: the report that the energy calculator saves.', {
  title: 'Heading.',
  question: 'What a visitor may call about, before the phone number.',
  band: words('The four figures, large.', {
    heading: message('Over them.', ['bill']),
    percentage: 'Under the percentage.',
    month: 'Under the saving of a month.',
    year: 'Under the saving of a year.',
    longView: 'Under the saving of all years.',
    nothingToGain: 'Before the caution, where the model finds nothing to save.',
    caution: 'What they are not.',
  }),
  answers: words('The answers, line by line.', {
    currentBill: 'Before the bill.',
    homeSize: 'Before the size.',
    roofAge: 'Before the age of the roof.',
    insulation: 'Before the insulation.',
    hvacAge: 'Before the age of the air conditioning.',
  }),
  longView: words('The savings added up.', { heading: 'Heading.', year: 'First column.', saved: 'Second column.' }),
  co2: words('The carbon dioxide.', {
    heading: 'Heading.',
    amount: message('The weight.', ['count']),
    method: message('How it is worked out.', ['rate', 'savings']),
    note: 'How far it may be trusted.',
  }),
  insurance: words('What such roofs cost.', {
    heading: 'Heading.',
    method: message('How it is worked out.', ['size', 'price', 'min', 'max']),
    note: 'What it is not.',
  }),
  assumptions: words('What the figures assume, one sentence or a few a point.', {
    heading: 'Heading.',
    together: 'What is counted together.',
    scores: message('How the percentage comes about.', ['baseline', 'lowest', 'highest']),
    longView: 'How the years are added up.',
    unmeasured: 'What the model does not know.',
    promise: 'What it does not promise.',
    rounding: 'How the figures are rounded.',
  }),
})
