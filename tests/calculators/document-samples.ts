import {
  type EnergyDocumentData,
  energyDocument,
} from '../../components/calculators/energy/document.ts'
import { insuranceRange } from '../../components/calculators/energy/insurance-range.ts'
import { type EnergyInput, energySavings } from '../../components/calculators/energy/rule.ts'
import type {
  Company,
  Visitor,
} from '../../components/calculators/engine/document/document-data.ts'
import { createFormats } from '../../components/calculators/engine/formats.ts'
import { createUnits } from '../../components/calculators/engine/units.ts'
import { type RoofDocumentData, roofDocument } from '../../components/calculators/roof/document.ts'
import { describeLine } from '../../components/calculators/roof/price-lines.ts'
import { type RoofCostInput, roofCost } from '../../components/calculators/roof/rule.ts'
import { defaultLanguage, languages } from '../../content/model/languages.ts'
import { readWords } from '../../renderer/build/read-content.ts'

/** The words of the documents, as the browser has them. */
export const words = {
  document: readWords('document'),
  roof: readWords('roof-document'),
  energy: readWords('energy-document'),
  roofLines: readWords('roof-result').lines,
  roofLabels: readWords('roof').labels,
  energyLabels: readWords('energy').labels,
}
export const formats = createFormats(languages[defaultLanguage].locale)
export const units = createUnits(readWords('wizard').units, formats)

export const company: Company = {
  name: 'Tests & Roofs',
  phone: '(305) 555-0100',
  email: 'office@roofs.example',
  license: 'CCC1234567',
  address: '1 Palm Street, Miami, FL 33101',
  url: 'https://www.roofs.example',
}
export const visitor: Visitor = {
  firstName: 'Maya',
  lastName: 'Ortega',
  email: 'maya@mail.example',
  phone: '305 555 0188',
  address: '1420 Alhambra Circle, Coral Gables',
}
export const common = {
  company,
  visitor,
  date: new Date(2026, 10, 20, 23, 59),
  reference: 'K7QF29',
}
export const voucher = {
  text: '$1,000 voucher',
  conditions: 'One per signed roof.',
  until: new Date(2026, 11, 20),
}

/** Answers that make the shortest estimate there is. */
export const roof: RoofCostInput = {
  roofType: 'shingle',
  squareFootage: 2000,
  roofSlope: 'medium',
  currentAge: 20,
  damageLevel: 'none',
  features: [],
}
export const home: EnergyInput = {
  currentBill: 150,
  homeSize: 1500,
  roofAge: 10,
  insulation: 'adequate',
  hvacAge: 8,
}

/** The lines of the cost in words. */
export const linesOf = (input: RoofCostInput): RoofDocumentData['lines'] =>
  roofCost(input).lines.map((line) => ({
    ...describeLine(line, input, {
      lines: words.roofLines,
      labels: words.roofLabels,
      formats,
      units,
    }),
    amount: line.amount,
  }))

export const terms = { sameAsCashMonths: [6, 12], extendedMonths: [24, 120] }

/** The estimate for these answers. */
export const roofOf = (input: RoofCostInput, more: Partial<RoofDocumentData> = {}): string => {
  const cost = roofCost(input)
  const wording = {
    words: { document: words.document, roof: words.roof, labels: words.roofLabels },
    formats,
    units,
  }
  return roofDocument({ ...common, input, cost, lines: linesOf(input), terms, ...more }, wording)
}

/** The report for these answers. */
export const energyOf = (input: EnergyInput, more: Partial<EnergyDocumentData> = {}): string => {
  const wording = {
    words: { document: words.document, energy: words.energy, labels: words.energyLabels },
    formats,
    units,
  }
  return energyDocument(
    {
      ...common,
      input,
      savings: energySavings(input),
      insurance: insuranceRange(input.homeSize),
      ...more,
    },
    wording,
  )
}
