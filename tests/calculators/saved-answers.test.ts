import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  faultsIn,
  isPersonal,
  personalFields,
  sensibleAnswers,
} from '../../components/calculators/engine/questions.ts'
import {
  saveAnswers,
  savedAnswers,
  savedFinish,
  saveFinish,
} from '../../components/calculators/engine/saved-answers.ts'
import { stepElsewhere } from '../../components/calculators/engine/wizard/step-history.ts'
import { roofQuestions } from '../../components/calculators/roof/questions.ts'
import { anythingPersonal, person, untouchedRoof } from './samples.tsx'

const local = new Map<string, string>()
const session = new Map<string, string>()
const storageOf = (data: Map<string, string>) => ({
  getItem: (key: string) => data.get(key) ?? null,
  setItem: (key: string, value: string) => void data.set(key, value),
  removeItem: (key: string) => void data.delete(key),
})

beforeEach(() => {
  for (const data of [local, session]) data.clear()
  vi.stubGlobal('localStorage', storageOf(local))
  vi.stubGlobal('sessionStorage', storageOf(session))
})

describe('saved answers', () => {
  test('come back, those about a person only from the tab', () => {
    const answers = { ...untouchedRoof, ...person, roofType: 'tile', features: ['solar-ready'] }
    saveAnswers('roof', answers)
    expect(savedAnswers('roof', roofQuestions)).toEqual(answers)
    expect([...local.values()].join()).not.toMatch(anythingPersonal)
    session.clear()
    expect(savedAnswers('roof', roofQuestions)).toEqual({
      ...answers,
      ...Object.fromEntries(personalFields.map((field) => [field, ''])),
    })
  })

  test.each([
    'not JSON',
    '[]',
    'null',
    '"text"',
    '{"roofType":7,"features":"all","squareFootage":"1e9"}',
  ])('that are damaged (%s) are the defaults', (damage) => {
    local.set('calculator-roof', damage)
    session.set('calculator-roof-person', damage)
    session.set('calculator-roof-finished', damage)
    expect(savedAnswers('roof', roofQuestions)).toEqual(untouchedRoof)
    expect(savedFinish('roof')).toBeUndefined()
  })

  test.each(['kept', 'blocked', undefined] as const)(
    'come back with where their lead waits (%s)',
    (waiting) => {
      const finished = { reference: 'R', answers: '{}', at: 1, ...(waiting && { waiting }) }
      saveFinish('roof', finished)
      expect(savedFinish('roof')).toEqual(finished)
    },
  )

  test('are not finished while their lead waits on the page alone, or nobody knows where', () => {
    const finished = { reference: 'R', answers: '{}', at: 1 }
    saveFinish('roof', { ...finished, waiting: 'notKept' })
    expect(savedFinish('roof')).toBeUndefined()
    session.set('calculator-roof-finished', JSON.stringify({ ...finished, waiting: 'lost' }))
    expect(savedFinish('roof')).toEqual(finished)
  })

  test('about the house make sense whatever was stored', () => {
    const anything = fc.dictionary(fc.constantFrom(...Object.keys(untouchedRoof)), fc.anything())
    fc.assert(
      fc.property(anything, (stored) => {
        const wrong = faultsIn(roofQuestions, sensibleAnswers(roofQuestions, stored))
        expect(Object.keys(wrong).filter((field) => !isPersonal(field))).toEqual([])
      }),
    )
  })
})

const last = 8
test.each([
  ['not JSON', undefined],
  ['{"wizard":"roof"}', undefined],
  ['{"wizard":"roof","step":"3"}', undefined],
  ['{"wizard":"roof","step":99}', last],
])('a saved step that is stored as %s is %s', (text, step) => {
  session.set('calculator-place', text)
  vi.stubGlobal('location', { pathname: '/es/roofing-calculator', hash: '' })
  expect(stepElsewhere('roof', last)).toBe(step)
})
