import { decodeHTML } from 'entities/decode'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { vi } from 'vitest'
import { EnergyResult } from '../../components/calculators/energy/Result.tsx'
import type { EnergyInput } from '../../components/calculators/energy/rule.ts'
import { createFormats } from '../../components/calculators/engine/formats.ts'
import { inputOf } from '../../components/calculators/engine/input.ts'
import { type Answers, startingAnswers } from '../../components/calculators/engine/questions.ts'
import {
  type WizardContent,
  WizardContext,
} from '../../components/calculators/engine/wizard-content.ts'
import type { RoofPage } from '../../components/calculators/roof/estimate.tsx'
import { RoofResult } from '../../components/calculators/roof/Result.tsx'
import type { RoofCostInput } from '../../components/calculators/roof/rule.ts'
import type { PricedName } from '../../content/schema/calculators.ts'
import { fromKeys } from '../../content/schema/keys.ts'
import { type Language, languages } from '../../content/schema/languages.ts'
import type { EnergyPrices, RoofPrices } from '../../content/schema/prices.ts'
import { energyQuestions, type Question, roofQuestions } from '../../content/schema/questions.ts'
import { site } from '../project-site.ts'

/** Prices that change nothing, for the questions that the specification does not ask. */
const optionPrice = { factor: 1, sum: 0, range: { min: 0, max: 0 }, perSquareFoot: 0 }
const neutral = Object.fromEntries(
  Object.entries<Question>(roofQuestions).flatMap(([name, { effect, ...question }]) => {
    if (!effect) return []
    const prices =
      'ids' in question
        ? fromKeys<Record<string, unknown>>(question.ids, () => optionPrice[effect])
        : { percentPerYear: 0, each: 0 }
    return [[name, prices]]
  }),
  // Each has the prices of its effect.
) as Pick<RoofPrices, PricedName>

/** The prices of the specification, which the worked examples use. */
export const roofPrices: RoofPrices = {
  ...neutral,
  since: '2026-11-20',
  roofType: { shingle: 8, tile: 15, metal: 12, flat: 6 },
  allowance: 2.5,
  roofSlope: { low: 1, medium: 1.15, steep: 1.35 },
  currentAge: { percentPerYear: 1 },
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

const company = {
  name: 'Tests & Roofs',
  phone: '(305) 555-0100',
  email: 'office@roofs.example',
  license: 'CCC1234567',
  address: '1 Palm Street, Miami, FL 33101',
  url: 'https://www.roofs.example',
  messages: {},
}
const finished = {
  reference: 'K7QF29',
  answers: '',
  at: new Date(2026, 10, 20, 23, 59).getTime(),
}
export const voucher = { text: '$1,000 voucher', conditions: 'One per signed roof.', days: 30 }

/** What that person has typed. */
const answersOf = (input: RoofCostInput | EnergyInput): Answers => {
  const typed = Object.entries(input).map(([name, answer]) => [
    name,
    Array.isArray(answer) ? answer : String(answer),
  ])
  return { ...person, ...Object.fromEntries(typed) }
}

/** Both results in a language, with what they add on paper, as the browser renders them. */
export const resultsIn = (language: Language) => {
  const { words } = site.in(language)
  const { locale } = languages[language]
  const shared = {
    locale,
    company,
    finished,
    shared: words.wizard,
    faults: words.inputs,
    pictures: {},
    booking: '/',
    loaded: words,
  }
  const render = (page: Omit<WizardContent, 'name' | 'questions'>, result: ReactNode) => {
    vi.stubGlobal('location', { origin: 'https://roofs.example', pathname: '/' })
    vi.stubGlobal('navigator', {})
    const content = { ...page, name: '', questions: {} }
    const html = renderToStaticMarkup(<WizardContext value={content}>{result}</WizardContext>)
    vi.unstubAllGlobals()
    return html
  }
  return {
    words,
    formats: createFormats(locale, words.wizard.units),
    roofOf: (input: RoofCostInput, more: Partial<RoofPage> = {}) => {
      const terms = { sameAsCashMonths: [6, 12], extendedMonths: [24, 120] }
      const own = { words: words.roof, prices: roofPrices, terms, financing: '/financing' }
      const page = { ...shared, ...own, ...more, answers: answersOf(input) }
      return render({ ...page, own: page.words }, <RoofResult {...page} />)
    },
    energyOf: (input: EnergyInput, prices = energyPrices) => {
      const page = { ...shared, words: words.energy, prices, answers: answersOf(input) }
      return render({ ...page, own: page.words }, <EnergyResult {...page} />)
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
