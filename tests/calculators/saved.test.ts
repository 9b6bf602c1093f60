import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { savedStep, saveStep } from '../../components/calculators/engine/place.ts'
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
} from '../../components/calculators/engine/saved.ts'
import { savedLeadId, saveLeadId } from '../../components/calculators/engine/send-lead.ts'
import { deleteStored } from '../../components/calculators/engine/storage.ts'
import { roofQuestions } from '../../content/schema/questions.ts'
import { blocked, storageOf } from '../browser-storage.ts'
import { anythingPersonal, person, untouchedRoof } from './samples.tsx'

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOf())
  vi.stubGlobal('sessionStorage', storageOf())
})

describe('saved answers', () => {
  const own = { ...untouchedRoof, ...person, roofType: 'tile', features: ['solar-ready'] }
  const nobody = Object.fromEntries(personalFields.map((field) => [field, '']))

  test('come back to their tab, whatever others save, and start a new one without a person', () => {
    const tabs = [sessionStorage, storageOf(), storageOf()]
    const inTab = (number: number) => vi.stubGlobal('sessionStorage', tabs[number])
    const others = { ...untouchedRoof, roofType: 'flat', squareFootage: '9000' }
    saveAnswers('roof', own)
    expect(Object.values(localStorage).join()).not.toMatch(anythingPersonal)
    inTab(1)
    expect(savedAnswers('roof', roofQuestions)).toEqual({ ...own, ...nobody })
    saveAnswers('roof', others)
    inTab(0)
    expect(savedAnswers('roof', roofQuestions)).toEqual(own)
    inTab(2)
    expect(savedAnswers('roof', roofQuestions)).toEqual(others)
  })

  test('are those that were sent, in a tab that has only them', () => {
    const sent = { reference: 'R', answers: JSON.stringify(own), at: 1 }
    sessionStorage.setItem('calculator-roof-finished', JSON.stringify(sent))
    localStorage.setItem('calculator-roof', '{"roofType":"flat"}')
    expect(savedAnswers('roof', roofQuestions)).toEqual(own)
  })

  test.each([
    'not JSON',
    '[]',
    'null',
    '"text"',
    '{"roofType":7,"features":"all","squareFootage":"1e9"}',
  ])('that are damaged (%s) are the defaults', (damage) => {
    localStorage.setItem('calculator-roof', damage)
    sessionStorage.setItem('calculator-roof-person', damage)
    sessionStorage.setItem('calculator-roof-finished', damage)
    expect(savedAnswers('roof', roofQuestions)).toEqual(untouchedRoof)
    expect(savedFinish('roof')).toBeUndefined()
  })

  test.each(['kept', 'blocked', undefined] as const)(
    'come back with where their lead waits (%s)',
    (waiting) => {
      const finished = { reference: 'R', answers: '{}', at: 1, ...(waiting && { waiting }) }
      saveAnswers('roof', untouchedRoof, finished)
      expect(savedFinish('roof')).toEqual(finished)
    },
  )

  test('are not finished while their lead waits on the page alone', () => {
    const finished = { reference: 'R', answers: '{}', at: 1 }
    saveAnswers('roof', untouchedRoof, { ...finished, waiting: 'notKept' })
    expect(savedFinish('roof')).toBeUndefined()
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
const spanish = { pathname: '/es/roofing-calculator', hash: '#calculator', search: '' }
const stateOf = (step: unknown, wizard = 'roof') => ({ wizard, step })

/** The history of a tab: its entries, the last of which is shown. */
const openHistory = (...entries: unknown[]) => {
  vi.stubGlobal('location', spanish)
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
  [
    'the same page in another entry',
    `{"wizard":"roof","step":5,"path":"${spanish.pathname}"}`,
    null,
    0,
  ],
  ['another wizard', '{"wizard":"energy","step":5}', stateOf(3, 'energy'), 0],
  ['what is not JSON', 'not JSON', 'text', 0],
  ['no step', '{"wizard":"roof"}', { wizard: 'roof' }, 0],
  ['a text', '{"wizard":"roof","step":"3"}', stateOf('3'), 0],
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
  ['the first step of a new entry', [null], 0, [0]],
  ['the step of another page: those before it are there to go back to', [null], 2, [0, 1, 2]],
  ['the next step', [stateOf(0)], 1, [0, 1]],
  ['the step of an entry that is shown again', [stateOf(0), stateOf(1)], 1, [0, 1]],
  ['an earlier step, to which a wrong answer led', [stateOf(0), stateOf(1)], 0, [0, 0]],
])('the history of a tab has %s', (_what, entries, step, expected) => {
  const history = openHistory(...entries)
  saveStep('roof', step, result)
  expect(history).toEqual(expected.map((each) => stateOf(each)))
  expect(JSON.parse(sessionStorage.getItem('calculator-place') ?? '')).toEqual({
    ...stateOf(step),
    path: spanish.pathname,
  })
})

test.each([
  ['works', storageOf()],
  ['is full', storageOf(0)],
  ['is blocked', blocked],
])('a lead is sent again with its id until it arrives, where the storage %s', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage)
  expect(savedLeadId('lead')).toBeUndefined()
  saveLeadId('lead', 'a1b2')
  expect(savedLeadId('lead')).toBe('a1b2')
  deleteStored('lead')
  expect(savedLeadId('lead')).toBeUndefined()
})
