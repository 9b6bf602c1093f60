import { expect, test } from 'vitest'
import { energyLead } from '../../components/calculators/energy/report.ts'
import { estimateLead } from '../../components/calculators/roof/EstimateForm.tsx'
import { roofLead } from '../../components/calculators/roof/estimate.ts'
import { type RoofCostInput, roofCost } from '../../components/calculators/roof/rule.ts'
import { contactForms, leadOf, readForm } from '../../components/form/contact-forms.ts'
import { energyPrices, roofPrices, roof as untouched } from '../calculators/samples.tsx'

const person = {
  firstName: 'Ana',
  lastName: 'Diaz',
  email: 'ana@sample.example',
  phone: '(305) 555-0100',
  address: '1 Main Street',
}
const { email, phone } = person
const message = { name: 'Ana Diaz', email, phone, service: 'Roof Repair', message: 'A leak' }
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
const contact = { name: 'Ana Diaz', email, phone: '' }

const roof: RoofCostInput = {
  ...untouched,
  roofType: 'tile',
  squareFootage: 2000,
  roofSlope: 'medium',
  currentAge: 15,
  damageLevel: 'minor',
}
const features = ['solar-ready', 'gutter-replacement'] as const
const cost = roofCost({ ...roof, features }, roofPrices)
const money = expect.stringMatching(/^\$[\d,]+$/)
const range = expect.stringMatching(/^\$[\d,]+ - \$[\d,]+$/)
const energy = { roofAge: '15', insulation: 'minimal', hvacAge: '10' }

/** Reverses the fields, like a visitor who answers from the bottom up. */
const reversed = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).reverse())

const formLead = (kind: keyof typeof contactForms, typed: Record<string, string>) =>
  leadOf(
    contactForms[kind],
    readForm(contactForms[kind], { getAll: (name) => [typed[name] ?? ''] }).values,
  )

test.each([
  [
    formLead('short', { ...reversed(message), _next: '/', source: 'elsewhere' }),
    'Home page form',
    'New message from Ana Diaz',
    message,
  ],
  [formLead('long', reversed(longAnswers)), 'Contact page', 'New lead from Ana Diaz', longAnswers],
  [
    roofLead(
      { ...person, ...roof, features, squareFootage: '2,000', currentAge: '15' },
      roofPrices,
    ),
    'Roof Replacement Calculator',
    'Roof estimate for Ana Diaz',
    {
      ...person,
      ...roof,
      squareFootage: '2000',
      currentAge: '15',
      features: 'solar-ready,gutter-replacement',
      costEstimate: range,
    },
  ],
  [
    energyLead({ ...person, currentBill: '$240', homeSize: '2,000', ...energy }, energyPrices),
    'Energy Savings Calculator',
    'Energy report for Ana Diaz',
    {
      ...person,
      currentBill: '240',
      homeSize: '2000',
      ...energy,
      monthlySavings: money,
      annualSavings: money,
    },
  ],
  [
    estimateLead(contact, { input: { ...roof, features: [] }, cost }),
    'Estimate Result',
    'Estimate details for Ana Diaz',
    {
      ...contact,
      projectType: 'roofing',
      qualityGrade: 'tile',
      squareFootage: '2000',
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
