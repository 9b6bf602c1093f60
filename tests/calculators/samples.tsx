import { decodeHTML } from 'entities/decode'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { vi } from 'vitest'
import { EnergyResult } from '../../components/calculators/energy/Result.tsx'
import type { EnergyInput } from '../../components/calculators/energy/rule.ts'
import { createFormats } from '../../components/calculators/engine/formats.ts'
import { inputOf } from '../../components/calculators/engine/input.ts'
import { mapNames, startingAnswers } from '../../components/calculators/engine/questions.ts'
import {
  type WizardContent,
  WizardContext,
} from '../../components/calculators/engine/wizard-content.ts'
import type { RoofPage } from '../../components/calculators/roof/estimate.tsx'
import { RoofResult } from '../../components/calculators/roof/Result.tsx'
import type { RoofCostInput } from '../../components/calculators/roof/rule.ts'
import { fromKeys } from '../../content/schema/keys.ts'
import { type Language, languages } from '../../content/schema/languages.ts'
import type { EnergyPrices } from '../../content/schema/prices.ts'
import { energyQuestions, type Question, roofQuestions } from '../../content/schema/questions.ts'
import { site } from '../project-site.ts'

/** Prices that change nothing, for the questions that the specification does not ask. */
const optionPrice = { factor: 1, sum: 0, range: { min: 0, max: 0 }, perSquareFoot: 0 }
const neutral: object = Object.fromEntries(
  Object.entries<Question>(roofQuestions).flatMap(([name, { effect, ...question }]) => {
    if (!effect) return []
    const prices =
      'ids' in question
        ? fromKeys<Record<string, unknown>>(question.ids, () => optionPrice[effect])
        : { percentPerYear: 0, each: 0 }
    return [[name, prices]]
  }),
)

/** The prices of the specification, which the worked examples use. */
export const roofPrices = {
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
/** An answer as a visitor types it. */
const asTyped = (answer: unknown) => (Array.isArray(answer) ? answer : String(answer))

const finished = {
  reference: 'K7QF29',
  answers: '',
  at: new Date(2026, 10, 20, 23, 59).getTime(),
}

/** Both results in a language, with what they add on paper, as the browser renders them. */
export const resultsIn = (language: Language) => {
  const { words } = site.in(language)
  const { locale } = languages[language]
  const render = <Page extends object, More extends object>(
    Result: ComponentType<Page>,
    input: RoofCostInput | EnergyInput,
    page: More & Pick<WizardContent, 'own' | 'prices'>,
  ) => {
    vi.stubGlobal('location', { origin: 'https://roofs.example', pathname: '/' })
    vi.stubGlobal('navigator', {})
    const answers = { ...person, ...mapNames<unknown, unknown>(input, asTyped) }
    const all = {
      locale,
      company,
      finished,
      answers,
      shared: words.wizard,
      faults: words.inputs,
      pictures: {},
      booking: '/',
      loaded: words,
      words: page.own,
      name: '',
      questions: {},
      ...page,
    }
    const html = renderToStaticMarkup(
      <WizardContext value={all}>
        <Result {...(all as unknown as Page)} />
      </WizardContext>,
    )
    vi.unstubAllGlobals()
    return html
  }
  const terms = { sameAsCashMonths: [6, 12], extendedMonths: [24, 120] }
  return {
    words,
    formats: createFormats(locale, words.wizard.units),
    roofOf: (input: RoofCostInput, more: Partial<RoofPage> = {}) =>
      render(RoofResult, input, { own: words.roof, prices: roofPrices, terms, ...more }),
    energyOf: (input: EnergyInput, prices = energyPrices) =>
      render(EnergyResult, input, { own: words.energy, prices }),
  }
}

/** What a reader sees, in order, with one space where markup was. */
export const shown = (page: string) =>
  decodeHTML(page.replace(/<style>[\s\S]*<\/style>/, '').replace(/<[^>]*>/g, ' ')).replace(
    /[ \n]+/g,
    ' ',
  )
