import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  faultsIn,
  isPersonal,
  sensibleAnswers,
} from '../../components/calculators/engine/questions.ts'
import {
  deleteStored,
  saveAnswers,
  savedAnswers,
  savedFinish,
  savedStep,
  saveStep,
} from '../../components/calculators/engine/saved.ts'
import { savedLeadId, saveLeadId } from '../../components/calculators/engine/send-lead.ts'
import { roofQuestions } from '../../content/schema/questions.ts'
import { blocked, storageOf } from '../browser-storage.ts'
import { anythingPersonal, person, untouchedRoof } from './samples.tsx'

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOf())
  vi.stubGlobal('sessionStorage', storageOf())
})

describe('saved answers', () => {
  const own = { ...untouchedRoof, ...person, roofType: 'tile', features: ['solar-ready'] }

  test('about a person stay in their tab', () => {
    saveAnswers('roof', own)
    expect(Object.values(localStorage).join()).not.toMatch(anythingPersonal)
    expect(savedAnswers('roof', roofQuestions)).toEqual(own)
    vi.stubGlobal('sessionStorage', storageOf())
    const { roofType, features } = own
    expect(savedAnswers('roof', roofQuestions)).toEqual({ ...untouchedRoof, roofType, features })
  })

  test('are those that were sent, in a tab that has only them', () => {
    const sent = { reference: 'R', answers: JSON.stringify(own), at: 1 }
    sessionStorage.setItem('calculator-roof-finished', JSON.stringify(sent))
    localStorage.setItem('calculator-roof', '{"roofType":"flat"}')
    expect(savedAnswers('roof', roofQuestions)).toEqual(own)
  })

  test.each(['not JSON', '[]', 'null', '{"roofType":7,"features":"all","squareFootage":"1e9"}'])(
    'that are damaged (%s) are the defaults',
    (damage) => {
      localStorage.setItem('calculator-roof', damage)
      sessionStorage.setItem('calculator-roof-person', damage)
      sessionStorage.setItem('calculator-roof-finished', damage)
      expect(savedAnswers('roof', roofQuestions)).toEqual(untouchedRoof)
      expect(savedFinish('roof')).toBeUndefined()
    },
  )

  test('are finished, but not while their lead waits on the page alone', () => {
    const finished = { reference: 'R', answers: '{}', at: 1 }
    saveAnswers('roof', untouchedRoof, { ...finished, waiting: 'notKept' })
    expect(savedFinish('roof')).toBeUndefined()
    saveAnswers('roof', untouchedRoof, { ...finished, waiting: 'kept' })
    expect(savedFinish('roof')).toEqual({ ...finished, waiting: 'kept' })
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

const result = 8
const stateOf = (step: unknown) => ({ wizard: 'roof', step })

/** The history of a tab on a Spanish page: its entries, the last of which is shown. */
const openHistory = (...entries: unknown[]) => {
  vi.stubGlobal('location', { pathname: '/es/roofing-calculator', hash: '', search: '' })
  vi.stubGlobal('history', {
    get state() {
      return entries.at(-1)
    },
    replaceState: (state: unknown) => void entries.splice(-1, 1, state),
    pushState: (state: unknown) => void entries.push(state),
  })
  return entries
}

test.each([
  ['nothing', undefined, undefined, 0],
  ['its entry of the history', undefined, stateOf(3), 3],
  ['another page, such as that of another language', '{"wizard":"roof","step":5}', null, 5],
  ['both: the entry', '{"wizard":"roof","step":5}', stateOf(3), 3],
  ['no step', '{"wizard":"roof"}', 'text', 0],
  ['a step before the first', '{"wizard":"roof","step":-1}', stateOf(-1), 0],
  ['a result that was not sent', '{"wizard":"roof","step":99}', stateOf(99), result - 1],
])('a wizard opens at the step that is saved as %s', (_what, place, entry, step) => {
  openHistory(entry)
  if (place) sessionStorage.setItem('calculator-place', place)
  expect(savedStep('roof', result)).toBe(step)
})

test('a wizard opens at its result again where its answers were sent', () => {
  openHistory(stateOf(result))
  saveAnswers('roof', untouchedRoof, { reference: 'R', answers: '{}', at: 1 })
  expect(savedStep('roof', result)).toBe(result)
})

test.each([
  ['the step of another page: those before it are there to go back to', [null], 2, [0, 1, 2]],
  ['the next step', [stateOf(0)], 1, [0, 1]],
  ['an earlier step, to which a wrong answer led', [stateOf(0), stateOf(1)], 0, [0, 0]],
])('the history of a tab has %s', (_what, entries, step, expected) => {
  const history = openHistory(...entries)
  saveStep('roof', step, result)
  expect(history).toEqual(expected.map(stateOf))
})

test.each([
  ['works', storageOf()],
  ['is blocked', blocked],
])('a lead is sent again with its id until it arrives, where the storage %s', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage)
  saveLeadId('lead', 'a1b2')
  expect(savedLeadId('lead')).toBe('a1b2')
  deleteStored('lead')
  expect(savedLeadId('lead')).toBeUndefined()
})
