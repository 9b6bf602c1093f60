import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { faultsIn, isPersonal } from '../../components/calculators/engine/questions.ts'
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
  const keys = ['calculator-roof', 'calculator-roof-person', 'calculator-roof-finished']

  test('about a person stay in their tab, which has the last that it saved', () => {
    saveAnswers('roof', own)
    localStorage.setItem('calculator-roof', '{"roofType":"flat"}')
    expect(savedAnswers('roof', roofQuestions)).toEqual(own)
    saveAnswers('roof', own)
    expect(Object.values(localStorage).join()).not.toMatch(anythingPersonal)
    vi.stubGlobal('sessionStorage', storageOf())
    const { roofType, features } = own
    expect(savedAnswers('roof', roofQuestions)).toEqual({ ...untouchedRoof, roofType, features })
  })

  test('are those that were sent, whose copy is the only one about the person', () => {
    const finished = { reference: 'R', answers: JSON.stringify(own), at: 1 }
    saveAnswers('roof', own, finished)
    expect(savedAnswers('roof', roofQuestions)).toEqual(own)
    expect(Object.values(sessionStorage).join().split(person.email)).toHaveLength(2)
    sessionStorage.removeItem('calculator-roof')
    expect(savedAnswers('roof', roofQuestions)).toEqual(own)
  })

  test.each([
    ['kept', true],
    ['notKept', false],
  ] as const)('whose lead is %s are finished: %s', (waiting, isFinished) => {
    const finished = { reference: 'R', answers: '{}', at: 1, waiting }
    saveAnswers('roof', untouchedRoof, finished)
    expect(savedFinish('roof')).toEqual(isFinished ? finished : undefined)
  })

  test('make sense whatever was stored', () => {
    const fields = fc.dictionary(fc.constantFrom(...Object.keys(own), 'at'), fc.anything())
    const stored = fc.oneof(
      fc.string(),
      fc.json(),
      fields.map((all) => JSON.stringify(all)),
    )
    fc.assert(
      fc.property(fc.tuple(stored, stored, stored), (texts) => {
        for (const [index, key] of keys.entries())
          for (const storage of [localStorage, sessionStorage])
            storage.setItem(key, texts[index] ?? '')
        const answers = savedAnswers('roof', roofQuestions)
        expect(Object.keys(answers)).toEqual(Object.keys(untouchedRoof))
        expect(
          Object.keys(faultsIn(roofQuestions, answers)).filter((name) => !isPersonal(name)),
        ).toEqual([])
        expect(savedFinish('roof')?.at ?? 0).toBeTypeOf('number')
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
  ['a step of another wizard', '{"wizard":"energy","step":2}', { wizard: 'energy', step: 2 }, 0],
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
