import { describe, expect, test } from 'vitest'
import { energyQuestions } from '../../components/calculators/energy/questions.ts'
import { inputOf } from '../../components/calculators/engine/input.ts'
import {
  type Answers,
  changedOnScreen,
  cleanAnswers,
  faultsIn,
  personalFields,
  type Questions,
  startingAnswers,
} from '../../components/calculators/engine/questions.ts'
import { roofQuestions } from '../../components/calculators/roof/questions.ts'
import { person, untouchedRoof } from './samples.tsx'

/** Answers that are refused, by their field. */
const wrongRoof = {
  squareFootage: ['499', '10001', ''],
  currentAge: ['51'],
  roofType: ['straw'],
  roofSlope: [''],
  firstName: [' M '],
  lastName: [''],
  email: ['maya@'],
  phone: ['305 555', 'call me now'],
  address: ['          '],
}
const wrongEnergy = { currentBill: ['49'], homeSize: ['10001'], roofAge: ['-1'], hvacAge: ['31'] }
const calculators: readonly [string, Questions, Record<string, string[]>][] = [
  ['roof', roofQuestions, wrongRoof],
  ['energy', energyQuestions, wrongEnergy],
]

describe.each(calculators)('the %s calculator', (_name, questions, wrong) => {
  const start = startingAnswers(questions)
  const wrongIn = (answers: Answers) => Object.keys(faultsIn(questions, answers))

  const refused = Object.entries(wrong).flatMap(([field, values]) =>
    values.map((value) => [field, value] as const),
  )
  test.each(refused)('refuses %s "%s"', (field, value) =>
    expect(wrongIn({ ...start, ...person, [field]: value })).toEqual([field]),
  )

  test('starts with answers that lack nothing but the person', () =>
    expect(wrongIn(start)).toEqual([...personalFields]))

  test.each(['min', 'max'] as const)('accepts the %s of each number', (limit) => {
    const numbers = Object.entries(questions).flatMap(([name, question]) =>
      question.kind === 'number' ? [[name, String(question[limit])]] : [],
    )
    const answers = { ...start, ...person, ...Object.fromEntries(numbers) }
    expect(wrongIn(answers)).toEqual([])
  })
})

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

const screenOf = (shown: Record<string, string | string[]>) => {
  const screen = new FormData()
  for (const [name, values] of Object.entries(shown))
    for (const value of [values].flat()) screen.append(name, value)
  return screen
}

describe('what the screen shows', () => {
  const known = { ...untouchedRoof, ...person, squareFootage: '1500', features: ['solar-ready'] }
  test.each([
    ['a name that was filled in', 'firstName', 'Ana', 'Ana'],
    ['a name as it is', 'firstName', 'Maya', undefined],
    ['a name between empty copies', 'firstName', ['', 'Ana', ''], 'Ana'],
    ['a name that was taken out', 'firstName', '', ''],
    ['a number', 'squareFootage', '2,000', '2,000'],
    ['a number that is only written in another way', 'squareFootage', '1,500', undefined],
    ['a wrong number', 'squareFootage', 'large', 'large'],
    ['a choice', 'roofType', 'metal', 'metal'],
    ['options', 'features', ['skylight-installation'], ['skylight-installation']],
    ['no option', 'features', [], []],
  ])('counts where it is %s', (_what, field, shown, changed) => {
    const found = changedOnScreen(screenOf({ [field]: shown }), [field], roofQuestions, known)
    expect(found[field]).toEqual(changed)
  })
  test('says nothing of fields that are not there', () =>
    expect(changedOnScreen(screenOf({}), ['roofType', 'phone'], roofQuestions, known)).toEqual({}))
})
