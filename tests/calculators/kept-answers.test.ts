import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { sensibleAnswers, wrongFields } from '../../components/calculators/engine/answers.ts'
import {
  keepAnswers,
  keptAnswers,
  keptFinish,
} from '../../components/calculators/engine/kept/stored-answers.ts'
import { isPersonal, personalFields } from '../../components/calculators/engine/personal.ts'
import { roofQuestions } from '../../components/calculators/roof/questions.ts'
import { anythingPersonal, person, untouchedRoof } from './sample-answers.ts'

const memory = () => {
  const data = new Map<string, string>()
  return {
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => void data.set(key, value),
    data,
  }
}

let local = memory()
let session = memory()
beforeEach(() => {
  local = memory()
  session = memory()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
})

test('kept answers come back, those about a person only from the tab', () => {
  const answers = { ...untouchedRoof, ...person, roofType: 'tile', features: ['solar-ready'] }
  keepAnswers('roof', answers)
  expect(keptAnswers('roof', roofQuestions)).toEqual(answers)
  expect([...local.data.values()].join()).not.toMatch(anythingPersonal)
  session.data.clear()
  expect(keptAnswers('roof', roofQuestions)).toEqual({
    ...answers,
    ...Object.fromEntries(personalFields.map((field) => [field, ''])),
  })
})

test('the answers of an earlier visit are found where that visit left them', () => {
  local.data.set('calculator-roof', '{"roofType":"metal","squareFootage":"2,400"}')
  session.data.set('calculator-roof-person', '{"firstName":"Maya"}')
  expect(keptAnswers('roof', roofQuestions)).toEqual({
    ...untouchedRoof,
    roofType: 'metal',
    squareFootage: '2,400',
    firstName: 'Maya',
  })
})

test.each([
  'not JSON',
  '[]',
  'null',
  '"text"',
  '{"roofType":7,"features":"all","squareFootage":"1e9"}',
])('kept answers that are damaged (%s) are the defaults', (damage) => {
  local.data.set('calculator-roof', damage)
  session.data.set('calculator-roof-person', damage)
  session.data.set('calculator-roof-finished', damage)
  expect(keptAnswers('roof', roofQuestions)).toEqual(untouchedRoof)
  expect(keptFinish('roof')).toBeUndefined()
})

test('a browser that keeps nothing gives the defaults', () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
  expect(() => keepAnswers('roof', untouchedRoof)).not.toThrow()
  expect(keptAnswers('roof', roofQuestions)).toEqual(untouchedRoof)
})

test('answers about the house make sense whatever was stored', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...Object.keys(untouchedRoof)), fc.anything()),
      (kept) => {
        const wrong = wrongFields(roofQuestions, sensibleAnswers(roofQuestions, kept))
        expect(wrong.filter((field) => !isPersonal(field))).toEqual([])
      },
    ),
  )
})
