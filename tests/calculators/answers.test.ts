import { expect, test } from 'vitest'
import { inputOf } from '../../components/calculators/engine/input.ts'
import {
  changedOnScreen,
  cleanAnswers,
  faultsIn,
  personalFields,
  startingAnswers,
} from '../../components/calculators/engine/questions.ts'
import { energyQuestions, type Questions, roofQuestions } from '../../content/schema/questions.ts'
import { person, untouchedRoof } from './samples.tsx'

const calculators = { roof: roofQuestions, energy: energyQuestions }

test.each(Object.entries<Questions>(calculators))(
  'the %s calculator starts with answers that lack only the person, and tells what a number may be',
  (_, questions) => {
    const start = startingAnswers(questions)
    expect(Object.keys(faultsIn(questions, start))).toEqual([...personalFields])
    for (const [name, question] of Object.entries(questions)) {
      if (question.kind !== 'number') continue
      const { min, max } = question
      const faultOf = (given: unknown) =>
        faultsIn(questions, { ...start, ...person, [name]: String(given) })[name]
      expect([min, max, ' '].map(faultOf)).toEqual([undefined, undefined, 'required'])
      for (const given of [min - 1, max + 1, -min - 1, `-$${max}`, `\u2212${max}`, `- ${max} `])
        expect(faultOf(given)).toBe('range')
    }
  },
)

const addresses = {
  accepted: [
    ...['1 Elm', 'PO Box 12', 'Calle Ocho 1200', '4000 A1A', '98 SW 5th St', '12 Ñandú'],
    ...['\uff11\uff12 Palm Way', '123 Main St\u200b, Miami FL 33101', '北京路12号'],
  ],
  refused: ['', '          ', 'Main Street', '5 a', '12 3', '105th', '.......... 5'],
}
test.each([
  ...addresses.accepted.map((address) => ['address', address, false] as const),
  ...addresses.refused.map((address) => ['address', address, true] as const),
  ['roofType', 'straw', true],
  ['roofSlope', '', true],
  ['firstName', ' M ', true],
  ['lastName', '', true],
  ['email', 'maya@', true],
  ['phone', '305 555', true],
] as const)('%s "%s" is wrong: %s', (field, value, isWrong) =>
  expect(
    Object.keys(faultsIn(roofQuestions, { ...untouchedRoof, ...person, [field]: value })),
  ).toEqual(isWrong ? [field] : []),
)

test('what is sent is what was checked, without what nobody sees around it', () => {
  const typed = { firstName: '\u200bMaya ', email: '<maya@sample.example>', phone: '3055550142' }
  expect(cleanAnswers(roofQuestions, { ...untouchedRoof, ...person, ...typed })).toEqual({
    ...untouchedRoof,
    ...person,
  })
})

test('a rule is given numbers, known options, and the default for what makes no sense', () => {
  const answers = {
    ...untouchedRoof,
    squareFootage: '2,400',
    currentAge: 'old',
    roofType: 'straw',
    features: ['solar-ready', 'impact-resistant', 'moat'],
  }
  expect(inputOf(roofQuestions, answers)).toEqual({
    ...inputOf(roofQuestions, untouchedRoof),
    squareFootage: 2400,
    features: ['impact-resistant', 'solar-ready'],
  })
})

test('only what the screen shows otherwise is changed: no number that is written in another way', () => {
  const known = { ...untouchedRoof, ...person, squareFootage: '1500', features: ['solar-ready'] }
  const screen = new FormData()
  const shown =
    'firstName=&firstName=Ana&lastName=&squareFootage=1,500&currentAge=old&roofType=metal'
  for (const [name, value] of new URLSearchParams(shown)) screen.append(name, value)
  const fields = [...new Set([...screen.keys(), 'phone', 'features'])]
  expect(changedOnScreen(screen, fields, roofQuestions, known)).toEqual({
    firstName: 'Ana',
    lastName: '',
    currentAge: 'old',
    roofType: 'metal',
    features: [],
  })
})
