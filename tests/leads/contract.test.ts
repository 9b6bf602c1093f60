import { expect, test } from 'vitest'
import { energyLead } from '../../components/calculators/energy/rule.ts'
import { estimateFields } from '../../components/calculators/roof/EstimateForm.tsx'
import { roofCost, roofLead } from '../../components/calculators/roof/rule.ts'
import { type FormName, leadOf } from '../../components/form/contact-forms.ts'
import {
  energyPrices,
  home,
  person,
  roofPrices,
  roof as untouched,
} from '../calculators/samples.tsx'

const name = 'Maya Ortega'
const money = expect.stringMatching(/^\$[\d,]+$/)
const range = expect.stringMatching(/^\$[\d,]+ - \$[\d,]+$/)
const asTexts = (answers: object) =>
  Object.fromEntries(
    Object.entries(answers).map(([question, answer]) => [question, String(answer)]),
  )

/** What the office reads of a form whose visitor answers from the bottom up, and types as people do. */
const formLead = (form: FormName, fields: Record<string, string>) => {
  const mail = `<${fields.email}>`
  const typed: Record<string, string> = { _next: '/', source: 'other', ...fields, email: mail }
  return leadOf(form, { getAll: (field) => ['', typed[field] ? ` ${typed[field]}\u200b` : ''] })
}
const { email, phone } = person
const message = { name, email, phone, service: 'Roof Repair', message: 'A leak' }
const long = {
  ...person,
  city: 'Doral',
  service: 'Roof Repair',
  message: '',
  preferredContact: 'email',
  urgency: 'normal',
  needsFinancing: '',
  needsInsuranceClaim: 'unsure',
}
const features = ['solar-ready', 'gutter-replacement'] as const
const roof = { roofType: 'tile', roofSlope: 'medium', currentAge: '15', damageLevel: 'minor' }
const energy = { roofAge: '15', insulation: 'minimal', hvacAge: '10' }
const estimate = estimateFields({ input: untouched, cost: roofCost(untouched, roofPrices) })

test.each([
  ['Home page form', formLead('short', message), `New message from ${name}`, message],
  ['Contact page', formLead('long', long), `New lead from ${name}`, long],
  [
    'Roof Replacement Calculator',
    roofLead({ ...person, ...roof, features, squareFootage: '2,000' }, roofPrices),
    `Roof estimate for ${name}`,
    {
      ...person,
      ...asTexts({ ...untouched, ...roof, squareFootage: 2000, features }),
      costEstimate: range,
    },
  ],
  [
    'Energy Savings Calculator',
    energyLead({ ...person, ...energy, currentBill: '$240', homeSize: '2,000' }, energyPrices),
    `Energy report for ${name}`,
    {
      ...person,
      ...asTexts({ ...home, ...energy, currentBill: 240, homeSize: 2000 }),
      monthlySavings: money,
      annualSavings: money,
    },
  ],
  [
    'Estimate Result',
    formLead('estimate', { ...estimate, name, email }),
    `Estimate details for ${name}`,
    {
      name,
      email,
      phone: '',
      projectType: 'roofing',
      qualityGrade: untouched.roofType,
      squareFootage: String(untouched.squareFootage),
      features: '',
      costEstimate: range,
      request: 'Email the detailed plan to this visitor',
    },
  ],
])(
  'the office reads a lead of the %s, with its fields in their order',
  (source, given, subject, fields) => {
    expect(given).toMatchObject({ source, subject })
    expect(Object.entries(given.fields)).toEqual(Object.entries(fields))
  },
)
