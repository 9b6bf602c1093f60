import { describe, expect, test } from 'vitest'
import { inputOf } from '../../components/calculators/engine/input.ts'
import {
  type Answers,
  changedOnScreen,
  cleanAnswers,
  faultsIn,
  personalFields,
  startingAnswers,
} from '../../components/calculators/engine/questions.ts'
import { energyQuestions, type Questions, roofQuestions } from '../../content/schema/questions.ts'
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
  address: [
    ...[
      '',
      '          ',
      'Miami',
      'Main Street',
      '33101',
      '5',
      '5 a',
      '12 3',
      '1st',
      '105th',
      '1 2 3 4',
    ],
    ...['Ã', '.......... 5', 'Calle Ocho'],
  ],
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

test.each(
  ['5 Oak Ln', '1 Elm', 'PO Box 12', 'Calle Ocho 1200', '123 Main', 'Oak Ln 5', '4000 A1A']
    .concat('12B Palm Ave Apt 4', '5th Ave', '98 SW 5th St', '\uff11\uff12 Palm Way', '12 Ñandú')
    .concat('123 Main St\u200b, Miami FL 33101', '北京路12号'),
)('the address "%s" has a number and a word', (address) =>
  expect(faultsIn(roofQuestions, { ...untouchedRoof, ...person, address })).toEqual({}),
)

test.each(calculators)('the %s calculator tells the range of each number', (_name, questions) => {
  for (const [name, question] of Object.entries(questions)) {
    if (question.kind !== 'number') continue
    const { min, max } = question
    for (const given of [min - 1, max + 1, -1, -min - 1, `-$${max}`, `\u2212${max}`, `- ${max} `])
      expect(faultsIn({ [name]: question }, { ...person, [name]: String(given) })).toEqual({
        [name]: 'range',
      })
    for (const given of ['', ' '])
      expect(faultsIn({ [name]: question }, { ...person, [name]: given })[name]).toBe('required')
  }
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
