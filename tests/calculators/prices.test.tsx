import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import {
  AgeFactor,
  BasePrices,
  EnergyScores,
  ExtraPrices,
  figureValues,
  PriceFactors,
} from '../../components/calculators/prices/PriceTables.tsx'
import { RoofPriceTables, WorkedExample } from '../../components/calculators/prices/RoofPrices.tsx'
import { roofCost } from '../../components/calculators/roof/rule.ts'
import { allLanguages, defaultLanguage, type Language } from '../../content/schema/languages.ts'
import {
  energyQuestions,
  type Question,
  roofQuestions,
  roofTypes,
} from '../../content/schema/questions.ts'
import { memoizeByKey } from '../../renderer/memoize.ts'
import { htmlAt } from '../components/html-at.tsx'
import { index, site } from '../project-site.ts'
import { home, resultsIn, roof } from './samples.tsx'

const { prices } = index
const { ids: featureIds } = roofQuestions.features
const { ids: insulationLevels } = energyQuestions.insulation

const { money } = resultsIn(defaultLanguage).formats

test('an example comes to what the calculator says, each step from the one before', () => {
  const { squareFootage, currentAge } = roofQuestions
  const answers = fc.record({
    language: fc.constantFrom(...allLanguages),
    roofType: fc.constantFrom(...roofTypes),
    roofSlope: fc.constantFrom(...roofQuestions.roofSlope.ids),
    squareFootage: fc.integer(squareFootage),
    currentAge: fc.integer(currentAge),
  })
  fc.assert(
    fc.property(answers, ({ language, ...given }) => {
      const { roofType, roofSlope, ...numbers } = given
      const [size, age] = [String(numbers.squareFootage), String(numbers.currentAge)]
      const example = htmlAt(
        '/',
        <WorkedExample roofType={roofType} slope={roofSlope} size={size} age={age} />,
        site.in(language),
      )
      const { lines, min, max } = roofCost({ ...roof, ...given }, prices.roof)
      const sums = lines.map((_, last) =>
        lines.slice(0, last + 1).reduce((sum, { amount }) => sum + amount, 0),
      )
      const steps = [...example.matchAll(/<li>(.*?)<\/li>/g)].map(([, step = '']) => step)
      expect(steps).toHaveLength(lines.filter(({ amount }) => amount !== 0).length + 1)
      for (const sum of sums) expect(steps.join()).toContain(money(sum))
      for (const end of [min, max]) expect(steps.at(-1)).toContain(money(end))
    }),
    { numRuns: 20 },
  )
})

/** Every number of some prices, with its path: `roof.range.min`. */
const numbersIn = (value: unknown, path: readonly string[] = []): [string, number][] => {
  if (typeof value === 'number') return [[path.join('.'), value]]
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => numbersIn(inner, [...path, name]))
    : []
}

const setNumber = (path: string, number: number) => {
  const names = path.split('.')
  const last = names.pop() ?? ''
  const node = names.reduce((outer: object, name) => Reflect.get(outer, name), prices)
  Reflect.set(node, last, number)
}

const old = { ...roof, roofType: roofTypes[1], squareFootage: 2000, currentAge: 20 }
/** Roofs that together have every option, and one without extras, to which upgrades are offered. */
const roofs = [
  old,
  ...[0, 1, 2, 3].map((place) => {
    const options = Object.entries<Question>(roofQuestions).flatMap(([name, question]) =>
      question.kind === 'choice' ? [[name, question.ids[place % question.ids.length]]] : [],
    )
    return { ...old, features: featureIds, ...Object.fromEntries(options) }
  }),
]
/** Homes that together have every score, the lowest ones and the highest saving. */
const homes = [
  ...insulationLevels.map((insulation) => ({ ...home, insulation, roofAge: 3, hvacAge: 2 })),
  { ...home, roofAge: 50, hvacAge: 0 },
  { ...home, roofAge: 0, hvacAge: 30 },
  { ...home, insulation: insulationLevels[0], roofAge: 50, hvacAge: 30 },
]

/** All that shows prices, by name. */
const places: Readonly<Record<string, (language: Language) => string>> = {
  tables: (language) => {
    const tables = (
      <>
        <BasePrices />
        <PriceFactors />
        <ExtraPrices />
        <EnergyScores />
        <AgeFactor years="20" />
        <RoofPriceTables />
        <WorkedExample roofType="tile" size="2000" slope="medium" age="20" />
      </>
    )
    return htmlAt('/', tables, site.in(language))
  },
  placeholders: (language) => JSON.stringify(figureValues(prices, resultsIn(language).formats)),
  estimates: (language) => {
    const { roofOf } = resultsIn(language)
    return roofs.map((input) => roofOf(input, { prices: prices.roof })).join('')
  },
  reports: (language) => {
    const { energyOf } = resultsIn(language)
    return homes.map((input) => energyOf(input, prices.energy)).join('')
  },
}

/** Where each number is shown, by the beginning of its path. */
const shownAt: readonly (readonly [start: RegExp, ...places: string[]])[] = [
  [/^roof\.(allowance|range)/, 'tables', 'placeholders', 'estimates'],
  [/^roof\.upgrades/, 'estimates'],
  [/^roof\./, 'tables', 'estimates'],
  [/^energy\.(roofAge|hvacAge|insulation)/, 'tables', 'reports'],
  [/^energy\./, 'placeholders', 'reports'],
]

describe('a changed number', () => {
  const { roof, energy } = structuredClone(prices)
  const before = numbersIn({ roof, energy })
  afterEach(() => {
    for (const [path, number] of before) setNumber(path, number)
  })
  const shownBefore = memoizeByKey((where: string) => {
    const [name = '', language = defaultLanguage] = where.split(' ') as [string?, Language?]
    return places[name]?.(language)
  })
  /** Each number in one language: all of them would take a minute. */
  const numbers = before.map(
    (one, index) => [...one, allLanguages[index % allLanguages.length] ?? 'en'] as const,
  )

  test.each(numbers)('%s (%d) changes each place in %s', (path, number, language) => {
    const [, ...names] = shownAt.find(([start]) => start.test(path)) ?? [/$/]
    expect(names).not.toEqual([])
    const shown = names.map((name) => shownBefore(`${name} ${language}`))
    // Less than everything else that is near, so that no limit hides it.
    setNumber(path, number * 0.9 || 1)
    for (const [index, name] of names.entries())
      expect(places[name]?.(language) === shown[index], name).toBe(false)
  })
})
