import { decodeHTML } from 'entities/decode'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { vi } from 'vitest'
import { energyQuestions } from '../../components/calculators/energy/questions.ts'
import { EnergyResult } from '../../components/calculators/energy/Result.tsx'
import { type EnergyPage, reportOf } from '../../components/calculators/energy/report.ts'
import type { EnergyInput } from '../../components/calculators/energy/rule.ts'
import { createAmounts } from '../../components/calculators/engine/amounts.ts'
import { createFormats } from '../../components/calculators/engine/formats.ts'
import { inputOf } from '../../components/calculators/engine/input.ts'
import { type Answers, startingAnswers } from '../../components/calculators/engine/questions.ts'
import { WizardContext } from '../../components/calculators/engine/wizard-content.ts'
import { estimateOf, type RoofPage } from '../../components/calculators/roof/estimate.ts'
import { roofQuestions } from '../../components/calculators/roof/questions.ts'
import { RoofResult } from '../../components/calculators/roof/Result.tsx'
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

type More = Partial<typeof common> & { terms?: RoofPage['terms']; voucher?: RoofPage['voucher'] }

/** What the calculators say in a language, and both results with what they add on paper. */
export const documentsIn = (language: Language) => {
  const { locale } = languages[language]
  const wizard = site.in(language).words.wizard
  const words = {
    wizard,
    forms: site.in(language).words.forms,
    document: site.in(language).words.document,
    'roof-result': site.in(language).words['roof-result'],
    'roof-document': site.in(language).words['roof-document'],
    'energy-result': site.in(language).words['energy-result'],
    'energy-document': site.in(language).words['energy-document'],
  }
  const [roofWords, energyWords] = [site.in(language).words.roof, site.in(language).words.energy]
  const formats = createFormats(locale, wizard.units)
  const data = { ...common, formats }
  const shared = { locale, shared: wizard, faults: site.in(language).words.inputs, pictures: {} }
  const roofPage = { ...shared, words: roofWords, prices: roofPrices, terms, booking: '/' }
  const energyPage = { ...shared, words: energyWords, prices: energyPrices, booking: '/' }
  const estimate = (input: RoofCostInput, more: Partial<Parameters<typeof estimateOf>[0]> = {}) =>
    estimateOf(
      { ...data, ...roofPage, labels: roofWords.labels, input, ...more },
      words['roof-result'].lines,
    )
  const report = (input: EnergyInput, more: Partial<Parameters<typeof reportOf>[0]> = {}) =>
    reportOf({ ...data, ...energyPage, labels: energyWords.labels, input, ...more })
  /** What every result gets, from what a visitor has typed. */
  const resultOf = (input: object, { company, visitor, date, reference }: typeof common) => {
    const house = Object.entries(input).map(([name, answer]) => [
      name,
      Array.isArray(answer) ? answer : String(answer),
    ])
    const answers = { ...Object.fromEntries(house), ...visitor } as Answers
    return { company, answers, finished: { reference, answers: '', at: date.getTime() } }
  }
  const render = (page: RoofPage | EnergyPage, result: ReactNode) => {
    vi.stubGlobal('location', { origin: 'https://roofs.example', pathname: '/' })
    vi.stubGlobal('navigator', {})
    const content = {
      ...page,
      name: '',
      questions: {},
      own: page.words,
      amounts: createAmounts(locale),
    }
    const html = renderToStaticMarkup(<WizardContext value={content}>{result}</WizardContext>)
    vi.unstubAllGlobals()
    return html
  }
  return {
    words,
    formats,
    estimate,
    report,
    roofOf: (input: RoofCostInput, more: More & { prices?: RoofPrices } = {}) => {
      const page = { ...roofPage, financing: '/financing', ...common, ...more }
      const given = resultOf(input, page)
      return render(page, <RoofResult {...page} {...given} loaded={words} />)
    },
    energyOf: (
      input: EnergyInput,
      more: Partial<typeof common> & { prices?: EnergyPrices } = {},
    ) => {
      const page = { ...energyPage, ...common, ...more }
      return render(page, <EnergyResult {...page} {...resultOf(input, page)} loaded={words} />)
    },
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
