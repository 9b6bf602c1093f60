import { describe, expect, test } from 'vitest'
import { mapNames } from '../../components/calculators/engine/questions.ts'
import { readScenario, scenarioQuery } from '../../components/calculators/engine/scenario.ts'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { energyQuestions, type Questions, roofQuestions } from '../../content/schema/questions.ts'
import { site } from '../project-site.ts'
import { person, untouchedRoof } from './samples.tsx'

const answers = {
  ...mapNames(roofQuestions, (_, name) => untouchedRoof[name]),
  roofType: 'tile',
  squareFootage: '2000',
  roofSlope: 'steep',
  currentAge: '0',
  damageLevel: 'minor',
  features: ['impact-resistant', 'solar-ready'],
}
const query = `?${scenarioQuery({ ...untouchedRoof, ...person, ...answers })}`
/** The note about what a link lacks is the names of the questions. */
const wizardOf = (questions: Questions) => ({
  questions,
  own: {
    ...site.in(defaultLanguage).words.roof,
    questions: mapNames(questions, (_, label) => ({ heading: '', lead: '', label })),
  },
  shared: { ...site.in(defaultLanguage).words.wizard, linkIncomplete: '{questions}' },
})
const read = (address: string, questions: Questions = roofQuestions) => {
  const { search, hash } = new URL(address, 'https://roofs.example/roofing-calculator')
  return readScenario(wizardOf(questions), { search, hash })
}

test('a link carries the answers about the house, and no person', () =>
  expect([...new URLSearchParams(query)]).toEqual(
    Object.entries(answers).map(([name, answer]) => [name, String(answer)]),
  ))

const ands = ['&', '&amp;', '&amp;amp;', '&#38;', '%26', '%2526', '%26amp%3B', '\\u0026']
test.each([
  ...ands.map((and) => query.replaceAll('&', and)),
  `?${encodeURIComponent(query.slice(1))}`,
  `?utm_source=a&${query.slice(1)}&utm_features=x&fbclid=1#calculator`,
  `?%20${query.slice(1)}%20`,
  `?${query.slice(1).replace('tile', 'Tile').split('&').reverse().join('&')}`,
  `${query}.,;:!?)]}>'"*_\``,
])('a link is read as programs make it on its way: %s', (link) =>
  expect(read(link)).toEqual({ answers }),
)

describe('a link that lacks an answer', () => {
  const { roofType: _, ...others } = answers
  test.each([
    ['altogether', query.replace('roofType=tile&', ''), others],
    ['because it is unknown', query.replace('tile', 'straw'), others],
    ['because it is cut off', query.replace('tile', 'til'), others],
    ['because it is empty', query.replace('tile', ''), others],
    ['out of range, or an extra', '?squareFootage=499&currentAge=-1&features=moat', {}],
    ['but says that no extra is wanted', '?features=', { features: [] }],
  ])('%s names its question', (_how, address, found) =>
    expect(read(address)).toEqual({
      answers: found,
      note: Object.keys(answers)
        .filter((name) => !(name in found))
        .join(', '),
    }),
  )
})

test.each(['', '?utm_source=a', '#calculator', '?roof=tile', '?my_roofType=tile'])(
  'the address "%s" has no answers',
  (address) => expect(read(address)).toBeUndefined(),
)

test('a link to the energy calculator is read by its own questions', () =>
  expect(read('?currentBill=$240&amp;hvacAge=10.', energyQuestions)).toEqual({
    answers: { currentBill: '240', hvacAge: '10' },
    note: 'homeSize, roofAge, insulation',
  }))
