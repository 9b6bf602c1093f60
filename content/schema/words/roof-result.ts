import { toast } from './calculator-fields.ts'
import { browserWords, message, words } from './fields.ts'

export const roofResultWords = browserWords(
  'content/words/roof-result.yaml: the result of the roof calculator.',
  {
    title: message('Heading of the result.', ['firstName']),
    answers: words('Labels that repeat the answers.', {
      grade: message('The quality grade.', ['grade']),
      presentRoof: message('The present roof, with its age.', ['age']),
    }),
    projects: words('Kinds of project.', {
      kitchen: 'Kitchen.',
      bathroom: 'Bathroom.',
      basement: 'Basement.',
      addition: 'Addition.',
      roofing: 'Roofing.',
    }),
    grades: words('Quality grades.', {
      basic: 'Basic.',
      'mid-range': 'Mid-range.',
      'high-end': 'High-end.',
      standard: 'Anything else.',
    }),
    range: words('The range of the price.', {
      yourAnswers: message('Where the answers fall within the range.', ['total']),
      low: 'The low end.',
      high: 'The high end.',
      note: 'What the range is and what it assumes.',
    }),
    voucher: message('Under the text of the voucher.', ['date', 'conditions']),
    breakdown: words('The price, line by line.', {
      heading: 'Heading.',
      part: 'First column, for people who cannot see the table.',
      amount: 'Second column, for people who cannot see the table.',
      total: 'The sum.',
      totalNote: message('Under the sum.', ['min', 'max']),
    }),
    lines: words('A line of the price: what it is for, and how it is calculated.', {
      base: message('The material.', ['roofType', 'size']),
      age: message('The age of the present roof.', ['age']),
      allowance: message('What is added for every roof.', ['size']),
      perSquareFoot: message('Calculated from the size.', ['price']),
      factor: message('Calculated with a factor.', ['factor']),
    }),
    otherRoofs: words('The same answers with other roof types.', {
      heading: 'Heading.',
      range: message('A range.', ['min', 'max']),
    }),
    payments: words('The monthly payments.', {
      heading: 'Heading.',
      sameAsCash: 'Under a term without interest.',
      extended: message('Under a longer term, once lender and APR are known.', ['lender', 'apr']),
      note: message('Under the terms. {shortest} and {longest} are months of extended plans.', [
        'total',
        'shortest',
        'longest',
        'financing',
      ]),
      financing: 'Text of the link {financing}.',
    }),
    upgrades: words('Popular upgrades.', {
      heading: 'Heading.',
      names: words('Their names.', {
        premiumShingles: 'Better shingles.',
        newGutters: 'New gutters.',
      }),
      adds: message('What one typically adds.', ['min', 'max']),
    }),
    next: words('What a visitor can do next.', {
      heading: 'Heading.',
      text: 'What a visit offers.',
      download: 'Button that saves the estimate as a document.',
      email: 'Button that reveals the form.',
      questions: message('After the reference.', ['phone']),
    }),
    estimateForm: words('The form that asks for the estimate by email.', {
      heading: 'Heading.',
      lead: 'Who sends it.',
      name: 'Label of the name.',
      email: 'Label of the email.',
      phone: 'Label of the phone number.',
      optional: 'After the label of a field that may be left empty.',
      submit: 'Its button.',
      submitting: 'The same while it is being sent.',
      messages: words('Error messages.', {
        name: message('About the name.', ['length']),
        email: 'About the email.',
      }),
      sent: toast('Notice once it was sent.'),
    }),
  },
)
