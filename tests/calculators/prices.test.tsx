import { expect, test } from 'vitest'
import {
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
  type Questions,
  roofQuestions,
  roofTypes,
} from '../../content/schema/questions.ts'
import { htmlAt } from '../components/html-at.tsx'
import { index, site } from '../project-site.ts'
import { home, resultsIn, roof } from './samples.tsx'

const { prices } = index
const { ids: insulationLevels } = energyQuestions.insulation

const { money } = resultsIn(defaultLanguage).formats

test.each([
  { roofType: 'tile', roofSlope: 'steep', squareFootage: 2350, currentAge: 17 },
  { roofType: 'flat', roofSlope: 'low', squareFootage: 500, currentAge: 0 },
] as const)('an example of $roofType comes to what the calculator says, step by step', (given) => {
  const { roofType, roofSlope, squareFootage, currentAge } = given
  const of = { roofType, slope: roofSlope, size: `${squareFootage}`, age: `${currentAge}` }
  const example = htmlAt('/', <WorkedExample {...of} />)
  const { lines, min, max } = roofCost({ ...roof, ...given }, prices.roof)
  const steps = [...example.matchAll(/<li>(.*?)<\/li>/g)].map(([, step = '']) => step)
  const adding = lines.filter(({ amount }) => amount !== 0)
  expect(steps).toHaveLength(adding.length + 1)
  let sum = 0
  for (const [index, { amount }] of adding.entries()) {
    sum += amount
    expect(steps[index]).toContain(money(sum))
  }
  for (const end of [min, max]) expect(steps.at(-1)).toContain(money(end))
})

test('the tables say for which answers their prices are', () => {
  const { labels } = index.words.roof
  const { roofSlope, damageLevel } = roof
  for (const label of [labels.roofSlope[roofSlope], labels.damageLevel[damageLevel]])
    expect(htmlAt('/', <RoofPriceTables />).toLowerCase()).toContain(label.toLowerCase())
})

/** The answer whose price a figure is, if it is that of an option. */
const answerOf = (path: string) => {
  const [calculator, name = '', option = ''] = path.split('.')
  const questions: Questions = calculator === 'roof' ? roofQuestions : energyQuestions
  const question = questions[name]
  if (!question || !('ids' in question && question.ids.includes(option))) return {}
  return { [name]: question.kind === 'options' ? [option] : option }
}

const house = { ...roof, roofType: roofTypes[1], squareFootage: 2000, currentAge: 20 }
/** They also have the lowest scores and the highest saving. */
const homes = [
  { ...home, roofAge: 3, hvacAge: 2 },
  { ...home, roofAge: 50, hvacAge: 0 },
  { ...home, roofAge: 0, hvacAge: 30 },
  { ...home, insulation: insulationLevels[0], roofAge: 50, hvacAge: 30 },
]

/** All that shows prices to a visitor with an answer, by name. */
const places: Readonly<Record<string, (language: Language, answer: object) => string>> = {
  lists: (language) =>
    [BasePrices, PriceFactors, ExtraPrices, EnergyScores]
      .map((Part) => htmlAt('/', <Part />, site.in(language)))
      .join(''),
  examples: (language) => {
    const here = site.in(language)
    const example = <WorkedExample roofType="tile" size="2000" slope="medium" age="20" />
    return htmlAt('/', <RoofPriceTables />, here) + htmlAt('/', example, here)
  },
  placeholders: (language) => JSON.stringify(figureValues(prices, resultsIn(language).formats)),
  estimates: (language, answer) =>
    resultsIn(language).roofOf({ ...house, ...answer }, { prices: prices.roof }),
  reports: (language, answer) =>
    homes.map((one) => resultsIn(language).energyOf({ ...one, ...answer }, prices.energy)).join(''),
}

/** Where each number is shown, by the beginning of its path. */
const shownAt: readonly (readonly [start: RegExp, ...places: string[]])[] = [
  [/^roof\.(allowance|range)/, 'examples', 'placeholders', 'estimates'],
  [/^roof\.upgrades/, 'estimates'],
  [/^roof\.roofType/, 'lists', 'examples', 'estimates'],
  [/^roof\./, 'lists', 'estimates'],
  [/^energy\.(roofAge|hvacAge|insulation)/, 'lists', 'reports'],
  [/^energy\./, 'placeholders', 'reports'],
]

/** Every number of some prices: its path, and what holds it. */
type Figure = { path: string; number: number; holder: object; key: string }
const figuresIn = (holder: object, start: string): Figure[] =>
  Object.entries(holder).flatMap(([key, value]) => {
    const path = `${start}.${key}`
    if (typeof value === 'number') return [{ path, number: value, holder, key }]
    return typeof value === 'object' ? figuresIn(value, path) : []
  })

const figures = [...figuresIn(prices.roof, 'roof'), ...figuresIn(prices.energy, 'energy')]

test.each(figures)(
  '$path changes each place in every language',
  ({ path, number, holder, key }) => {
    const [, ...names] = shownAt.find(([start]) => start.test(path)) ?? [/$/]
    expect(names).not.toEqual([])
    const shown = () =>
      allLanguages.flatMap((language) =>
        names.map((name) => [name, language, places[name]?.(language, answerOf(path))]),
      )
    const before = shown()
    // Less than everything else that is near, so that no limit hides it.
    Reflect.set(holder, key, number * 0.9 || 1)
    const after = shown()
    Reflect.set(holder, key, number)
    const same = before.filter(([, , html], index) => after[index]?.[2] === html)
    expect(same.map(([name, language]) => `${name} in ${language}`)).toEqual([])
  },
)
