import { describe, expect, test } from 'vitest'
import { energyQuestions } from '../../components/calculators/energy/questions.ts'
import { inputOf } from '../../components/calculators/engine/input.ts'
import {
  formatPhone,
  personalFields,
  type Questions,
  readNumber,
  startingAnswers,
  wrongFields,
} from '../../components/calculators/engine/questions.ts'
import { sliderName, typedAnswers } from '../../components/calculators/engine/saved-answers.ts'
import { roofQuestions } from '../../components/calculators/roof/questions.ts'
import { person, untouchedRoof } from './samples.ts'

test.each([
  ['2000', 2000],
  ['2,000', 2000],
  [' $150 ', 150],
  ['12.5', 12.5],
])('the number "%s" is read as %d', (text, number) => expect(readNumber(text)).toBe(number))

test.each(['', '1e9', '-5', 'about 2000', '0x10', '١٢'])('"%s" is no number', (text) =>
  expect(readNumber(text)).toBeUndefined(),
)

/** Answers that are refused, by their field. */
const wrongRoof = {
  squareFootage: ['499', '10001', ''],
  currentAge: ['51'],
  roofType: ['straw'],
  roofSlope: [''],
  firstName: [' M '],
  lastName: [''],
  email: ['maya@'],
  phone: ['305 555', 'call me now', '305-555-0142; DROP'],
  address: ['          '],
}
const wrongEnergy = { currentBill: ['49'], homeSize: ['10001'], roofAge: ['-1'], hvacAge: ['31'] }
const calculators: readonly [string, Questions, Record<string, string[]>][] = [
  ['roof', roofQuestions, wrongRoof],
  ['energy', energyQuestions, wrongEnergy],
]

describe.each(calculators)('the %s calculator', (_name, questions, wrong) => {
  const start = startingAnswers(questions)

  const refused = Object.entries(wrong).flatMap(([field, values]) =>
    values.map((value) => [field, value] as const),
  )
  test.each(refused)('refuses %s "%s"', (field, value) =>
    expect(wrongFields(questions, { ...start, ...person, [field]: value })).toEqual([field]),
  )

  test('starts with answers that lack nothing but the person', () =>
    expect(wrongFields(questions, start)).toEqual([...personalFields]))

  test.each(['min', 'max'] as const)('accepts the %s of each number', (limit) => {
    const numbers = Object.entries(questions).flatMap(([name, question]) =>
      question.kind === 'number' ? [[name, String(question[limit])]] : [],
    )
    const answers = { ...start, ...person, ...Object.fromEntries(numbers) }
    expect(wrongFields(questions, answers)).toEqual([])
  })
})

test.each(['555 0142 x', '(305) 555-0142', '+44 20.7946.0958', '305-555-0142 x7'])(
  'the phone number "%s" is accepted',
  (phone) => expect(wrongFields(roofQuestions, { ...untouchedRoof, ...person, phone })).toEqual([]),
)

test.each([
  ['3055550142', '(305) 555-0142'],
  ['1 305-555-0142', '(305) 555-0142'],
  ['305 555', '305 555'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['305-555-0142 ext 7', '305-555-0142 ext 7'],
])('the phone number "%s" is shown as "%s"', (typed, formatted) =>
  expect(formatPhone(typed)).toBe(formatted),
)

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

test.each([
  ['1500', '1500', '1500'],
  ['1500', '2200', '2200'],
  ['900', '1500', '900'],
])('before hydration, a field at %s and its slider at %s mean %s', (field, slider, size) => {
  const typed = { squareFootage: field, [sliderName('squareFootage')]: slider }
  expect(typedAnswers(untouchedRoof, typed).squareFootage).toBe(size)
})
