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
import { type Language, languages } from '../../content/schema/languages.ts'
import { readWords } from '../../renderer/build/read-content.ts'

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

export const terms = { sameAsCashMonths: [6, 12], extendedMonths: [24, 120] }

/** The words of the documents in a language, as the browser has them. */
const wordsIn = (language: Language) => ({
  document: readWords('document', language),
  roof: readWords('roof-document', language),
  energy: readWords('energy-document', language),
  roofLines: readWords('roof-result', language).lines,
  roofLabels: readWords('roof', language).labels,
  energyLabels: readWords('energy', language).labels,
})

/** Both documents in a language, and what they are written with. */
export const documentsIn = (language: Language) => {
  const words = wordsIn(language)
  const formats = createFormats(languages[language].locale)
  const units = createUnits(readWords('wizard', language).units, formats)
  const { document } = words

  /** The lines of the cost in words. */
  const linesOf = (input: RoofCostInput): RoofDocumentData['lines'] => {
    const wording = { lines: words.roofLines, labels: words.roofLabels, formats, units }
    return roofCost(input).lines.map((line) => ({
      ...describeLine(line, input, wording),
      amount: line.amount,
    }))
  }

  /** The estimate for these answers. */
  const roofOf = (input: RoofCostInput, more: Partial<RoofDocumentData> = {}): string =>
    roofDocument(
      { ...common, input, cost: roofCost(input), lines: linesOf(input), terms, ...more },
      { words: { document, roof: words.roof, labels: words.roofLabels }, formats, units },
    )

  /** The report for these answers. */
  const energyOf = (input: EnergyInput, more: Partial<EnergyDocumentData> = {}): string => {
    const [savings, insurance] = [energySavings(input), insuranceRange(input.homeSize)]
    return energyDocument(
      { ...common, input, savings, insurance, ...more },
      { words: { document, energy: words.energy, labels: words.energyLabels }, formats, units },
    )
  }
  return { words, formats, units, linesOf, roofOf, energyOf }
}
