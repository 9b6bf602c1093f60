import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { sensibleAnswers, wrongFields } from '../../components/calculators/engine/answers.ts'
import {
  keepAnswers,
  keepFinish,
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
    removeItem: (key: string) => void data.delete(key),
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

test('once answers are sent, only the result still knows the person, and a reload still shows it', () => {
  const answers = { ...untouchedRoof, ...person }
  keepAnswers('roof', answers)
  keepFinish('roof', { reference: '6B1F09AA', answers: JSON.stringify(answers), at: 0 })
  keepAnswers('roof', answers)
  const knowing = [...session.data].filter(([, text]) => anythingPersonal.test(text))
  expect(knowing.map(([key]) => key)).toEqual(['calculator-roof-finished'])
  expect(keptAnswers('roof', roofQuestions)).toEqual(answers)

  const changed = { ...answers, firstName: 'Nora' }
  keepAnswers('roof', changed)
  expect(keptAnswers('roof', roofQuestions)).toEqual(changed)
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
