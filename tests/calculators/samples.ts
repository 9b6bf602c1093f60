import { decodeHTML } from 'entities/decode'
import fc from 'fast-check'
import { energyDocument } from '../../components/calculators/energy/document.ts'
import { energyQuestions } from '../../components/calculators/energy/questions.ts'
import { reportOf } from '../../components/calculators/energy/report.ts'
import type { EnergyInput } from '../../components/calculators/energy/rule.ts'
import { createFormats } from '../../components/calculators/engine/formats.ts'
import { inputOf } from '../../components/calculators/engine/input.ts'
import { startingAnswers } from '../../components/calculators/engine/questions.ts'
import { roofDocument } from '../../components/calculators/roof/document.ts'
import { estimateOf } from '../../components/calculators/roof/estimate.ts'
import { roofQuestions } from '../../components/calculators/roof/questions.ts'
import type { RoofCostInput } from '../../components/calculators/roof/rule.ts'
import { defaultLanguage, type Language, languages } from '../../content/schema/languages.ts'
import type { EnergyPrices, RoofPrices } from '../../content/schema/prices.ts'
import { site } from '../project-site.ts'

/** The prices of the specification, which the worked examples use, and ours of later questions. */
export const roofPrices: RoofPrices = {
  ...site.in(defaultLanguage).prices.roof,
  since: '2026-11-20',
  roofType: { shingle: 8, tile: 15, metal: 12, flat: 6 },
  allowance: 2.5,
  roofSlope: { low: 1, medium: 1.15, steep: 1.35 },
  agePerYear: 1,
  damageLevel: { none: 1, minor: 1.15, moderate: 1.35, major: 1.65 },
  features: {
    'impact-resistant': 3000,
    'solar-ready': 2500,
    'premium-ventilation': 1500,
    'gutter-replacement': 2000,
    'skylight-installation': 3500,
    'insulation-upgrade': 2800,
  },
  range: { min: 0.585, max: 1.15 },
  upgrades: { premiumShingles: { min: 2000, max: 4000 }, newGutters: { min: 1500, max: 3000 } },
}
export const energyPrices: EnergyPrices = {
  since: '2026-11-20',
  roofAge: { perYear: 0.02, lowest: 0.6 },
  hvacAge: { perYear: 0.03, lowest: 0.7 },
  insulation: { none: 0.7, minimal: 0.8, adequate: 0.9, excellent: 1 },
  newRoof: 0.95,
  highestSaving: 50,
  co2PerDollar: 0.7,
  roofCost: { perSquareFoot: 12, min: 0.52, max: 1.2 },
}

export const person = {
  firstName: 'Maya',
  lastName: 'Ortega',
  email: 'maya@sample.example',
  phone: '(305) 555-0142',
  address: '1 Main Street',
}

/** Anything of that person, wherever it turns up. */
export const anythingPersonal = /Maya|Ortega|sample|555|Main/

/** The calculators as a visitor finds them. */
export const untouchedRoof = startingAnswers(roofQuestions)
export const roof: RoofCostInput = inputOf(roofQuestions, untouchedRoof)
export const home: EnergyInput = inputOf(energyQuestions, startingAnswers(energyQuestions))

export const common = {
  company: {
    name: 'Tests & Roofs',
    phone: '(305) 555-0100',
    email: 'office@roofs.example',
    license: 'CCC1234567',
    address: '1 Palm Street, Miami, FL 33101',
    url: 'https://www.roofs.example',
  },
  visitor: person,
  date: new Date(2026, 10, 20, 23, 59),
  reference: 'K7QF29',
}
export const voucher = {
  text: '$1,000 voucher',
  conditions: 'One per signed roof.',
  days: 30,
}
const terms = { sameAsCashMonths: [6, 12], extendedMonths: [24, 120] }

/** What the calculators say in a language, and both documents as pages. */
export const documentsIn = (language: Language) => {
  const words = {
    document: site.words('document', language),
    'roof-document': site.words('roof-document', language),
    'energy-document': site.words('energy-document', language),
  }
  const formats = createFormats(languages[language].locale, site.words('wizard', language).units)
  const data = { ...common, formats }
  const roofData = {
    ...data,
    prices: roofPrices,
    terms,
    labels: site.words('roof', language).labels,
  }
  const energyData = {
    ...data,
    prices: energyPrices,
    labels: site.words('energy', language).labels,
  }
  const { lines } = site.words('roof-result', language)
  const estimate = (input: RoofCostInput, more: Partial<Parameters<typeof estimateOf>[0]> = {}) =>
    estimateOf({ ...roofData, input, ...more }, lines)
  const report = (input: EnergyInput, more: Partial<Parameters<typeof reportOf>[0]> = {}) =>
    reportOf({ ...energyData, input, ...more })
  return {
    words,
    formats,
    estimate,
    report,
    roofOf: (...given: Parameters<typeof estimate>) => roofDocument(estimate(...given), words),
    energyOf: (...given: Parameters<typeof report>) => energyDocument(report(...given), words),
  }
}

/** What a reader sees, in order, with one space where markup was. */
export const shown = (page: string) =>
  decodeHTML(page.replace(/<style>[\s\S]*<\/style>/, '').replace(/<[^>]*>/g, ' ')).replace(
    /[ \n]+/g,
    ' ',
  )

/** A number for each option, each larger than the one before it. */
export const ascending = <Id extends string>(ids: readonly Id[], numbers: fc.Arbitrary<number>) =>
  fc
    .uniqueArray(numbers, { minLength: ids.length, maxLength: ids.length })
    .map((all) => all.toSorted((one, two) => one - two))
    .map((all) => Object.fromEntries(ids.map((id, at) => [id, all[at] ?? 0])) as Record<Id, number>)
