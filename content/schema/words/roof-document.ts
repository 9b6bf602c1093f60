import { fileName } from './calculator-fields.ts'
import { browserWords, message, words } from './fields.ts'

export const roofDocumentWords = browserWords(
  'content/words/roof-document.yaml: the estimate that the roof calculator saves.',
  {
    title: 'Heading.',
    fileName,
    question: 'What a visitor may call about, before the phone number.',
    band: words('The range in large type.', {
      heading: message('Above it.', ['roofType', 'size']),
      total: message('Where the model total falls within it.', ['total']),
      end: message('Under each end.', ['percent']),
      caution: 'What it does not promise.',
    }),
    answers: words('The answers, line by line.', {
      roofType: 'Before the type of roof.',
      squareFootage: 'Before the size.',
      roofSlope: 'Before the slope.',
      currentAge: 'Before the age.',
      damageLevel: 'Before the condition.',
      features: 'Before the extras.',
      noFeatures: 'In place of extras.',
    }),
    price: words('The price, line by line.', {
      heading: 'Heading.',
      line: 'First column.',
      amount: 'Second column.',
      total: 'The sum.',
      totalNote: message('Under the sum.', ['min', 'max']),
      rounding: 'Under the table.',
    }),
    voucher: words('The voucher.', { until: message('Its last line.', ['date']) }),
    payments: words('The monthly payments.', {
      heading: 'Heading.',
      lead: message('Under the heading.', ['total']),
      sameAsCash: words('Plans without interest.', {
        name: 'First column: the plan.',
        payment: 'Second column: the payment.',
        conditions: 'The conditions under it.',
      }),
      extended: words('Longer plans.', {
        name: 'First column: the plan. Stands alone until lender and APR are known.',
        payment: message('Second column: the payment.', ['lender', 'apr']),
        conditions: message('The months and the conditions.', ['shortest', 'longest']),
      }),
      lender: 'Under both.',
    }),
    upgrades: words('Popular upgrades.', {
      heading: 'Heading.',
      lead: 'Under the heading.',
      premiumShingles: message('Better shingles.', ['range']),
      newGutters: message('New gutters.', ['range']),
    }),
    conditions: words('What the estimate is and is not, one or a few sentences per point.', {
      heading: 'Heading.',
      answers: 'Where it comes from.',
      quote: 'What it does not promise.',
      visit: 'What comes next.',
      size: 'What the size means.',
      unknown: 'What is not in it.',
      permit: 'Who decides in the end.',
    }),
  },
)
