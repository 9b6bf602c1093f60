import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { figureValues } from '../../components/calculators/prices/figures.ts'
import {
  AgeFactor,
  BasePrices,
  EnergyScores,
  ExtraPrices,
  PriceFactors,
  RoofPrices,
} from '../../components/calculators/prices/PriceTables.tsx'
import { WorkedExample } from '../../components/calculators/prices/WorkedExample.tsx'
import { roofQuestions } from '../../components/calculators/roof/questions.ts'
import { roofCost } from '../../components/calculators/roof/rule.ts'
import { allLanguages, defaultLanguage } from '../../content/schema/languages.ts'
import {
  damageLevels,
  featureIds,
  insulationLevels,
  roofSlopes,
  roofTypes,
} from '../../content/schema/options.ts'
import { companyValues } from '../../renderer/content/company-values.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'
import { prices, siteIn } from '../../renderer/content/site.ts'
import { wordsOf } from '../../renderer/content/words.ts'
import { CurrentPageContext } from '../../renderer/server/current-page.ts'
import { checkContent } from '../../scripts/check/index.ts'
import { sampleFolder, withChange } from '../content/sample.ts'
import { documentsIn, home, roof } from './samples.ts'

const { formats } = documentsIn(defaultLanguage)
const { price, percent, factor, money } = formats
const { labels } = wordsOf('roof')
const { insulation } = wordsOf('energy').labels

/** The cells of each row of a table, without its head. */
const rowsOf = (markup: string) =>
  [...markup.matchAll(/<tr>(.*?)<\/tr>/g)]
    .slice(1)
    .map(([, row = '']) => [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell]) => cell))

const tableRows = (table: React.ReactElement) =>
  renderToStaticMarkup(table).split('<table>').flatMap(rowsOf)

describe('the tables show the prices of the content', () => {
  const { roofType, roofSlope, damageLevel, features, allowance } = prices.roof

  test.each([
    [
      <BasePrices key="base" />,
      roofTypes.map((id) => [labels.roofType[id], price(roofType[id]), price(allowance)]),
    ],
    [
      <ExtraPrices key="extra" />,
      featureIds.map((id) => [labels.features[id], price(features[id])]),
    ],
    [
      <PriceFactors key="factors" />,
      [
        ...roofSlopes.map((id) => [labels.roofSlope[id], factor(roofSlope[id])]),
        [
          wordsOf('prices').factors.age,
          expect.stringContaining(factor(prices.roof.agePerYear / 100)),
        ],
        ...damageLevels.map((id) => [labels.damageLevel[id], factor(damageLevel[id])]),
      ],
    ],
    [
      <EnergyScores key="scores" />,
      [
        [expect.anything(), expect.stringContaining(factor(prices.energy.roofAge.perYear))],
        ...insulationLevels.map((id) => [
          expect.stringContaining(insulation[id].toLowerCase()),
          factor(prices.energy.insulation[id]),
        ]),
        [expect.anything(), expect.stringContaining(factor(prices.energy.hvacAge.perYear))],
      ],
    ],
    [
      <RoofPrices key="roofs" />,
      [1500, 2000, 3000].flatMap((squareFootage) =>
        roofTypes.map((id) => {
          const { min, max } = roofCost({ ...roof, roofType: id, squareFootage }, prices.roof)
          return [labels.roofType[id], money(min), money(max)]
        }),
      ),
    ],
  ])('%#', (table, rows) => expect(tableRows(table)).toEqual(rows))
})

test('an example comes to what the calculator says', () => {
  const { squareFootage, currentAge } = roofQuestions
  const answers = fc.record({
    roofType: fc.constantFrom(...roofTypes),
    roofSlope: fc.constantFrom(...roofSlopes),
    squareFootage: fc.integer(squareFootage),
    currentAge: fc.integer(currentAge),
  })
  fc.assert(
    fc.property(answers, (given) => {
      const cost = roofCost({ ...roof, ...given }, prices.roof)
      const example = renderToStaticMarkup(
        <WorkedExample
          roofType={given.roofType}
          slope={given.roofSlope}
          size={String(given.squareFootage)}
          age={String(given.currentAge)}
        />,
      )
      for (const amount of [cost.total, cost.min, cost.max])
        expect(example).toContain(money(amount))
    }),
  )
})

/** Every number of some prices, with its path: `roof.range.min`. */
const numbersIn = (value: unknown, path: readonly string[] = []): [string, number][] => {
  if (typeof value === 'number') return [[path.join('.'), value]]
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => numbersIn(inner, [...path, name]))
    : []
}

type Node = { [name: string]: Node | number }

const setNumber = (path: string, number: number) => {
  const names = path.split('.')
  const last = names.pop() ?? ''
  const parent = names.reduce<Node>((node, name) => node[name] as Node, prices as unknown as Node)
  parent[last] = number
}

const oldest = { ...roof, roofType: roofTypes[1], squareFootage: 2000, currentAge: 20 }
const worst = { ...home, roofAge: 3, hvacAge: 2 }

/** All that shows prices, in every language, by name. */
const allShown = (): Readonly<Record<string, string>> => {
  const { roof: roofPrices, energy: energyPrices } = prices
  const roofs = [
    ...roofTypes.map((roofType) => ({ ...oldest, roofType })),
    ...roofSlopes.map((roofSlope) => ({ ...oldest, roofSlope })),
    ...damageLevels.map((damageLevel) => ({ ...oldest, damageLevel })),
  ]
  const homes = insulationLevels.flatMap((level) => [
    { ...worst, insulation: level },
    { ...home, insulation: level, roofAge: 50, hvacAge: 0 },
    { ...home, insulation: level, roofAge: 0, hvacAge: 30 },
    { ...home, insulation: level, roofAge: 50, hvacAge: 30 },
  ])
  return Object.fromEntries(
    allLanguages.flatMap((language) => {
      const written = documentsIn(language)
      const tables = (
        <CurrentPageContext value={{ address: '/', language }}>
          <BasePrices />
          <PriceFactors />
          <ExtraPrices />
          <EnergyScores />
          <AgeFactor years="20" />
          <RoofPrices />
          <WorkedExample roofType="tile" size="2000" slope="medium" age="20" />
        </CurrentPageContext>
      )
      return [
        [`tables in ${language}`, renderToStaticMarkup(tables)],
        [`placeholders in ${language}`, JSON.stringify(figureValues(written.formats))],
        [
          `estimates in ${language}`,
          roofs
            .map((input) => {
              const features = [...featureIds]
              return written.roofOf({ ...input, features }, { prices: roofPrices })
            })
            .join(''),
        ],
        [
          `reports in ${language}`,
          homes.map((input) => written.energyOf(input, { prices: energyPrices })).join(''),
        ],
      ]
    }),
  )
}

describe('a changed number', () => {
  const before = structuredClone(prices)
  afterEach(() => {
    for (const [path, number] of numbersIn(before)) setNumber(path, number)
  })

  /** Where each number is shown, by the beginning of its path. */
  const places: Readonly<Record<string, readonly string[]>> = {
    'roof.roofType': ['tables', 'estimates'],
    'roof.allowance': ['tables', 'placeholders', 'estimates'],
    'roof.roofSlope': ['tables', 'estimates'],
    'roof.agePerYear': ['tables', 'estimates'],
    'roof.damageLevel': ['tables', 'estimates'],
    'roof.features': ['tables', 'estimates'],
    'roof.range': ['tables', 'placeholders', 'estimates'],
    'roof.upgrades': ['estimates'],
    'energy.roofAge': ['tables', 'reports'],
    'energy.hvacAge': ['tables', 'reports'],
    'energy.insulation': ['tables', 'reports'],
    'energy.newRoof': ['placeholders', 'reports'],
    'energy.highestSaving': ['placeholders', 'reports'],
    'energy.co2PerDollar': ['placeholders', 'reports'],
    'energy.roofCost': ['placeholders', 'reports'],
  }
  const unchanged = allShown()

  test.each(numbersIn(before))('%s (%d) changes each place in every language', (path, number) => {
    // Less than everything else that is near, so that no limit hides it.
    setNumber(path, number * 0.9)
    const changed = allShown()
    const [, expected = []] = Object.entries(places).find(([start]) => path.startsWith(start)) ?? []
    const actual = Object.keys(unchanged).filter((name) => changed[name] !== unchanged[name])
    expect(actual).toEqual(
      Object.keys(unchanged).filter((name) => expected.some((place) => name.startsWith(place))),
    )
  })

  test('leaves no old one: with all of them new, no amount of before is shown', () => {
    const old = numbersIn(before).filter(([path]) => !/agePerYear|upgrades/.test(path))
    for (const [path, number] of numbersIn(before)) setNumber(path, number * 1.0137)
    const texts = Object.entries(allShown()).filter(([name]) => /^(tables|placeholders)/.test(name))
    for (const [name, text] of texts)
      for (const [path, number] of old) {
        const isDollars = /roofType|features|allowance|perSquareFoot/.test(path)
        const figure = isDollars ? price(number) : factor(number)
        if (!isDollars && figure.length < 3) continue
        expect(text.split(/[<>"\s]/), `${name}: ${path}`).not.toContain(figure)
      }
  })
})

test('prices are the same in every language', () => {
  for (const language of allLanguages) expect(siteIn(language).prices).toEqual(prices)
})

describe('texts name figures instead of typing them', () => {
  const amounts = numbersIn(prices).flatMap(([path, number]) => {
    if (/range|roofCost\.m|highest/.test(path))
      return percent(path.includes('highest') ? number / 100 : number)
    const isDollars = /roofType|features|allowance|perSquareFoot|upgrades/.test(path)
    return path.endsWith('agePerYear') ? factor(number / 100) : (isDollars ? price : factor)(number)
  })
  const figures = [...new Set(amounts)].filter((figure) => figure !== factor(1))
  const { sameAsCashMonths, shortestExtendedMonths, longestExtendedMonths } = companyValues()
  const terms = [
    `${sameAsCashMonths} months`,
    `${shortestExtendedMonths} to ${longestExtendedMonths}`,
  ]
  /** Figures that are found in the models and hardly anywhere else, such as 58.5% and 1.15. */
  const telling = [...figures.filter((figure) => /\d\.\d\d|\.\d%/.test(figure)), ...terms]

  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const typedIn = (text: string, forbidden: readonly string[]): string[] => {
    const onOneLine = text.replace(/\s+/g, ' ')
    return forbidden.filter((figure) =>
      new RegExp(`(?<![\\d.,$])${escaped(figure)}(?![\\d%]|[.,]\\d)`).test(onOneLine),
    )
  }

  const { sources } = readContentFolder(process.cwd())
  const texts = sources.filter(({ path }) => !path.startsWith('content/prices/'))

  test.each(texts.map(({ path, text }) => [path, text] as const))('%s', (path, text) => {
    const isAboutPrices = /^content\/(calculators|words)\//.test(path)
    expect(typedIn(text, isAboutPrices ? [...figures, ...terms] : telling)).toEqual([])
  })

  test.each([...figures, ...terms])('%s would be found, and not in a larger one', (figure) => {
    expect(typedIn(`It comes to ${figure}, or so.`, [figure])).toEqual([figure])
    expect(typedIn(`It comes to ${figure.replace(' ', '\n  ')}.`, [figure])).toEqual([figure])
    expect(
      typedIn(`1${figure.replace('$', '')}5, ${figure},000 and ${figure}.5`, [figure]),
    ).toEqual([])
  })
})

test('a misspelt figure is found in the words, with the nearest right name', () => {
  const about = 'content/pages/about.mdx'
  const problems = checkContent(
    withChange(about, '\nWords.', '\nThe low end is {rangeLo}.', sampleFolder),
  ).filter(({ file }) => file === about)
  expect(problems).toEqual([
    {
      file: about,
      line: 10,
      column: 16,
      message: '{rangeLo} is not a placeholder we know; did you mean {rangeLow}?',
    },
  ])
})
