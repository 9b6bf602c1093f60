import { describe, expect, test } from 'vitest'
import { energyQuestions } from '../../components/calculators/energy/questions.ts'
import {
  readNumber,
  startingAnswers,
  wrongFields,
} from '../../components/calculators/engine/answers.ts'
import { inputOf } from '../../components/calculators/engine/input.ts'
import { sliderName, typedAnswers } from '../../components/calculators/engine/kept/typed-answers.ts'
import { formatPhone, personalFields } from '../../components/calculators/engine/personal.ts'
import { roofQuestions } from '../../components/calculators/roof/questions.ts'
import { person, untouchedRoof } from './sample-answers.ts'

describe('numbers as people type them', () => {
  test.each([
    ['2000', 2000],
    ['2,000', 2000],
    [' $150 ', 150],
    ['12.5', 12.5],
  ])('"%s" is read as %d', (text, number) => expect(readNumber(text)).toBe(number))

  test.each(['', ' ', '1e9', '-5', 'about 2000', '0x10', 'Infinity', '١٢'])(
    '"%s" is none',
    (text) => expect(readNumber(text)).toBeUndefined(),
  )
})

test.each([
  ['squareFootage', '499'],
  ['squareFootage', '10001'],
  ['squareFootage', '1e9'],
  ['squareFootage', ''],
  ['currentAge', '51'],
  ['roofType', 'straw'],
  ['roofSlope', ''],
  ['damageLevel', 'total'],
  ['firstName', ' M '],
  ['lastName', ''],
  ['email', 'maya@'],
  ['phone', '305 555'],
  ['phone', 'call me now'],
  ['phone', '305-555-0142; DROP'],
  ['address', '          '],
])('the roof calculator refuses %s "%s"', (field, value) => {
  expect(wrongFields(roofQuestions, { ...untouchedRoof, ...person, [field]: value })).toEqual([
    field,
  ])
})

test.each(['555 0142 x', '(305) 555-0142', '+44 20.7946.0958', '305-555-0142 x7'])(
  'the phone number "%s" is long enough and made of what such numbers are made of',
  (phone) => expect(wrongFields(roofQuestions, { ...untouchedRoof, ...person, phone })).toEqual([]),
)

test.each([
  ['currentBill', '49'],
  ['homeSize', '10001'],
  ['roofAge', '-1'],
  ['insulation', 'some'],
  ['hvacAge', '31'],
])('the energy calculator refuses %s "%s"', (field, value) => {
  expect(
    wrongFields(energyQuestions, {
      ...startingAnswers(energyQuestions),
      ...person,
      [field]: value,
    }),
  ).toEqual([field])
})

test('the limits themselves are accepted', () => {
  for (const [squareFootage, currentAge] of [
    ['500', '0'],
    ['10,000', '50'],
  ])
    expect(
      wrongFields(roofQuestions, { ...untouchedRoof, ...person, squareFootage, currentAge }),
    ).toEqual([])
})

test.each([
  ['roof', roofQuestions],
  ['energy', energyQuestions],
])('the %s calculator starts with answers that lack nothing but the person', (_name, questions) => {
  expect(wrongFields(questions, startingAnswers(questions))).toEqual([...personalFields])
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
    roofType: roofQuestions.roofType.default,
    squareFootage: 2400,
    roofSlope: roofQuestions.roofSlope.default,
    currentAge: roofQuestions.currentAge.default,
    damageLevel: roofQuestions.damageLevel.default,
    features: ['impact-resistant', 'solar-ready'],
  })
})

test.each([
  ['3055550142', '(305) 555-0142'],
  ['1 305-555-0142', '(305) 555-0142'],
  ['305 555', '305 555'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['305-555-0142 ext 7', '305-555-0142 ext 7'],
])('the phone number "%s" is shown as "%s"', (typed, shown) =>
  expect(formatPhone(typed)).toBe(shown),
)

test('of a number field and its slider, the one that was moved before waking counts', () => {
  const untouched = { squareFootage: '1500', [sliderName('squareFootage')]: '1500' }
  expect(typedAnswers(untouchedRoof, untouched).squareFootage).toBe('1500')
  expect(
    typedAnswers(untouchedRoof, { ...untouched, [sliderName('squareFootage')]: '2200' })
      .squareFootage,
  ).toBe('2200')
  expect(typedAnswers(untouchedRoof, { ...untouched, squareFootage: '900' }).squareFootage).toBe(
    '900',
  )
})
