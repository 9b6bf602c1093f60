import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { faultsIn, isPersonal, stepsOf } from '../../components/calculators/engine/questions.ts'
import {
  deleteStored,
  readStored,
  savedWizard,
  writeStored,
} from '../../components/calculators/engine/saved.ts'
import { roofQuestions } from '../../content/schema/questions.ts'
import { blocked, openTab, storageOf } from '../browser-storage.ts'
import { anythingPersonal, person, untouchedRoof } from './samples.tsx'

const page = '/es/roofing-calculator'
const saved = savedWizard('roof', roofQuestions)
beforeEach(() => void openTab(page))

describe('saved answers', () => {
  const own = { ...untouchedRoof, ...person, roofType: 'tile', features: ['solar-ready'] }
  const keys = ['calculator-roof', 'calculator-roof-person', 'calculator-roof-finished']

  test('about a person stay in their tab, which has the last that it saved', () => {
    saved.save(0, own)
    localStorage.setItem('calculator-roof', '{"roofType":"flat"}')
    expect(saved.answers()).toEqual(own)
    saved.save(0, own)
    expect(Object.values(localStorage).join()).not.toMatch(anythingPersonal)
    vi.stubGlobal('sessionStorage', storageOf())
    const { roofType, features } = own
    expect(saved.answers()).toEqual({ ...untouchedRoof, roofType, features })
  })

  test('are those that were sent, whose copy is the only one about the person', () => {
    const finished = { reference: 'R', answers: JSON.stringify(own), at: 1 }
    saved.save(0, own, finished)
    expect(saved.answers()).toEqual(own)
    expect(Object.values(sessionStorage).join().split(person.email)).toHaveLength(2)
    sessionStorage.removeItem('calculator-roof')
    expect(saved.answers()).toEqual(own)
  })

  test.each([
    ['kept', true],
    ['notKept', false],
  ] as const)('whose lead is %s are finished: %s', (waiting, isFinished) => {
    const finished = { reference: 'R', answers: '{}', at: 1, waiting }
    saved.save(0, untouchedRoof, finished)
    expect(saved.finish()).toEqual(isFinished ? finished : undefined)
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
        const answers = saved.answers()
        expect(Object.keys(answers)).toEqual(Object.keys(untouchedRoof))
        expect(
          Object.keys(faultsIn(roofQuestions, answers)).filter((name) => !isPersonal(name)),
        ).toEqual([])
        expect(saved.finish()?.at ?? 0).toBeTypeOf('number')
      }),
    )
  })
})

const result = stepsOf(roofQuestions).length
const stateOf = (step: unknown) => ({ wizard: 'roof', step })

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
  openTab(page, entry)
  if (place) sessionStorage.setItem('calculator-place', place)
  expect(saved.step()).toBe(step)
})

test('a wizard opens at its result again where its answers were sent', () => {
  openTab(page, stateOf(result))
  saved.save(result, untouchedRoof, { reference: 'R', answers: '{}', at: 1 })
  expect(saved.step()).toBe(result)
})

test.each([
  ['the step of another page: those before it are there to go back to', [null], 2, [0, 1, 2]],
  ['the next step', [stateOf(0)], 1, [0, 1]],
  ['an earlier step, to which a wrong answer led', [stateOf(0), stateOf(1)], 0, [0, 0]],
])('the history of a tab has %s', (_what, entries, step, expected) => {
  const history = openTab(page, ...entries)
  saved.save(step, untouchedRoof)
  expect(history).toEqual(expected.map(stateOf))
})

test.each([
  ['works', storageOf()],
  ['is blocked', blocked],
])(
  'the id of a lead that may have arrived stays until it has, where the storage %s',
  (_, storage) => {
    vi.stubGlobal('sessionStorage', storage)
    writeStored('sessionStorage', 'lead', { id: 'a1b2' })
    expect(readStored('sessionStorage', 'lead')).toEqual({ id: 'a1b2' })
    deleteStored('lead')
    expect(readStored('sessionStorage', 'lead')).toEqual({})
  },
)
