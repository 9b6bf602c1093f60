import { expect, test } from 'vitest'
import { energyLead } from '../../components/calculators/energy/rule.ts'
import { estimateFields } from '../../components/calculators/roof/EstimateForm.tsx'
import { roofCost, roofLead } from '../../components/calculators/roof/rule.ts'
import { type FormName, leadOf } from '../../components/form/contact-forms.ts'
import { energyPrices, person, roofPrices, roof as untouched } from '../calculators/samples.tsx'

const { email, phone } = person
const name = 'Maya Ortega'
const message = { name, email, phone, service: 'Roof Repair', message: 'A leak' }
const longAnswers = {
  ...person,
  city: 'Doral',
  service: 'Roof Repair',
  message: '',
  preferredContact: 'email',
  urgency: 'normal',
  needsFinancing: '',
  needsInsuranceClaim: 'unsure',
}
const contact = { name, email, phone: '' }

const roof = {
  roofType: 'tile',
  squareFootage: '2000',
  roofSlope: 'medium',
  currentAge: '15',
  damageLevel: 'minor',
}
const features = ['solar-ready', 'gutter-replacement']
const energy = { roofAge: '15', insulation: 'minimal', hvacAge: '10' }
const money = expect.stringMatching(/^\$[\d,]+$/)
const range = expect.stringMatching(/^\$[\d,]+ - \$[\d,]+$/)

/** Every answer about a roof as the calculator starts with it. */
const asDefault = Object.fromEntries(
  Object.entries(untouched).map(([question, answer]) => [question, String(answer)]),
)

/** Reverses the fields, like a visitor who answers from the bottom up. */
const reversed = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).reverse())

const formLead = (form: FormName, typed: Record<string, string>) =>
  leadOf(form, { getAll: (name) => [typed[name] ?? ''] })

test.each([
  [
    formLead('short', { ...reversed(message), _next: '/', source: 'elsewhere' }),
    'Home page form',
    `New message from ${name}`,
    message,
  ],
  [formLead('long', reversed(longAnswers)), 'Contact page', `New lead from ${name}`, longAnswers],
  [
    roofLead({ ...person, ...roof, features, squareFootage: '2,000' }, roofPrices),
    'Roof Replacement Calculator',
    `Roof estimate for ${name}`,
    { ...person, ...asDefault, ...roof, features: features.join(), costEstimate: range },
  ],
  [
    energyLead({ ...person, currentBill: '$240', homeSize: '2,000', ...energy }, energyPrices),
    'Energy Savings Calculator',
    `Energy report for ${name}`,
    {
      ...{ ...person, currentBill: '240', homeSize: '2000', ...energy },
      monthlySavings: money,
      annualSavings: money,
    },
  ],
  [
    formLead('estimate', {
      ...estimateFields({ input: untouched, cost: roofCost(untouched, roofPrices) }),
      ...contact,
    }),
    'Estimate Result',
    `Estimate details for ${name}`,
    {
      ...contact,
      projectType: 'roofing',
      qualityGrade: untouched.roofType,
      squareFootage: String(untouched.squareFootage),
      features: '',
      costEstimate: range,
      request: 'Email the detailed plan to this visitor',
    },
  ],
])(
  'the office reads $0.source, with its fields in their order',
  (given, source, subject, fields) => {
    expect(given).toMatchObject({ source, subject })
    expect(Object.entries(given.fields)).toEqual(Object.entries(fields))
  },
)
